import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { apiPaths } from '../../../contract/paths.ts';
import { trackEvent } from '../../analytics/track.ts';
import { postJson } from '../../api/request.ts';
import { newKey } from '../../forms/new-key.ts';
import { showToast } from '../../ui/toast.ts';
import { loadContract } from './load-contract.ts';
import { forgetDraft, loadDraft, saveDraft } from './quiz-draft.ts';
import {
  type QuizFlow,
  advance,
  currentAnswer,
  isLastQuestion,
  leadAttempt,
  questionAt,
  resultHere,
} from './quiz-flow.ts';
import { type Sending, keepSending, resendUnsent, sendAnswers, watchSending } from './send-answers.ts';
import { type FinishedQuiz, readUnsent } from './unsent-answers.ts';

function reportQuestion(flow: QuizFlow, index: number): void {
  if (index > flow.furthest) void trackEvent('quiz_question', { questionId: questionAt(index).id, index });
}

/** Whether the answers of a finished quiz, found again after a reload, are still on their way. */
function sendingOf({ stage, leadId }: QuizFlow): Sending['state'] {
  const isUnsent = stage === 'results' && readUnsent().some((quiz) => quiz.leadId === leadId);
  return isUnsent ? 'waiting' : 'sent';
}

/** The quiz of this visitor: where it stands, what it does with the server, and what it reports. */
export function useQuiz() {
  const [flow, dispatch] = useReducer(advance, null, loadDraft);
  const [isBusy, setIsBusy] = useState(false);
  const [sending, setSending] = useState(() => sendingOf(flow));
  // What an answer that comes late is for: the visitor may have begun anew.
  const leadId = useRef(flow.leadId);
  // State is a render late: a second press in the same moment is stopped here.
  const busy = useRef(false);

  useEffect(() => {
    leadId.current = flow.leadId;
    saveDraft(flow);
  }, [flow]);
  useEffect(() => {
    // Early, while the visitor types; a failure shows where the contract is needed.
    loadContract().catch(() => null);
  }, []);
  const settle = useCallback((quiz: FinishedQuiz, later: Sending): void => {
    if (quiz.leadId !== leadId.current) return;
    setSending(later.state);
    if (later.state === 'sent') dispatch({ type: 'confirmed', result: later.result });
  }, []);
  useEffect(() => {
    const unwatch = watchSending(settle);
    void resendUnsent();
    return unwatch;
  }, [settle]);

  async function whileBusy(work: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    await work();
    busy.current = false;
    setIsBusy(false);
  }

  async function submitLead(): Promise<void> {
    const attempt = leadAttempt(flow, newKey);
    if (attempt === null) return;
    dispatch({ type: 'attempted', attempt });
    const { key, ...lead } = attempt;
    try {
      const { createdSchema } = await loadContract();
      const { id } = await postJson(apiPaths.quizLeads, lead, { idempotencyKey: key, schema: createdSchema });
      if (id !== flow.leadId) void trackEvent('quiz_started', { leadId: id });
      reportQuestion(flow, 0);
      dispatch({ type: 'lead-accepted', leadId: id });
    } catch {
      showToast({ title: 'Error', description: 'Something went wrong. Please try again.', tone: 'bad' });
    }
  }

  async function finish(): Promise<void> {
    if (flow.leadId === null) return;
    const quiz = { leadId: flow.leadId, answers: flow.answers, key: newKey() };
    const first = await sendAnswers(quiz);
    const result = first.state === 'sent' ? first.result : resultHere(flow);
    void trackEvent('quiz_completed', { leadId: quiz.leadId, package: result.package });
    setSending(first.state);
    dispatch({ type: 'finished', result });
    if (first.state === 'waiting') void keepSending(quiz);
  }

  function goOn(): void {
    if (currentAnswer(flow) === undefined) return;
    if (isLastQuestion(flow)) void whileBusy(finish);
    else {
      reportQuestion(flow, flow.index + 1);
      dispatch({ type: 'went-on' });
    }
  }

  return {
    flow,
    isBusy,
    sending,
    type: (field: 'firstName' | 'email', text: string) => dispatch({ type: 'typed', field, text }),
    submitLead: () => void whileBusy(submitLead),
    answer: (value: string) => dispatch({ type: 'answered', value }),
    goOn,
    goBack: () => dispatch({ type: 'went-back' }),
    startOver: () => dispatch({ type: 'started-over' }),
    forget: forgetDraft,
  };
}

export type Quiz = ReturnType<typeof useQuiz>;
