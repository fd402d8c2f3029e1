import type { PaymentProviderName } from '../../contract/checkout.ts';
import type { PaymentEvent } from './payment-event.ts';

/** What is sent to a provider about an order. It never changes for one order and attempt, so that a repeated call can share its idempotency key. */
export interface PayableOrder {
  readonly id: string;
  readonly attempt: number;
  readonly productName: string;
  /** Integer cents. */
  readonly amountCents: number;
  /** Three small letters. */
  readonly currency: string;
  /** Empty where it was not left. */
  readonly name: string;
  readonly email: string;
}

/** `standing` is the provider's own word, which may be ahead of the events that have come: `open` can be paid, `paid` is. */
export interface Intent {
  readonly intentId: string;
  readonly clientSecret: string;
  readonly standing: 'open' | 'processing' | 'paid' | 'cancelled';
}

/** An order that has an intent. */
export interface IntentOrder extends PayableOrder {
  readonly intentId: string;
}

/**
 * Who takes the money. Every call throws ProviderUnavailable where the provider does not answer, or answers that it cannot; none is made
 * inside a transaction.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly publishableKey: string | null;
  /** One `idempotencyKey` makes one intent, however often it is called. */
  createIntent(call: { readonly order: PayableOrder; readonly idempotencyKey: string }): Promise<Intent>;
  /** Tells an intent the order's present name and e-mail, where it can still take them; answers with the intent as it stands in any case. */
  updateIntent(order: IntentOrder): Promise<Intent>;
  /** Makes sure that an intent can be paid no more, unless it is paid or on its way; one that is cancelled already stays so. */
  cancelIntent(order: IntentOrder): Promise<Pick<Intent, 'standing'>>;
  /** What the provider itself knows about the order's money by now, as events with ids of their own. */
  readFacts(order: IntentOrder): Promise<readonly PaymentEvent[]>;
}

const RETRY_AFTER_SECONDS = 5;

/** The provider is away or refuses to work just now: nothing was charged; answer 503 with Retry-After. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  /** Whether the provider keeps this failure under the call's idempotency key, so that only another key can succeed. */
  readonly spentKey: boolean;
  readonly retryAfterSeconds: number;

  constructor(
    message: string,
    { spentKey = false, retryAfterSeconds = RETRY_AFTER_SECONDS, cause }: Partial<Unavailability> = {},
  ) {
    super(message, { cause });
    this.spentKey = spentKey;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface Unavailability {
  readonly spentKey: boolean;
  readonly retryAfterSeconds: number;
  readonly cause: unknown;
}
