import { z } from 'zod';
import type { PaymentFact } from '../../../domain/orders/payment-facts.ts';
import type { PaymentEvent } from '../payment-event.ts';
import {
  chargeSchema,
  disputeFact,
  disputeSchema,
  intentFact,
  intentSchema,
  refundFact,
  refundSchema,
} from './read-objects.ts';
import { readInvoice, readInvoicePayment } from './read-invoice.ts';
import { readSubscription } from './read-subscription.ts';
import type { SubscriptionNote } from './subscription-note.ts';

/** An event of Stripe's as the shop understands it. */
export interface StripeNotice {
  readonly event: PaymentEvent;
  /** Whether real money moved. */
  readonly livemode: boolean;
  /** What it says of a course subscription, if anything. */
  readonly note: SubscriptionNote | null;
}

/** An event contains its object. Stripe's newer notifications have no object, and give their time as a text. */
const envelope = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string().min(1).max(200),
  created: z.union([
    z
      .number()
      .int()
      .nonnegative()
      .transform((seconds) => seconds * 1000),
    z.iso.datetime().transform((text) => Date.parse(text)),
  ]),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown().optional() }).optional(),
});

/**
 * Members that are removed before an event is stored: secrets, links to receipts, and who the buyer is. The order has the buyer's name and e-mail, and
 * what is not stored need not be erased.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'client_secret',
  'hosted_invoice_url',
  'invoice_pdf',
  'receipt_url',
  'url',
  'address',
  'billing_details',
  'customer_address',
  'customer_details',
  'customer_email',
  'customer_name',
  'customer_phone',
  'customer_shipping',
  'email',
  'evidence',
  'name',
  'payment_method_details',
  'phone',
  'receipt_email',
  'shipping',
]);

function asKept(event: unknown): string {
  return JSON.stringify(event, (name, value: unknown) => (LEFT_OUT.has(name) ? undefined : value));
}

const ORDER_ID = /^[\w-]{1,64}$/;

interface Reading {
  readonly intentId: string | null;
  readonly orderId: string | null;
  readonly facts: readonly PaymentFact[];
  readonly note: SubscriptionNote | null;
}

const nothing: Reading = { intentId: null, orderId: null, facts: [], note: null };

function readIntent(object: unknown, at: number): Reading {
  const { data: intent } = intentSchema.safeParse(object);
  if (intent === undefined) return nothing;
  const named = intent.metadata?.['orderId'] ?? '';
  return {
    ...nothing,
    intentId: intent.id,
    orderId: ORDER_ID.test(named) ? named : null,
    facts: intentFact(object, at),
  };
}

function readRefund(object: unknown, at: number): Reading {
  const { data: refund } = refundSchema.safeParse(object);
  return { ...nothing, intentId: refund?.payment_intent ?? null, facts: refundFact(object, at) };
}

function readDispute(object: unknown, at: number): Reading {
  const { data: dispute } = disputeSchema.safeParse(object);
  return { ...nothing, intentId: dispute?.payment_intent ?? null, facts: disputeFact(object, at) };
}

/** A charge has only the sum of its refunds. They are reported one by one too, so the sum does not count. */
function readCharge(object: unknown): Reading {
  return { ...nothing, intentId: chargeSchema.safeParse(object).data?.payment_intent ?? null };
}

/** Readers by type of object, not by type of event: Stripe adds new event types for known objects. */
const readers: Readonly<Record<string, (object: unknown, at: number, type: string) => Partial<Reading>>> = {
  payment_intent: readIntent,
  refund: readRefund,
  dispute: readDispute,
  charge: readCharge,
  invoice: readInvoice,
  invoice_payment: readInvoicePayment,
  subscription: readSubscription,
};

const anyObject = z.object({ object: z.string() });

/**
 * Reads an event that is proven to be Stripe's. An event of an unknown type has no facts and is stored all the same. Returns null if the text is not
 * an event.
 */
export function readStripeEvent(given: unknown): StripeNotice | null {
  const { data: found } = envelope.safeParse(given);
  if (found === undefined) return null;
  const object = found.data?.object;
  const at = found.created;
  const reader = readers[anyObject.safeParse(object).data?.object ?? ''];
  const { intentId, orderId, facts, note } = { ...nothing, ...reader?.(object, at, found.type) };
  return {
    event: {
      provider: 'stripe',
      eventId: found.id,
      type: found.type,
      createdAt: at,
      intentId,
      orderId,
      facts,
      raw: asKept(given),
    },
    livemode: found.livemode,
    note,
  };
}
