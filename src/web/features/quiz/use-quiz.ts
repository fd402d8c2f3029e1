import { useEffect, useReducer, useRef, useState } from 'react';
import type { QuizAnswered } from '../../../contract/quiz.ts';
import { trackEvent } from '../../analytics/track.ts';
import { forgetDraft, loadDraft, saveDraft } from './quiz-draft.ts';
import { type QuizFlow, advance, currentAnswer, isLastQuestion, questionAt, resultHere } from './quiz-flow.ts';
import { type AnswersSending, areAnswersWaiting, followAnswers, sendAnswers } from './send-answers.ts';
import { useLead } from './use-lead.ts';

/** After this time the browser's own result is shown if the server has not answered. */
const RESULT_WAIT_MS = 6000;

function reportQuestion(flow: QuizFlow, index: number): void {
  if (index > flow.furthest) void trackEvent('quiz_question', { questionId: questionAt(index).id, index });
}

/** What the server answered, as the quiz keeps it. */
function outcomeOf({ plan, ...result }: QuizAnswered) {
  return { result, plan };
}

/** Whether the answers of a finished quiz still wait to be sent after a reload. */
function sendingOf({ stage, leadId }: QuizFlow): AnswersSending['state'] {
  return stage === 'results' && leadId !== null && areAnswersWaiting(leadId) ? 'waiting' : 'sent';
}

/** The quiz: its state, its requests and its analytics events. */
export function useQuiz() {
  const [flow, dispatch] = useReducer(advance, null, loadDraft);
  const [isFinishing, setIsFinishing] = useState(false);
  const [sending, setSending] = useState(() => sendingOf(flow));
  const stopHearing = useRef<(() => void) | null>(null);
  const lead = useLead(flow, dispatch, (leadId) => {
    if (leadId !== flow.leadId) void trackEvent('quiz_started', { leadId });
    reportQuestion(flow, 0);
    dispatch({ type: 'lead-accepted', leadId });
  });

  useEffect(() => saveDraft(flow), [flow]);
  useEffect(() => {
    const { stage, leadId, answers } = flow;
    const isFound = stage === 'results' && leadId !== null;
    stopHearing.current = isFound ? followAnswers(leadId, answers, settle) : null;
    return () => stopHearing.current?.();
    // Once, for a quiz that was restored.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the quiz as it was found
  }, []);

  function settle(later: AnswersSending): void {
    setSending(later.state);
    if (later.state === 'sent' && later.result) dispatch({ type: 'confirmed', ...outcomeOf(later.result) });
  }

  function finish(): void {
    const { leadId, answers } = flow;
    if (leadId === null || isFinishing) return;
    setIsFinishing(true);
    let isShown = false;
    const show = (first: AnswersSending) => {
      clearTimeout(late);
      if (isShown) return settle(first);
      isShown = true;
      const answered = first.state === 'sent' ? first.result : null;
      const { result, plan } = answered === null ? { result: resultHere(flow), plan: null } : outcomeOf(answered);
      void trackEvent('quiz_completed', { leadId, package: result.package });
      setSending(first.state);
      dispatch({ type: 'finished', result, plan });
      setIsFinishing(false);
    };
    const late = setTimeout(() => show({ state: 'waiting' }), RESULT_WAIT_MS);
    stopHearing.current?.();
    stopHearing.current = sendAnswers(leadId, answers, show);
  }

  function goOn(): void {
    if (currentAnswer(flow) === undefined) return;
    if (isLastQuestion(flow)) finish();
    else {
      reportQuestion(flow, flow.index + 1);
      dispatch({ type: 'went-on' });
    }
  }

  return {
    flow,
    lead,
    isBusy: isFinishing,
    sending,
    answer: (value: string) => dispatch({ type: 'answered', value }),
    goOn,
    goBack: () => dispatch({ type: 'went-back' }),
    startOver: () => dispatch({ type: 'started-over' }),
    forget: forgetDraft,
  };
}

export type Quiz = ReturnType<typeof useQuiz>;
