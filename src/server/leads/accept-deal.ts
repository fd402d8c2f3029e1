import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DealRequest } from '../../contract/deals.ts';
import { createdSchema, type Created } from '../../contract/quiz.ts';
import { assessMarketFit, findAlternatives, findMarket, type MarketFit } from '../../domain/deals/assess-market-fit.ts';
import { Refusal } from '../requests/refusal.ts';
import { answerOnce } from '../requests/answer-once.ts';
import { recordEvent } from '../store/analytics/analytics-writes.ts';
import { upsertNearMiss, tieNearMiss } from '../store/leads/near-misses.ts';
import type { Database } from '../store/schema/schema.ts';
import { tell } from '../store/stream/tell.ts';
import { acceptedDeal, DEAL_PAGE } from './accepted-deal.ts';
import { dealRecord, nearMissKey, submissionOf } from './deal-record.ts';
import type { FormArrival, FormSender } from '../requests/form-arrival.ts';
import type { JudgingDeps } from './accept-form.ts';
import { setAside, type Suspicion } from './set-aside.ts';
import { storeLead, type Moment } from './store-lead.ts';
import { tagReader } from './tag-reader.ts';
import { newRowId } from '../store/engine/new-row-id.ts';

/** Why a buy box does not take a deal, in sentences, the first the most important; and the ids of those that do. */
const misfitSchema = z.object({ reasons: z.array(z.string()), alternatives: z.array(z.string()) });
export type Misfit = z.infer<typeof misfitSchema>;

const dealAnswerSchema = createdSchema.or(misfitSchema);
export type DealAnswer = z.infer<typeof dealAnswerSchema>;

/** A deal and who sent it. */
export interface SentDeal extends FormSender {
  readonly deal: DealRequest;
}

export type DealArrival = SentDeal & FormArrival;

/**
 * Whether its buy box takes a deal. The form's own rules leave no figure missing; if they ever do, the deal is refused rather than accepted unchecked.
 * @throws Refusal
 */
function assessDeal(deal: DealRequest): MarketFit {
  const fit = assessMarketFit(deal, deal.targetMarket);
  const [first] = fit.missing;
  if (first === undefined) return fit;
  const message = 'Please enter this as one figure, so that it can be checked against the buy box';
  throw new Refusal({
    kind: 'invalid',
    title: 'Please check what you sent',
    detail: message,
    errors: fit.missing.map((field) => ({ field, message })),
  });
}

async function storeFit(tx: Transaction<Database>, sent: SentDeal, moment: Moment): Promise<Created> {
  const { deal } = sent;
  const id = await storeLead(tx, acceptedDeal(deal, moment.at), sent, moment);
  await tieNearMiss(tx, nearMissKey(deal), id);
  return { id };
}

const misfitOf = (deal: DealRequest, reasons: readonly string[]): Misfit => ({
  reasons: [...reasons],
  alternatives: findAlternatives(deal, deal.targetMarket).map(({ id }) => id),
});

async function storeNearMiss(
  tx: Transaction<Database>,
  { deal, sessionId, filtered, language }: SentDeal,
  { at, misfit, id = newRowId() }: Pick<Moment, 'at' | 'id'> & { misfit: Misfit },
): Promise<Misfit> {
  const { name, email, targetMarket } = deal;
  const market = findMarket(targetMarket);
  const { id: missId, tries } = await upsertNearMiss(tx, {
    ...nearMissKey(deal),
    id,
    name,
    email,
    fields: { ...dealRecord(deal, at) },
    targetMarket,
    ...misfit,
    sessionId,
    at,
  });
  await tagReader(tx, language, missId);
  const fields = submissionOf(deal);
  await tell(tx, {
    type: 'deal.near_miss',
    thing: { nearMiss: { id: missId, market: targetMarket, fields, ...misfit, tries } },
    of: { itemId: missId },
    at,
  });
  // Once for each near miss, and without anything the visitor typed.
  if (tries === 1) {
    const properties = { market: market?.id ?? null };
    await recordEvent(tx, { sessionId, name: 'deal_near_miss', page: DEAL_PAGE, properties, at, filtered });
  }
  return misfit;
}

/**
 * Stores a deal as a lead or as a near miss, as its buy box says, in a unit that may hold more.
 * @throws Refusal where a figure that the checks need is missing
 */
export async function storeJudged(tx: Transaction<Database>, sent: SentDeal, moment: Moment): Promise<DealAnswer> {
  const { deal } = sent;
  const { reasons } = assessDeal(deal);
  return reasons.length === 0
    ? storeFit(tx, sent, moment)
    : storeNearMiss(tx, sent, { ...moment, misfit: misfitOf(deal, reasons) });
}

/** Sets a suspect deal aside; its sender gets the same answer as everybody. */
async function setDealAside(tx: Transaction<Database>, sent: SentDeal, suspicion: Suspicion): Promise<DealAnswer> {
  const { deal } = sent;
  const { reasons } = assessDeal(deal);
  const isFit = reasons.length === 0;
  const id = await setAside(tx, { kind: 'deal', request: deal }, sent, suspicion, isFit ? 'deal' : 'near_miss');
  return isFit ? { id } : misfitOf(deal, reasons);
}

/**
 * Stores a deal that its buy box takes, with its delivery to the CRM, its mails and its conversion, together or not at all: 201. One that it does not
 * take is kept as a near miss and goes nowhere: 422, the body a misfit. What looks like spam is set aside instead, and answered alike. Either answer is
 * given once it is on disk.
 * @throws Refusal where a figure that the checks need is missing
 */
export async function acceptDeal(
  { store, clock, timeZone, ownerEmail, judge }: JudgingDeps,
  arrival: DealArrival,
): Promise<DealAnswer> {
  const at = clock.now();
  const judgement = judge.judge(acceptedDeal(arrival.deal, at), arrival);
  const mailHold = judgement === null ? judge.holdMail(arrival, arrival.deal.email) : null;
  return store.writeBeside((tx) =>
    answerOnce(tx, arrival.idempotent, dealAnswerSchema, () =>
      judgement === null
        ? storeJudged(tx, arrival, { at, timeZone, ownerEmail, mailHold })
        : setDealAside(tx, arrival, { judgement, at }),
    ),
  );
}
