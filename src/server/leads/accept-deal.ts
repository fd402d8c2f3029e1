import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { MISFIT_TITLE, type DealRequest } from '../../contract/deals.ts';
import { assessMarketFit, findAlternatives, findMarket, type MarketFit } from '../../domain/deals/assess-market-fit.ts';
import type { Destination } from '../delivery/destinations.ts';
import { ProblemError } from '../http/problem-error.ts';
import { answerOnce, type Answer, type Idempotent } from '../idempotency.ts';
import { insertMail, insertOwnerAlert } from '../mail/insert-mail.ts';
import { recordConversion, recordEvent } from '../store/analytics-writes.ts';
import { insertLead } from '../store/leads.ts';
import { keepNearMiss, tieNearMiss } from '../store/near-misses.ts';
import { insertDelivery } from '../store/outbox.ts';
import type { Database } from '../store/schema.ts';
import { dealRecord, nearMissKey, submissionOf } from './deal-record.ts';
import type { LeadDeps } from './lead-deps.ts';

const DEAL_PAGE = '/buy-box';
const DESTINATION: Destination = 'crm-deal';

export interface DealArrival {
  readonly deal: DealRequest;
  /** The analytics session it came in, where the browser said so. */
  readonly sessionId: string | null;
  /** The owner: kept and delivered, but in no figure. */
  readonly filtered: boolean;
  readonly idempotent: Idempotent | null;
}

interface Moment {
  readonly at: number;
  readonly timeZone: string;
  readonly ownerEmail: string | null;
}

/** What the CRM is told of a deal: the submission's 25 fields, then these three, and no others. */
function crmPayload(deal: DealRequest, at: number): string {
  return JSON.stringify({
    ...submissionOf(deal),
    source: 'Buy Box Form',
    timestamp: new Date(at).toISOString(),
    formType: 'Deal Submission',
  });
}

/** The form's own rules leave nothing missing; should they ever, nothing unchecked goes through. */
function refuseMissing({ missing }: MarketFit): void {
  const [first] = missing;
  if (first === undefined) return;
  const message = 'Please enter this as one figure, so that it can be checked against the buy box';
  throw new ProblemError({
    status: 422,
    title: 'Please check what you sent',
    detail: message,
    errors: missing.map((field) => ({ field, message })),
  });
}

/** The person hears that it arrived, and the owner what it is. */
async function mailAboutDeal(
  tx: Transaction<Database>,
  deal: DealRequest,
  { ownerEmail, ...about }: { leadId: string; at: number; ownerEmail: string | null },
): Promise<void> {
  const { name, email, phone, propertyAddress, city, state, askingPrice, targetMarket } = deal;
  const address = [propertyAddress, city, state.toUpperCase()].join(', ');
  const marketTitle = findMarket(targetMarket)?.title ?? targetMarket;
  await insertMail(tx, { ...about, template: 'deal-received', to: email, props: { name, address, marketTitle } });
  await insertOwnerAlert(
    tx,
    { ownerEmail },
    {
      ...about,
      what: 'New deal',
      who: { name, email },
      facts: [
        ['Phone', phone],
        ['Property', address],
        ['Asking price', askingPrice],
        ['Buy box', marketTitle],
      ],
    },
  );
}

async function storeDeal(
  tx: Transaction<Database>,
  { deal, sessionId, filtered }: DealArrival,
  { at, timeZone, ownerEmail }: Moment,
): Promise<Answer> {
  const id = randomUUID();
  const { name, email } = deal;
  await insertLead(tx, { id, kind: 'deal', name, email, fields: { ...dealRecord(deal, at) }, sessionId, at });
  await insertDelivery(tx, {
    id: randomUUID(),
    kind: 'deal',
    leadId: id,
    destination: DESTINATION,
    payload: crmPayload(deal, at),
    at,
  });
  await mailAboutDeal(tx, deal, { leadId: id, at, ownerEmail });
  await tieNearMiss(tx, nearMissKey(deal), id);
  const conversion = { sessionId, type: 'deal_submission', value: null, page: DEAL_PAGE };
  await recordConversion(tx, { ...conversion, at, timeZone, filtered });
  return { status: 201, body: { id } };
}

async function storeNearMiss(
  tx: Transaction<Database>,
  { deal, sessionId, filtered }: DealArrival,
  { at, reasons }: { at: number; reasons: readonly string[] },
): Promise<Answer> {
  const { name, email, targetMarket } = deal;
  const market = findMarket(targetMarket);
  const alternatives = findAlternatives(deal, targetMarket).map(({ id }) => id);
  const tries = await keepNearMiss(tx, {
    ...nearMissKey(deal),
    id: randomUUID(),
    name,
    email,
    fields: { ...dealRecord(deal, at) },
    targetMarket,
    reasons,
    alternatives,
    sessionId,
    at,
  });
  // Once for each near miss, and never with what a visitor typed.
  if (tries === 1) {
    const properties = { market: market?.id ?? null };
    await recordEvent(tx, { sessionId, name: 'deal_near_miss', page: DEAL_PAGE, properties, at, filtered });
  }
  return {
    status: 422,
    body: { type: 'about:blank', title: MISFIT_TITLE, status: 422, detail: reasons[0], reasons, alternatives },
  };
}

/**
 * Stores a deal that its buy box takes, with its delivery to the CRM, its mails and its conversion, together or not at all: 201. One that it does not
 * take is kept as a near miss and goes nowhere: 422, the body a misfit. Either answer is given once it is on disk.
 * @throws ProblemError 422 where a figure that the checks need is missing
 */
export async function acceptDeal(
  { store, clock, timeZone, ownerEmail }: LeadDeps,
  arrival: DealArrival,
): Promise<Answer> {
  const at = clock.now();
  const fit = assessMarketFit(arrival.deal, arrival.deal.targetMarket);
  refuseMissing(fit);
  const { reasons } = fit;
  return store.write((tx) =>
    answerOnce(tx, arrival.idempotent, () =>
      reasons.length === 0
        ? storeDeal(tx, arrival, { at, timeZone, ownerEmail })
        : storeNearMiss(tx, arrival, { at, reasons }),
    ),
  );
}
