import type { Idempotent } from './answer-once.ts';

/** Who sent a form, as far as the figures ask. */
export interface FormSender {
  /** The analytics session it came in, where the browser said so. */
  readonly sessionId: string | null;
  /** The owner: kept and delivered, but in no figure. */
  readonly filtered: boolean;
}

/** How a form came in, whatever its fields. */
export interface FormArrival extends FormSender {
  readonly idempotent: Idempotent | null;
}
