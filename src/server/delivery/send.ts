/** One attempt at a delivery. */
export interface Outgoing {
  /** The `webhook-id`. Stays the same over all attempts. */
  readonly id: string;
  /** The delivery's payload, as it was stored. */
  readonly body: string;
  /** Epoch milliseconds of this attempt. */
  readonly at: number;
}

/**
 * What a failure is about: the `destination`, which is away, busy or does not let us in; this `delivery`, which it does not take; the
 * destination is `gone` and says that it wants nothing more; or we are `denied`, until the owner gives us another token.
 */
export type FailureSubject = 'destination' | 'delivery' | 'gone' | 'denied';

/** What came of one attempt. */
export interface SendResult {
  /** HTTP status or SMTP reply code, null where there was no answer. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  /** Null for a success; otherwise what went wrong, in our own words. Goes to the log, so it repeats nothing that the other side said. */
  readonly error: string | null;
  /** What the other side said of a failure, its beginning. It may hold addresses: kept with the delivery, never logged. */
  readonly answer?: string | null;
  /** Of a success: what the owner should know of it, in our own words. */
  readonly remark?: string | null;
  /** `destination` unless the sender knows better. */
  readonly concerns?: FailureSubject;
  /** No other attempt would end otherwise: a dead letter at once. */
  readonly isFinal?: boolean;
  /** Nobody waits for it any more: it is dropped, and nothing is said of its destination. */
  readonly isMoot?: boolean;
}

/** Sends one message once, to where its lane leads. Never throws. */
export type Send = (message: Outgoing) => Promise<SendResult>;
