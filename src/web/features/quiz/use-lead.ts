import { useRef, useState } from 'react';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import type { FieldError } from '../../../contract/problem.ts';
import { isText, recordOf, shaped } from '../../api/shaped.ts';
import { useSending } from '../../forms/sending/use-sending.ts';
import { showToast } from '../../ui/toast.ts';
import { type QuizAction, type QuizFlow, leadOf } from './quiz-flow.ts';

const created = shaped(recordOf<{ id: string }>({ id: isText }));
const fields = ['firstName', 'email'] as const;
export type LeadField = (typeof fields)[number];

const told = {
  what: 'Your quiz',
  arrived: { title: 'Your quiz can begin', description: 'Your name has arrived: open the quiz and start it.' },
};

/** Sends the quiz taker's name and e-mail. */
export function useLead(flow: QuizFlow, dispatch: (action: QuizAction) => void, onStarted: (leadId: string) => void) {
  const attempt = useRef(flow.attempt);
  const [errors, setErrors] = useState<Partial<Record<LeadField, string>>>({});
  const [refusals, setRefusals] = useState(0);

  function showErrors(named: readonly FieldError[]): boolean {
    const known = named.filter(({ field }) => fields.some((one) => one === field));
    setErrors(Object.fromEntries(known.map(({ field, message }) => [field, message])));
    if (known.length > 0) setRefusals((count) => count + 1);
    return known.length > 0;
  }

  const [isPrefilled] = useState(leadOf(flow) !== null);

  const { isBusy, notice, takeTrap, send } = useSending({
    path: visitorPaths.quizLeads,
    isPrefilled,
    told: () => told,
    lastAttempt: () => attempt.current,
    keepAttempt: (next) => {
      attempt.current = next;
      dispatch({ type: 'attempted', attempt: next });
    },
    readAnswer: (answer) => created.parse(answer),
    onAccepted: ({ answer, isLate }) => {
      if (isLate) showToast({ title: 'The connection is back', description: 'Here is your first question.' });
      onStarted(answer.id);
    },
    showErrors,
    showFailure: () =>
      showToast({ title: 'Error', description: 'Something went wrong. Please try again.', tone: 'bad' }),
  });

  return {
    isBusy,
    notice,
    takeTrap,
    errors,
    /** Counts the answers with field errors; each one moves the focus to the summary. */
    refusals,
    /** An empty field sends nothing. */
    submit() {
      const lead = leadOf(flow);
      if (lead === null) return;
      setErrors({});
      send(lead);
    },
    /** The browser's own words about a field. */
    refuse: (field: LeadField, message: string) => void showErrors([{ field, message }]),
    type(field: LeadField, text: string) {
      setErrors((shown) => ({ ...shown, [field]: undefined }));
      dispatch({ type: 'typed', field, text });
    },
  };
}
