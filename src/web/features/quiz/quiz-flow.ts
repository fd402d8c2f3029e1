import { type QuizQuestion, quizQuestions } from '../../../../content/quiz.ts';
import type { QuizLead, QuizResult } from '../../../contract/quiz.ts';
import type { Attempt } from '../../forms/sending/attempt.ts';
import { quizResult } from '../../../domain/quiz/quiz-result.ts';

/** The state of the quiz, with everything that was typed and chosen. */
export interface QuizFlow {
  readonly stage: 'lead-capture' | 'quiz' | 'results';
  readonly firstName: string;
  readonly email: string;
  /** The last attempt to send name and e-mail. The same ones keep its idempotency key, so that the server stores one lead. */
  readonly attempt: Attempt | null;
  readonly leadId: string | null;
  /** 0 for the first question. */
  readonly index: number;
  /** The furthest question reached in this run, -1 before the first. */
  readonly furthest: number;
  readonly answers: Readonly<Record<string, string>>;
  readonly result: QuizResult | null;
  /** The path of the floor plan's page; null until the server has the answers. */
  readonly plan: string | null;
}

export type QuizAction =
  | { type: 'typed'; field: 'firstName' | 'email'; text: string }
  | { type: 'attempted'; attempt: Attempt }
  | { type: 'lead-accepted'; leadId: string }
  | { type: 'answered'; value: string }
  | { type: 'went-on' }
  | { type: 'went-back' }
  | { type: 'finished'; result: QuizResult; plan: string | null }
  | { type: 'confirmed'; result: QuizResult; plan: string | null }
  | { type: 'started-over' };

export const emptyFlow: QuizFlow = {
  stage: 'lead-capture',
  firstName: '',
  email: '',
  attempt: null,
  leadId: null,
  index: 0,
  furthest: -1,
  answers: {},
  result: null,
  plan: null,
};

export const questionCount = quizQuestions.length;
const lastIndex = questionCount - 1;

export function questionAt(index: number): QuizQuestion {
  const question = quizQuestions[index];
  if (question === undefined) throw new RangeError(`The quiz has no question ${index}`);
  return question;
}

/** The answer to the present question. */
export function currentAnswer(flow: QuizFlow): string | undefined {
  return flow.answers[questionAt(flow.index).id];
}

export function isLastQuestion(flow: QuizFlow): boolean {
  return flow.index === lastIndex;
}

/** The lead, or null while a field is empty. */
export function leadOf(flow: QuizFlow): QuizLead | null {
  const firstName = flow.firstName.trim();
  const email = flow.email.trim();
  return firstName === '' || email === '' ? null : { firstName, email };
}

/** The id of the element that gets the focus at this step. */
export function stepId({ stage, index }: QuizFlow): string {
  return stage === 'quiz' ? `quiz-question-${index}` : `quiz-${stage}`;
}

function goTo(flow: QuizFlow, index: number): QuizFlow {
  return { ...flow, index, furthest: Math.max(flow.furthest, index) };
}

function captureLead(flow: QuizFlow, action: QuizAction): QuizFlow {
  if (action.type === 'typed') return { ...flow, [action.field]: action.text };
  if (action.type === 'attempted') return { ...flow, attempt: action.attempt };
  if (action.type === 'lead-accepted') return goTo({ ...flow, stage: 'quiz', leadId: action.leadId }, 0);
  return flow;
}

function takeQuiz(flow: QuizFlow, action: QuizAction): QuizFlow {
  const question = questionAt(flow.index);
  const isAnswered = currentAnswer(flow) !== undefined;
  if (action.type === 'answered') {
    const isOffered = question.options.some(({ value }) => value === action.value);
    return isOffered ? { ...flow, answers: { ...flow.answers, [question.id]: action.value } } : flow;
  }
  if (action.type === 'went-back') return { ...flow, index: Math.max(0, flow.index - 1) };
  if (action.type === 'went-on' && isAnswered && !isLastQuestion(flow)) return goTo(flow, flow.index + 1);
  if (action.type === 'finished' && isAnswered && isLastQuestion(flow)) {
    return { ...flow, stage: 'results', result: action.result, plan: action.plan };
  }
  return flow;
}

function showResult(flow: QuizFlow, action: QuizAction): QuizFlow {
  return action.type === 'confirmed' ? { ...flow, result: action.result, plan: action.plan } : flow;
}

const stages = { 'lead-capture': captureLead, quiz: takeQuiz, results: showResult };

/** The quiz as a state machine; an action that does not fit the stage changes nothing. */
export function advance(flow: QuizFlow, action: QuizAction): QuizFlow {
  if (action.type === 'started-over') {
    return { ...flow, stage: 'lead-capture', index: 0, furthest: -1, answers: {}, result: null, plan: null };
  }
  return stages[flow.stage](flow, action);
}

/** The result by the same rules, computed in the browser if the server cannot be reached. */
export function resultHere(flow: QuizFlow): QuizResult {
  return quizResult(flow.answers);
}
