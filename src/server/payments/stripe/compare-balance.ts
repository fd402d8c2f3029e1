import type { Stripe } from 'stripe';
import { z } from 'zod';
import { holdingDisputes } from '../../../domain/orders/holding-facts.ts';
import { providerFacts } from '../../../domain/orders/odd-facts.ts';
import type { PaymentEventDeps } from '../accept-events.ts';
import { noteComparison, type Comparison } from '../balance-comparison.ts';
import { readFacts } from '../read-facts.ts';
import {
  compareWithBalance,
  firstSoldAt,
  insertBalance,
  sumElsewhere,
  type ApartSale,
} from '../../store/orders/balance.ts';
import { advancePoll, claimPoll, postponePoll } from '../../store/orders/payment-checks.ts';
import type { Store } from '../../store/engine/store.ts';
import { addDays, dayOf, startOfDay } from '../../time/days.ts';
import { ProviderUnavailable } from '../provider.ts';
import type { StripeAccess } from './stripe-access.ts';
import { stripesTime } from './stripes-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** At night, in the site's zone. */
const AT_HOUR = 3;
/** Read again each time: what was made at the same moment may be listed later. */
const LATE_MS = HOUR_MS;
/** A sale's events and its movements come a little apart. */
const SETTLES_MS = HOUR_MS;
const CALLS_MAX = 50;
const PAGE = 100;
const LISTED_MAX = 100;
const RETRY_MS = 15 * MINUTE_MS;
const POLLED = 'stripe-balance';

export type BalanceDeps = Pick<PaymentEventDeps, 'store' | 'clock' | 'timeZone'> & { readonly access: StripeAccess };

/** What a movement is about: a charge, refund or dispute that names its payment. */
const sourceSchema = z
  .object({ payment_intent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]) })
  .transform(({ payment_intent: id }) => id)
  .catch('');

function rowOf({ id, type, source, amount, fee, currency, created }: Stripe.BalanceTransaction) {
  const intent = sourceSchema.parse(source);
  return {
    id,
    type,
    intent_id: intent === '' ? null : intent,
    amount_cents: amount,
    fee_cents: fee,
    currency,
    at: created * 1000,
  };
}

/** Reads all movements of a span, newest first. Says how many calls it took, and up to when, by Stripe's clock, there could be any. */
async function readSpan(
  { store, access }: BalanceDeps,
  from: number,
  until: number,
): Promise<{ calls: number; toldAt: number }> {
  const created = { gte: Math.floor(from / 1000), lte: Math.ceil(until / 1000) };
  let after: string | undefined;
  for (let calls = 1; ; calls += 1) {
    const page = await access.call('list balance transactions', (stripe) =>
      stripe.balanceTransactions.list({
        created,
        limit: PAGE,
        expand: ['data.source'],
        ...(after !== undefined && { starting_after: after }),
      }),
    );
    await store.write((tx) => insertBalance(tx, page.data.map(rowOf)));
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return { calls, toldAt: stripesTime(page, until) };
  }
}

/** Why books and balance may differ for a while, or for good, with the owner knowing it; null where nothing explains it. */
async function explain({ db }: Pick<Store, 'db'>, sale: ApartSale): Promise<Comparison['known'][number]['why'] | null> {
  const { status, orderId, booksCents, providerCents } = sale;
  if (status === 'needs_review') return 'review';
  if (status === 'discarded') return 'discarded';
  if (orderId === null) return status === 'disputed' ? 'dispute' : null;
  const facts = await readFacts(db, orderId);
  if (facts.some((fact) => fact.kind === 'decision' && fact.verdict === 'refunded_outside') && status === 'refunded')
    return 'outside';
  const open = holdingDisputes(providerFacts(facts)).filter((dispute) => dispute.status === 'open');
  const held = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return held > 0 && booksCents - providerCents === held ? 'dispute' : null;
}

async function compare({ store, clock }: BalanceDeps, since: number): Promise<void> {
  const at = clock.now();
  const span = { from: since, until: at - SETTLES_MS };
  const { sales, feeCents, apart } = await compareWithBalance(store.db, { ...span, limit: LISTED_MAX });
  const explained = await Promise.all(apart.map(async (sale) => ({ sale, why: await explain(store, sale) })));
  const listed = ({ reference, productName, booksCents, providerCents }: ApartSale) => ({
    reference,
    productName,
    booksCents,
    providerCents,
  });
  await noteComparison(store, {
    at,
    since,
    sales,
    feeCents,
    elsewhere: await sumElsewhere(store.db, span),
    apart: explained.flatMap(({ sale, why }) => (why === null ? [listed(sale)] : [])),
    known: explained.flatMap(({ sale, why }) => (why === null ? [] : [{ ...listed(sale), why }])),
  });
}

/** The next night's hour. */
function nextNight(at: number, timeZone: string): number {
  const today = startOfDay(dayOf(at, timeZone), timeZone) + AT_HOUR * HOUR_MS;
  return today > at ? today : startOfDay(addDays(dayOf(at, timeZone), 1), timeZone) + AT_HOUR * HOUR_MS;
}

/**
 * Once a night reads what moved Stripe's balance since the last time, and compares it with the books: each sale's payments less refunds and disputes. One
 * process does it. A long way back is read in several turns.
 * @throws ProviderUnavailable if Stripe is away or limits us; what was read stays stored, and the next try is in a quarter of an hour
 */
export async function compareBalance(deps: BalanceDeps): Promise<void> {
  const { store, clock, timeZone } = deps;
  const at = clock.now();
  const first = await firstSoldAt(store.db);
  if (first === null) return;
  const since = first - DAY_MS;
  const turn = { at, nextAt: nextNight(at, timeZone), firstFrom: since };
  const claimed = await store.write((tx) => claimPoll(tx, POLLED, turn));
  if (claimed === null) return;
  try {
    let from = claimed;
    for (let calls = 0; from < at;) {
      if (calls >= CALLS_MAX) {
        await store.write((tx) => postponePoll(tx, POLLED, at));
        return;
      }
      const until = Math.min(from + DAY_MS, at);
      const read = await readSpan(deps, from, until);
      calls += read.calls;
      from = until;
      // Where our clock is ahead, what is still to move would count as read.
      const known = Math.min(until, Math.min(at, read.toldAt) - LATE_MS);
      await store.write((tx) => advancePoll(tx, POLLED, known));
    }
    await compare(deps, since);
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      const nextAt = clock.now() + Math.max(RETRY_MS, error.retryAfterSeconds * 1000);
      await store.write((tx) => postponePoll(tx, POLLED, nextAt));
    }
    throw error;
  }
}
