import type { Transaction } from 'kysely';
import { z } from 'zod';
import { dealFields } from '../../contract/deal-fields.ts';
import type { DealRequest } from '../../contract/deals.ts';
import { createdSchema, type Created } from '../../contract/quiz.ts';
import { assessMarketFit, findAlternatives, findMarket, type MarketFit } from '../../domain/deals/assess-market-fit.ts';
import { Refusal } from '../requests/refusal.ts';
import { answerOnce } from '../requests/answer-once.ts';
import { recordEvent } from '../store/analytics/analytics-writes.ts';
import { upsertNearMiss, tieNearMiss } from '../store/leads/near-misses.ts';
import type { Database } from '../store/schema/schema.ts';
import { tell } from '../store/stream/tell.ts';
import { dealRecord, nearMissKey, submissionOf } from './deal-record.ts';
import type { FormArrival } from '../requests/form-arrival.ts';
import type { UseCaseDeps } from '../requests/use-case-deps.ts';
import { storeLead, type Moment, type AcceptedForm } from './store-lead.ts';
import { newRowId } from '../store/engine/new-row-id.ts';

const DEAL_PAGE = '/buy-box';

/** Why a buy box does not take a deal, in sentences, the first the most important; and the ids of those that do. */
const misfitSchema = z.object({ reasons: z.array(z.string()), alternatives: z.array(z.string()) });
type Misfit = z.infer<typeof misfitSchema>;

const dealAnswerSchema = createdSchema.or(misfitSchema);
export type DealAnswer = z.infer<typeof dealAnswerSchema>;

export interface DealArrival extends FormArrival {
  readonly deal: DealRequest;
}
type Judged = Omit<DealArrival, 'idempotent'>;

/** Where a deal that its buy box takes goes: to the CRM its 25 fields. */
function acceptedDeal(deal: DealRequest, at: number): AcceptedForm {
  const { name, email, phone, propertyAddress, city, state, askingPrice, targetMarket } = deal;
  const address = [propertyAddress, city, state.toUpperCase()].join(', ');
  const marketTitle = findMarket(targetMarket)?.title ?? targetMarket;
  const record = dealRecord(deal, at);
  return {
    kind: 'deal',
    name,
    email,
    fields: { ...record },
    consent: record.smsConsent,
    event: (id) => ({
      type: 'deal.taken',
      thing: { deal: { id, market: targetMarket, fields: record.deal, extras: { ...record.extras } } },
    }),
    crm: {
      destination: 'crm-deal',
      kind: 'deal',
      members: submissionOf(deal),
      source: 'Buy Box Form',
      formType: 'Deal Submission',
    },
    mail: { template: 'deal-received', props: { name, address, marketTitle } },
    alert: {
      what: 'New deal',
      facts: [
        [dealFields.phone.label, phone],
        ['Property', address],
        [dealFields.askingPrice.label, askingPrice],
        [dealFields.targetMarket.label, marketTitle],
      ],
    },
    conversion: { type: 'deal_submission', page: DEAL_PAGE },
  };
}

/** The form's own rules leave no figure missing. If they ever do, the deal is refused rather than accepted unchecked. */
function refuseMissing({ missing }: MarketFit): void {
  const [first] = missing;
  if (first === undefined) return;
  const message = 'Please enter this as one figure, so that it can be checked against the buy box';
  throw new Refusal({
    kind: 'invalid',
    title: 'Please check what you sent',
    detail: message,
    errors: missing.map((field) => ({ field, message })),
  });
}

async function storeDeal(tx: Transaction<Database>, arrival: Judged, moment: Moment): Promise<Created> {
  const { deal } = arrival;
  const id = await storeLead(tx, acceptedDeal(deal, moment.at), arrival, moment);
  await tieNearMiss(tx, nearMissKey(deal), id);
  return { id };
}

async function storeNearMiss(
  tx: Transaction<Database>,
  { deal, sessionId, filtered }: Judged,
  { at, reasons, id = newRowId() }: Pick<Moment, 'at' | 'id'> & { reasons: readonly string[] },
): Promise<Misfit> {
  const { name, email, targetMarket } = deal;
  const market = findMarket(targetMarket);
  const alternatives = findAlternatives(deal, targetMarket).map((other) => other.id);
  const { id: missId, tries } = await upsertNearMiss(tx, {
    ...nearMissKey(deal),
    id,
    name,
    email,
    fields: { ...dealRecord(deal, at) },
    targetMarket,
    reasons,
    alternatives,
    sessionId,
    at,
  });
  const fields = submissionOf(deal);
  await tell(tx, {
    type: 'deal.near_miss',
    thing: { nearMiss: { id: missId, market: targetMarket, fields, reasons: [...reasons], alternatives, tries } },
    of: { itemId: missId },
    at,
  });
  // Once for each near miss, and without anything the visitor typed.
  if (tries === 1) {
    const properties = { market: market?.id ?? null };
    await recordEvent(tx, { sessionId, name: 'deal_near_miss', page: DEAL_PAGE, properties, at, filtered });
  }
  return { reasons: [...reasons], alternatives };
}

/**
 * Stores a deal as a lead or as a near miss, as its buy box says, in a unit that may hold more.
 * @throws Refusal where a figure that the checks need is missing
 */
export async function storeJudged(tx: Transaction<Database>, arrival: Judged, moment: Moment): Promise<DealAnswer> {
  const fit = assessMarketFit(arrival.deal, arrival.deal.targetMarket);
  refuseMissing(fit);
  const { reasons } = fit;
  return reasons.length === 0 ? storeDeal(tx, arrival, moment) : storeNearMiss(tx, arrival, { ...moment, reasons });
}

/**
 * Stores a deal that its buy box takes, with its delivery to the CRM, its mails and its conversion, together or not at all: 201. One that it does not
 * take is kept as a near miss and goes nowhere: 422, the body a misfit. Either answer is given once it is on disk.
 * @throws Refusal where a figure that the checks need is missing
 */
export async function acceptDeal(
  { store, clock, timeZone, ownerEmail }: UseCaseDeps,
  arrival: DealArrival,
): Promise<DealAnswer> {
  const at = clock.now();
  return store.write((tx) =>
    answerOnce(tx, arrival.idempotent, dealAnswerSchema, () => storeJudged(tx, arrival, { at, timeZone, ownerEmail })),
  );
}
