import type { PaymentProviderName } from '../../contract/checkout.ts';
import type { PaymentEvent } from './payment-event.ts';

/** What a provider is sent about an order. It never changes within one attempt, so that a repeated call can use the same idempotency key. */
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

/** `standing` is the provider's present state, which may be newer than the events that have arrived: `open` can still be paid, `paid` is paid. */
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
 * The payment provider. Every call throws ProviderUnavailable if the provider does not answer, or answers that it cannot work now. No call is made
 * inside a transaction.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly publishableKey: string | null;
  /** One `idempotencyKey` makes one intent, however often it is called. */
  createIntent(call: { readonly order: PayableOrder; readonly idempotencyKey: string }): Promise<Intent>;
  /** Sends the order's present name and e-mail to an intent, if it still accepts them. Returns the intent, changed or not. */
  updateIntent(order: IntentOrder): Promise<Intent>;
  /** Cancels an intent unless it is paid or processing. An intent that is already cancelled stays cancelled. */
  cancelIntent(order: IntentOrder): Promise<Pick<Intent, 'standing'>>;
  /** What the provider knows now about the order's money, as events with their own ids. */
  readFacts(order: IntentOrder): Promise<readonly PaymentEvent[]>;
}

const RETRY_AFTER_SECONDS = 5;

/** The provider is away or cannot work now. Nothing was charged; the answer is 503 with Retry-After. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  /** Whether the provider stores this failure under the idempotency key. If so, only another key can succeed. */
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
