import { z } from 'zod';
import { EMAIL_MAX_LENGTH, boundedText } from './limits.ts';

/**
 * The status of an order. Money was received in `completed`, `partly_refunded`, `refunded` and `disputed` (a dispute that is open, or was lost);
 * `needs_review` is a payment that does not match the order: it waits for the owner and is never counted.
 */
export const orderStatuses = [
  'created',
  'awaiting_payment',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'partly_refunded',
  'refunded',
  'disputed',
  'needs_review',
  'discarded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who processes payments; `test` moves no money. */
export const paymentProviders = ['stripe', 'test'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** How pages handle payments: the provider, or `off` if the site accepts none. */
export const paymentModes = [...paymentProviders, 'off'] as const;

/** Well-known UUIDs: anybody could send them, so they must not open an order. */
const COMMON_UUIDS = new Set(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']);

/**
 * The body of POST /api/create-payment-intent. `amount` is dollars, with cents as decimals, and must be the catalogue's price of the package that `serviceId`
 * names; without `serviceId`, `description` names it by any of its labels. `checkoutId` is the browser's random id of one checkout: the same
 * id means the same order and the same payment, however often it is sent. It grants access to the order's token, so it is kept as secret as one.
 */
export const paymentIntentRequestSchema = z.object({
  amount: z.number('Please send the price as a number of dollars'),
  description: boundedText(200, 'Please send the package’s name'),
  serviceId: boundedText(60).optional(),
  name: boundedText(100).optional(),
  email: boundedText(EMAIL_MAX_LENGTH)
    .pipe(z.union([z.literal(''), z.email('Please enter a valid email address')], 'Please enter a valid email address'))
    .optional(),
  checkoutId: z
    .uuid('Please send a checkoutId that is a UUID')
    .refine((id) => !COMMON_UUIDS.has(id.toLowerCase()), 'Please send a checkoutId that is random')
    .transform((id) => id.toLowerCase())
    .optional(),
});

/** `publishableKey` is Stripe's; the test provider has none. */
export const paymentIntentSchema = z.object({
  clientSecret: z.string(),
  orderId: z.string(),
  orderToken: z.string(),
  provider: z.enum(paymentProviders),
  publishableKey: z.string().optional(),
});

/** An order as its buyer sees it. `amountCents` is integer cents, US dollars. */
export const orderSchema = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  serviceId: z.string(),
  productName: z.string(),
  amountCents: z.number().int(),
  /** When it was paid; null until then. */
  paidAt: z.iso.datetime().nullable(),
  /** Which form follows the purchase, and whether it was sent already. */
  onboarding: z.object({ form: z.enum(['website', 'website-crm']).nullable(), done: z.boolean() }),
  /** Bought in test mode: no money moved. */
  test: z.boolean(),
});

/** An order with its token: the answer to a request that has the checkout's id or the payment's client secret. */
export const openedOrderSchema = z.object({ order: orderSchema, orderToken: z.string() });

/**
 * The body of POST /api/payments/order: the client secret that Stripe adds to the return URL (`payment_intent_client_secret`), for a buyer
 * who comes back in another tab or app. The answer is `openedOrderSchema`, or 404 if no order has this secret.
 */
export const orderByPaymentSchema = z.object({ clientSecret: boundedText(300) });

/** The title of the 409 from create-payment-intent if the order is paid or a payment for it is in progress; its body is `paidOrderSchema`. */
export const ORDER_PAID_TITLE = 'Paid already';
export const paidOrderSchema = z.object({
  type: z.string(),
  title: z.literal(ORDER_PAID_TITLE),
  status: z.literal(409),
  detail: z.string(),
  ...openedOrderSchema.shape,
});

export const testOutcomes = ['succeeded', 'failed', 'processing'] as const;
export type TestOutcome = (typeof testOutcomes)[number];
/** The body of POST /api/payments/test/confirm. A payment left in `processing` succeeds by itself soon after. */
export const testPaymentSchema = z.object({
  clientSecret: boundedText(300),
  outcome: z.enum(testOutcomes, 'Please send succeeded, failed or processing'),
});
/** `status` is the payment's present status; `message` says why it failed, as a declined card would. */
export const testPaymentResultSchema = z.object({ status: z.enum(testOutcomes), message: z.string().nullable() });

export type PaymentIntentRequest = z.output<typeof paymentIntentRequestSchema>;
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OpenedOrder = z.infer<typeof openedOrderSchema>;
