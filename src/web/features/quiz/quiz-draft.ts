import { quizQuestions } from '../../../../content/quiz.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { fieldsOf, readAttempt } from '../../forms/sending/kept-values.ts';
import { quizResult } from '../../../domain/quiz/quiz-result.ts';
import { type QuizFlow, emptyFlow, questionCount } from './quiz-flow.ts';

const DRAFT_KEY = 'quiz_draft';
/** Incremented when older drafts can no longer be read. */
const DRAFT_VERSION = 1;
const DRAFT_MAX_AGE_MS = 24 * 60 * 60 * 1000;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const PLAN_START = visitorPaths.floorPlan.replace(':token', '');

/** The path of the floor plan's page; null for anything else. */
function readPlan(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith(PLAN_START) ? value : null;
}

/** The answers that the present quiz still offers. */
function readAnswers(value: unknown): Record<string, string> {
  const given = fieldsOf(value);
  const kept = quizQuestions.flatMap(({ id, options }) => {
    const option = options.find((candidate) => candidate.value === given[id]);
    return option === undefined ? [] : [[id, option.value] as const];
  });
  return Object.fromEntries(kept);
}

/**
 * Restores a saved quiz without its invalid parts: an unknown answer, a stage without its lead, a question
 * after an unanswered one. A draft that is too old or of another version starts from the beginning.
 */
export function readDraft(saved: string | null, nowMs: number): QuizFlow {
  const draft = parse(saved);
  const savedAtMs = draft['savedAtMs'];
  // A draft of a time to come is from before the clock was put right.
  const fresh = typeof savedAtMs === 'number' && Math.abs(nowMs - savedAtMs) < DRAFT_MAX_AGE_MS;
  if (draft['version'] !== DRAFT_VERSION || !fresh) return emptyFlow;

  const flow: QuizFlow = {
    ...emptyFlow,
    firstName: textOf(draft['firstName']),
    email: textOf(draft['email']),
    attempt: readAttempt(draft['attempt']),
  };
  const { leadId, stage } = draft;
  if (typeof leadId !== 'string' || (stage !== 'quiz' && stage !== 'results')) return flow;

  const answers = readAnswers(draft['answers']);
  const unanswered = quizQuestions.findIndex(({ id }) => answers[id] === undefined);
  const reachable = unanswered === -1 ? questionCount - 1 : unanswered;
  if (stage === 'results' && unanswered === -1) {
    return {
      ...flow,
      stage,
      leadId,
      answers,
      index: questionCount - 1,
      furthest: questionCount - 1,
      result: quizResult(answers),
      plan: readPlan(draft['plan']),
    };
  }
  const index = questionNumber(draft['index'], 0, reachable);
  return { ...flow, stage: 'quiz', leadId, answers, index, furthest: questionNumber(draft['furthest'], index) };
}

function questionNumber(value: unknown, least: number, most = questionCount - 1): number {
  return Number.isInteger(value) ? Math.min(Math.max(Number(value), least), most) : least;
}

function parse(saved: string | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(saved ?? 'null'));
  } catch {
    return {};
  }
}

/** The stored quiz. The result is left out, because the answers give it again. */
export function writeDraft(flow: QuizFlow, nowMs: number): string {
  return JSON.stringify({ version: DRAFT_VERSION, savedAtMs: nowMs, ...flow, result: undefined });
}

/** Loads this tab's quiz. Without storage the quiz starts from the beginning. */
export function loadDraft(): QuizFlow {
  try {
    return readDraft(sessionStorage.getItem(DRAFT_KEY), Date.now());
  } catch {
    return emptyFlow;
  }
}

/** Stores the quiz for a reload; an untouched quiz is not stored. */
export function saveDraft(flow: QuizFlow): void {
  try {
    if (flow === emptyFlow) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, writeDraft(flow, Date.now()));
  } catch {
    // Storage is full or forbidden: the quiz continues without it.
  }
}

/** Deletes the stored quiz once it is finished and closed. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was stored.
  }
}
