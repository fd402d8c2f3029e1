import { z } from 'zod';
import { sessionIdSchema } from '../../../contract/analytics.ts';
import { coursePlans } from '../../../contract/course-checkout.ts';
import type { InvoiceNote } from './subscription-note.ts';
import type { PaymentAttemptFact } from '../../../domain/orders/payment-facts.ts';

/** The metadata of a course subscription. It marks an invoice as the course's and names the visitor's session. */
export const COURSE_MARK = 'foyer-course';

const WORDS_MAX_LENGTH = 300;

const id = z.string().min(1).max(255);
const reference = z.union([id, z.object({ id }).transform((object) => object.id)]);

/** A text that PostgreSQL can store: bounded, and without NUL. Stripe would repeat an event that cannot be stored for three days. */
const words = z.string().transform((text) => text.replaceAll('\u0000', '').slice(0, WORDS_MAX_LENGTH));

const invoiceSchema = z.object({
  id,
  status: z.string().nullish(),
  amount_due: z.number().int().nonnegative(),
  amount_paid: z.number().int().nonnegative(),
  currency: z.string().max(10),
  customer_name: words.nullish(),
  customer_email: words.nullish(),
  parent: z
    .object({
      subscription_details: z
        .object({ subscription: reference, metadata: z.record(z.string(), z.string()).nullish() })
        .nullish(),
    })
    .nullish(),
});

/** The metadata of a subscription to the course. */
export const courseMetadata = z.object({
  product: z.literal(COURSE_MARK),
  plan: z.enum(coursePlans),
  sessionId: sessionIdSchema.optional().catch(undefined),
});

type Invoice = z.infer<typeof invoiceSchema>;

function statusOf({ status }: Invoice, type: string): PaymentAttemptFact['status'] | null {
  if (status === 'paid') return 'succeeded';
  if (status === 'void') return 'cancelled';
  if (status === 'uncollectible' || type === 'invoice.payment_failed') return 'failed';
  return status === 'open' ? 'awaiting' : null;
}

/**
 * An invoice of the course is a little order of its own, and is its own intent: what is said of its payment intent is tied to it by
 * `invoice_payment.paid`. Invoices of anything else the account sells say nothing here.
 */
export function readInvoice(object: unknown, at: number, type: string) {
  const { data: invoice } = invoiceSchema.safeParse(object);
  const details = invoice?.parent?.subscription_details;
  const { data: course } = courseMetadata.safeParse(details?.metadata);
  if (invoice === undefined || !details || course === undefined) return {};
  const status = statusOf(invoice, type);
  const amountCents = status === 'succeeded' ? invoice.amount_paid : invoice.amount_due;
  const fact = { kind: 'payment', intentId: invoice.id, amountCents, currency: invoice.currency, at } as const;
  const note: InvoiceNote = {
    kind: 'invoice',
    invoiceId: invoice.id,
    subscriptionId: details.subscription,
    plan: course.plan,
    sessionId: course.sessionId ?? null,
    name: invoice.customer_name ?? null,
    email: invoice.customer_email ?? null,
  };
  // An invoice of $0 is not a sale.
  const facts: PaymentAttemptFact[] = status === null || amountCents === 0 ? [] : [{ ...fact, status }];
  return { intentId: invoice.id, facts, note };
}

const invoicePaymentSchema = z.object({
  invoice: reference,
  payment: z.object({ payment_intent: reference.nullish() }),
});

export function readInvoicePayment(object: unknown) {
  const { data: payment } = invoicePaymentSchema.safeParse(object);
  const intentId = payment?.payment.payment_intent;
  if (payment === undefined || !intentId) return {};
  const note: InvoiceNote = { kind: 'invoice-payment', invoiceId: payment.invoice, intentId };
  return { intentId, note };
}
