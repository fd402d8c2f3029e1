/** One attempt at a delivery. */
export interface Outgoing {
  /** Stays the same over all attempts. */
  readonly id: string;
  /** The delivery's payload, as it was stored. */
  readonly body: string;
  /** Epoch milliseconds of this attempt. */
  readonly at: number;
}

/** What came of one attempt; `error` is null for a success and otherwise says in words what went wrong. */
export interface SendResult {
  /** HTTP status or SMTP reply code, null where there was no answer. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  readonly error: string | null;
  /** No other attempt would end otherwise: a dead letter at once. */
  readonly isFinal?: boolean;
}

/** Sends one message once, to where its lane leads. Never throws. */
export type Send = (message: Outgoing) => Promise<SendResult>;
