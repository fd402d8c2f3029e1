import type { Stripe } from 'stripe';
import { advancePoll, claimPoll, findStoredEvents, postponePoll } from '../../store/orders/payment-checks.ts';
import { ProviderUnavailable } from '../provider.ts';
import type { StripeAccess } from './stripe-access.ts';
import { stripesTime } from './stripes-time.ts';
import { acceptStripeEvent, type StripeEventDeps } from './accept-stripe-event.ts';
import { noteArrivals, type ListedEvent } from './event-arrivals.ts';
import type { RefusedEvents } from './refused-events.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const EVERY_MS = 5 * MINUTE_MS;
/** How far back the first reading goes. */
const FIRST_FROM_MS = 24 * HOUR_MS;
/** Stripe forgets events after thirty days. */
const KEPT_MS = 30 * 24 * HOUR_MS;
/** An event may turn up in the list a little after the time it bears. */
const LATE_MS = 10 * MINUTE_MS;
/** The span that is read at a time, from its newest event to its oldest. */
const WINDOW_MS = 6 * HOUR_MS;
const CALLS_MAX = 50;
const PAGE = 100;

/** The event types that concern money. Stripe lists at most twenty. */
export const countedEvents = [
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'invoice_payment.paid',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const;

export interface PollDeps extends StripeEventDeps {
  readonly access: StripeAccess;
  readonly refused: RefusedEvents;
  /** When this process began to take events. */
  readonly since: number;
}

/** Applies those of the events that are not applied. Returns what was known of each. */
async function acceptMissed(deps: PollDeps, events: readonly Stripe.Event[], toldAt: number): Promise<ListedEvent[]> {
  const stored = await findStoredEvents(
    deps.store.db,
    'stripe',
    events.map(({ id }) => id),
  );
  for (const event of events.toReversed())
    if (stored.get(event.id)?.isApplied !== true) await acceptStripeEvent(deps, event);
  return events.map(({ id, created }) => ({ id, createdAt: created * 1000, isStored: stored.has(id), toldAt }));
}

interface WindowRead {
  readonly calls: number;
  /** Up to when, by Stripe's clock, there could be any. */
  readonly toldAt: number;
  readonly events: readonly ListedEvent[];
}

/** Reads and applies all events between two moments. */
async function readWindow(deps: PollDeps, from: number, until: number): Promise<WindowRead> {
  const events: ListedEvent[] = [];
  const created = { gte: Math.floor(from / 1000), lte: Math.ceil(until / 1000) };
  let after: string | undefined;
  for (let calls = 1; ; calls += 1) {
    const page = await deps.access.call('list events', (stripe) =>
      stripe.events.list({
        created,
        types: [...countedEvents],
        limit: PAGE,
        ...(after !== undefined && { starting_after: after }),
      }),
    );
    const toldAt = stripesTime(page, until);
    events.push(...(await acceptMissed(deps, page.data, toldAt)));
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return { calls, toldAt, events };
  }
}

/**
 * Foyer polls Stripe for missed events: payments, refunds, disputes and invoices since the last poll. One process polls at a time; if two do, nothing
 * is applied twice.
 * @throws ProviderUnavailable if Stripe is away or limits us; events read before that stay stored
 */
export async function pollMissedEvents(deps: PollDeps): Promise<void> {
  const { store, clock } = deps;
  const at = clock.now();
  const turn = { at, nextAt: at + EVERY_MS, firstFrom: at - FIRST_FROM_MS };
  const claimed = await store.write((tx) => claimPoll(tx, 'stripe', turn));
  if (claimed === null) return;
  try {
    let from = Math.max(claimed, at - KEPT_MS);
    for (let calls = 0; from < at && calls < CALLS_MAX;) {
      const until = Math.min(from + WINDOW_MS, at);
      const read = await readWindow(deps, from, until);
      calls += read.calls;
      // Where our clock is ahead, what is still to happen would count as read.
      const known = Math.min(until, Math.min(at, read.toldAt) - LATE_MS);
      await store.write((tx) => advancePoll(tx, 'stripe', known));
      await noteArrivals(store, read.events, { since: deps.since, at, refused: deps.refused });
      from = until;
    }
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      const nextAt = clock.now() + Math.max(EVERY_MS, error.retryAfterSeconds * 1000);
      await store.write((tx) => postponePoll(tx, 'stripe', nextAt));
    }
    throw error;
  }
}
