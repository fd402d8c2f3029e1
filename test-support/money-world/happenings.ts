import { constantFrom, nat, option, record, type Arbitrary } from 'fast-check';
import { StripeRefusal } from '../../stand-ins/stripe/stripe-refusal.ts';
import type { Mishap } from '../../stand-ins/stripe/server.ts';
import type { Buyer, World } from './world.ts';

const kinds = [
  'ask',
  'ask-twice-at-once',
  'confirm',
  'confirm',
  'confirm',
  'settle',
  'settle',
  'refund',
  'refund',
  'settle-refund',
  'dispute',
  'close-dispute',
  'subscribe',
  'renew',
  'renew',
  'retry-invoice',
  'deliver',
  'deliver',
  'deliver-again',
  'lose-events',
  'sweep',
  'mishap',
  'wait',
] as const;

/** One thing that happens; the numbers choose among what there is when it does. */
export interface Happening {
  readonly kind: (typeof kinds)[number];
  readonly who: number;
  readonly what: number;
  /** After how many steps the process is killed. */
  readonly killedAfter: number | null;
}

export const happening: Arbitrary<Happening> = record({
  kind: constantFrom(...kinds),
  who: nat(1000),
  what: nat(1000),
  killedAfter: option(nat(9), { freq: 2 }),
});

const mishaps: readonly Mishap[] = [
  { kind: 'silence', isDone: true },
  { kind: 'silence', isDone: false },
  { kind: 'answer', fault: { status: 500, isDone: true } },
  { kind: 'answer', fault: { status: 500, isDone: false } },
  { kind: 'answer', fault: { status: 429, isDone: false }, retryAfter: '60' },
];

const paymentMethods = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_klarna',
  'pm_us_bank_account',
  'pm_card_visa_chargeDeclined',
] as const;

function pick<T>(from: Iterable<T>, at: number): T | null {
  const all = [...from];
  return all[at % Math.max(all.length, 1)] ?? null;
}

/** What Stripe refuses does not happen; that is no news to anybody. */
function unlessRefused(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
  }
}

const emails = ['ada@example.com', 'ada.byron@example.com', ''] as const;

/** Of a happening, what matters at Stripe. */
export type StripeHappening = Pick<Happening, 'kind' | 'who' | 'what'>;

/** Stripe's side of the world, and its buyers'. What Stripe refuses does not happen. */
export function happenAtStripe(
  world: Pick<World, 'standIn'> & { readonly buyers: readonly Pick<Buyer, 'secrets'>[] },
  given: StripeHappening,
): void {
  unlessRefused(() => atStripe(world, given));
}

function atStripe(
  { standIn, buyers }: Parameters<typeof happenAtStripe>[0],
  { kind, who, what }: StripeHappening,
): void {
  const { payments, reversals, billing } = standIn;
  const buyer = pick(buyers, who);
  const intents = [...payments.intents.values()];
  const pending = pick(
    intents.filter(({ status }) => status === 'requires_action' || status === 'processing'),
    who,
  );
  const paid = pick(
    intents.filter(({ latest_charge: charge }) => charge !== null),
    who,
  );
  switch (kind) {
    case 'confirm': {
      const secret = pick(buyer?.secrets ?? [], what);
      const held = intents.find((one) => one.client_secret === secret);
      if (held) payments.confirmIntent(held.id, pick(paymentMethods, what) ?? 'pm_card_visa');
      return;
    }
    case 'settle':
      if (pending) payments.settleIntent(pending.id, what % 3 === 0 ? 'fail' : 'succeed');
      return;
    case 'refund': {
      const amount = what % 3 === 0 ? null : 1 + (what % 97) * 100;
      if (paid) reversals.createRefund({ intent: paid.id, amount, pending: what % 2 === 0 });
      return;
    }
    case 'settle-refund': {
      const refund = pick(reversals.refunds.values(), who);
      // Money that has come back does not leave again.
      if (refund && !['failed', 'canceled'].includes(refund.status))
        reversals.settleRefund(refund.id, what % 2 === 0 ? 'failed' : 'succeeded');
      return;
    }
    case 'dispute':
      if (paid && !isDisputed(standIn, paid.id))
        reversals.openDispute({ intent: paid.id, amount: null, inquiry: what % 4 === 0 });
      return;
    case 'close-dispute': {
      const dispute = pick(reversals.disputes.values(), who);
      if (dispute && !['won', 'lost', 'warning_closed'].includes(dispute.status)) {
        if (dispute.status === 'warning_needs_response' && what % 3 === 0) reversals.escalateDispute(dispute.id);
        else reversals.closeDispute(dispute.id, what % 2 === 0 ? 'won' : 'lost');
      }
      return;
    }
    case 'renew': {
      const session = pick(billing.sessions.values(), who);
      if (session?.status === 'open') billing.completeSession(session.id, { name: 'Ada', email: 'ada@example.com' });
      else if (session?.subscription) billing.renew(session.subscription, what % 3 === 0 ? 'failed' : 'paid');
      return;
    }
    case 'retry-invoice': {
      const invoice = pick(billing.invoices.values(), who);
      if (invoice) billing.retryInvoice(invoice.id);
      return;
    }
    case 'ask':
    case 'ask-twice-at-once':
    case 'subscribe':
    case 'deliver':
    case 'deliver-again':
    case 'lose-events':
    case 'sweep':
    case 'mishap':
    case 'wait':
  }
}

function isDisputed({ reversals }: World['standIn'], intentId: string): boolean {
  return [...reversals.disputes.values()].some((dispute) => dispute.payment_intent === intentId);
}

/** Lets one thing happen, a whole number of seconds after the last. */
export async function happen(world: World, given: Happening): Promise<void> {
  const { clock, standIn, outbox, buyers } = world;
  const { kind, who, what, killedAfter } = given;
  clock.advance((1 + (what % 5)) * 1000);
  happenAtStripe(world, given);
  const buyer = pick(buyers, who);
  const wish = { isWebsite: what % 4 !== 0, email: emails[what % 3] ?? '' };
  if (kind === 'ask' && buyer) await world.ask(buyer, wish, killedAfter);
  if (kind === 'ask-twice-at-once' && buyer) {
    const other = { isWebsite: what % 8 !== 0, email: emails[(what + 1) % 3] ?? '' };
    await Promise.all([world.ask(buyer, wish, killedAfter), world.ask(buyer, other, null)]);
  }
  if (kind === 'subscribe') await world.subscribe(what % 2 === 0 ? 'monthly' : 'yearly', killedAfter);
  if (kind === 'deliver' && outbox.length > 0) {
    const [event] = outbox.splice(who % outbox.length, 1);
    // Stripe sends again what was not acknowledged.
    if (event && !(await world.deliver(event, killedAfter))) outbox.push(event);
  }
  if (kind === 'deliver-again') {
    const event = pick(standIn.journal.events, who);
    if (event) await world.deliver(event, killedAfter);
  }
  if (kind === 'lose-events') outbox.splice(0, what % 3);
  if (kind === 'sweep') {
    clock.advance((what % 20) * 60_000);
    await world.sweep(killedAfter);
  }
  const mishap = kind === 'mishap' ? pick(mishaps, what) : null;
  if (mishap) standIn.mishaps(mishap);
  if (kind === 'wait') clock.advance((what % 12) * 3_600_000);
}
