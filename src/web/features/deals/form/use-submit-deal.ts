import { useEffect, useRef, useState } from 'react';
import { assessMarketFit, findAlternatives, findMarket } from '../../../../domain/deals/assess-market-fit.ts';
import { nextAttempt } from '../../../forms/attempt.ts';
import { newKey } from '../../../forms/new-key.ts';
import { showToast } from '../../../ui/toast.ts';
import type { FieldError } from '../../../../contract/problem.ts';
import { shownOrder, type DealFormValues } from './deal-values.ts';
import { loadDealCheck } from './load-deal-check.ts';
import { requestOf, sendDeal, tryAgain, type DealAnswer } from './send-deal.ts';
import type { DealForm } from './use-deal-form.ts';

export interface Misfit {
  readonly values: DealFormValues;
  readonly reasons: readonly string[];
  /** The ids of the boxes that would take it. */
  readonly alternatives: readonly string[];
}

export interface Accepted {
  readonly propertyAddress: string;
  readonly city: string;
  readonly market: string;
  /** Who brought it, for the next deal. */
  readonly person: Pick<DealFormValues, 'name' | 'email' | 'phone'>;
}

const accepted = {
  title: 'Deal Submitted Successfully!',
  description: "We'll review your property and get back to you within 24-48 hours.",
};

function failed(description: string): void {
  showToast({ title: 'Submission Failed', description, tone: 'bad' });
}

/** Sends the deal: its fields are checked, then whether its box takes it, then the server is asked. One try at a time. */
export function useSubmitDeal(deal: DealForm) {
  const { form } = deal;
  const [isBusy, setIsBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [misfit, setMisfit] = useState<Misfit | null>(null);
  const [sent, setSent] = useState<Accepted | null>(null);
  // State is a render late: a second press in the same moment is stopped here.
  const busy = useRef(false);
  const taken = useRef<DealFormValues | null>(null);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // What stood in the way may stand there no longer.
        callback: () => setMisfit(null),
      }),
    [form],
  );

  function finish({ propertyAddress, city, targetMarket, name, email, phone }: DealFormValues): void {
    const market = findMarket(targetMarket)?.title ?? targetMarket;
    deal.startOver();
    setAttempts(0);
    setMisfit(null);
    setSent({ propertyAddress, city, market, person: { name, email, phone } });
    showToast(accepted);
  }

  function showErrors(errors: readonly FieldError[]): void {
    for (const { field, message } of errors) {
      const path = shownOrder.find((known) => known === field);
      if (path) form.setError(path, { type: 'server', message });
    }
    setAttempts((count) => count + 1);
  }

  function refuse({ values, reasons, alternatives }: Misfit, title: string): void {
    showToast({ title, description: reasons[0] ?? '', tone: 'bad' });
    setMisfit({ values, reasons, alternatives });
  }

  async function send(values: DealFormValues): Promise<void> {
    const { readMisfit, MISFIT_TITLE } = await loadDealCheck();
    const attempt = nextAttempt(deal.attempt(), requestOf(values), newKey);
    deal.setAttempt(attempt);
    const isCurrent = () => deal.attempt()?.key === attempt.key;
    const { reasons } = assessMarketFit(values, values.targetMarket);
    if (reasons.length > 0) {
      const alternatives = findAlternatives(values, values.targetMarket).map(({ id }) => id);
      refuse({ values, reasons, alternatives }, MISFIT_TITLE);
      // The server keeps it as a near miss; nobody waits for that, and where it cannot be reached nothing is lost to the person.
      void sendDeal(attempt, readMisfit).then((answer) => isCurrent() && hearMisfit(answer, values));
      return;
    }
    const answer = await sendDeal(attempt, readMisfit);
    if (answer.state === 'accepted') taken.current = values;
    else if (answer.state === 'misfit') refuse({ values, ...answer }, MISFIT_TITLE);
    else {
      failed(answer.message);
      if (answer.errors.length > 0) showErrors(answer.errors);
    }
  }

  /** The server's word on what the page refused: it may know other rules. */
  function hearMisfit(answer: DealAnswer, values: DealFormValues): void {
    if (answer.state === 'accepted') finish(values);
    else if (answer.state === 'misfit') {
      const { reasons, alternatives } = answer;
      setMisfit((shown) => shown && { values, reasons, alternatives });
    } else if (answer.errors.length > 0) showErrors(answer.errors);
  }

  async function submit(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setSent(null);
    try {
      await loadDealCheck();
      await form.handleSubmit(
        () => send(form.getValues()),
        () => setAttempts((count) => count + 1),
      )();
      // Not before the form has taken note that it was sent: it is to begin anew.
      if (taken.current) finish(taken.current);
    } catch {
      failed(tryAgain);
    }
    taken.current = null;
    busy.current = false;
    setIsBusy(false);
  }

  return {
    isBusy,
    attempts,
    misfit,
    sent,
    submit: () => void submit(),
    /** The form as it was at the start. */
    clear() {
      deal.startOver();
      setAttempts(0);
      setMisfit(null);
      setSent(null);
    },
    /** The next deal of the same person. */
    sendAnother() {
      if (sent) for (const name of ['name', 'email', 'phone'] as const) form.setValue(name, sent.person[name]);
      setSent(null);
    },
  };
}
