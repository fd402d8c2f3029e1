import { useEffect, useState } from 'react';
import { formFailures } from '../../../../contract/form-pages.ts';
import { visitorPaths } from '../../../../contract/visitor-api.ts';
import { assessMarketFit, findAlternatives, findMarket } from '../../../../domain/deals/assess-market-fit.ts';
import type { RequestError } from '../../../api/request-error.ts';
import type { Refused } from '../../../forms/sending/use-sending.ts';
import { useFormSending } from '../../../forms/use-form-sending.ts';
import { showToast } from '../../../ui/toast.ts';
import { dealPaths, readDealValues, requestOf, type DealFormValues } from './deal-values.ts';
import { dealRules, loadDealContract, type DealForm } from './use-deal-form.ts';
import { say, sayAgain, sayOwn } from '../../../words/say.ts';

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

/** What became of the last attempt; null before it, and once it no longer applies. */
type Outcome =
  { readonly kind: 'misfit'; readonly misfit: Misfit } | { readonly kind: 'accepted'; readonly sent: Accepted } | null;

/** A misfit applies to the values that were judged; an acceptance stays. */
const withoutMisfit = (shown: Outcome): Outcome => (shown?.kind === 'misfit' ? null : shown);

const accepted = () => ({
  title: say('Deal Submitted Successfully!'),
  description: say("We'll review your property and get back to you within 24-48 hours."),
});

const showFailure = () =>
  showToast({
    title: say(formFailures.deal.title),
    description: sayAgain(formFailures.deal.description, 'Something went wrong. Please try again.'),
    tone: 'bad',
  });

const showMisfit = (title: string, reason: string) =>
  showToast({ title: sayOwn(title), description: sayAgain(reason, 'Would not take it'), tone: 'bad' });

/** Sends the deal, one attempt at a time: checks the fields, then the fit, then sends the request. */
export function useSubmitDeal(deal: DealForm) {
  const { form } = deal;
  const [outcome, setOutcome] = useState<Outcome>(null);

  const sending = useFormSending({
    form,
    names: dealPaths,
    prepare: dealRules.ready,
    path: visitorPaths.deals,
    isPrefilled: deal.wasKept,
    told: () => ({
      what: say('Your deal for {address}', { address: form.getValues('propertyAddress') }),
      arrived: accepted(),
    }),
    lastAttempt: deal.attempt,
    keepAttempt: deal.setAttempt,
    request: () => requestOf(form.getValues()),
    decide: judge,
    readAnswer: () => null,
    onAccepted: ({ sent: values, body }) => finish(readDealValues(values), body),
    onRefused: handleMisfit,
    showFailure,
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // After a change the reasons may no longer apply.
        callback: () => setOutcome(withoutMisfit),
      }),
    [form],
  );

  /** Clears the form, unless the visitor has typed another deal since the request. */
  function finish({ propertyAddress, city, targetMarket, name, email, phone }: DealFormValues, body: string): void {
    const market = findMarket(targetMarket)?.title ?? targetMarket;
    if (JSON.stringify(requestOf(form.getValues())) === body) deal.startOver();
    else deal.setAttempt(null);
    sending.reset();
    setOutcome({ kind: 'accepted', sent: { propertyAddress, city, market, person: { name, email, phone } } });
    showToast(accepted());
  }

  /**
   * Checks the fit by the page's own rules. A misfit is sent to the server too, which stores it as a near miss. The visitor does not wait
   * for that and loses nothing if it fails.
   */
  async function judge(): Promise<'send' | 'quiet'> {
    const values = form.getValues();
    const { reasons } = assessMarketFit(values, values.targetMarket);
    if (reasons.length === 0) return 'send';
    const { MISFIT_TITLE } = await loadDealContract();
    const alternatives = findAlternatives(values, values.targetMarket).map(({ id }) => id);
    showMisfit(MISFIT_TITLE, reasons[0] ?? '');
    setOutcome({ kind: 'misfit', misfit: { values, reasons, alternatives } });
    return 'quiet';
  }

  /** Shows the server's verdict on the fit, which may follow newer rules. A toast that the page has shown is not repeated. */
  async function handleMisfit({ status, answer }: RequestError, { sent: values, isQuiet }: Refused): Promise<boolean> {
    if (status !== 422) return false;
    const { misfitSchema, MISFIT_TITLE } = await loadDealContract();
    const { data: found } = misfitSchema.safeParse(answer);
    if (found === undefined) return false;
    const { reasons, alternatives } = found;
    if (!isQuiet) showMisfit(MISFIT_TITLE, reasons[0] ?? '');
    const misfit = { values: readDealValues(values), reasons, alternatives };
    // The verdict on a request that the visitor did not wait for updates reasons that are still shown; it shows none anew.
    setOutcome((shown) => (isQuiet && shown?.kind !== 'misfit' ? shown : { kind: 'misfit', misfit }));
    return true;
  }

  const sent = outcome?.kind === 'accepted' ? outcome.sent : null;

  return {
    isBusy: sending.isBusy,
    attempts: sending.attempts,
    notice: sending.notice,
    takeTrap: sending.takeTrap,
    misfit: outcome?.kind === 'misfit' ? outcome.misfit : null,
    sent,
    submit() {
      setOutcome((shown) => (shown?.kind === 'accepted' ? null : shown));
      sending.submit();
    },
    /** Resets the form. */
    clear() {
      deal.startOver();
      sending.reset();
      setOutcome(null);
    },
    /** Starts the next deal of the same person. */
    startNext() {
      if (sent) for (const name of ['name', 'email', 'phone'] as const) form.setValue(name, sent.person[name]);
      setOutcome(null);
    },
  };
}
