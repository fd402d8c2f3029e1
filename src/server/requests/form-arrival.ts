import type { DeviceClass } from '../../domain/visits/device-class.ts';
import type { JudgedArrival } from '../../domain/spam/find-signs.ts';
import type { Idempotent } from './answer-once.ts';
import type { Language } from '../../contract/languages.ts';

/** Who sent a form, as far as the figures ask. */
export interface FormSender {
  /** The analytics session it came in, where the browser said so. */
  readonly sessionId: string | null;
  /** The owner: kept and delivered, but in no figure. */
  readonly filtered: boolean;
  /** What it was sent on, where that is known. */
  readonly device?: DeviceClass | null | undefined;
  /** Of the page it was sent from; English unless it is said. */
  readonly language?: Language | undefined;
}

/** By what a form is judged beside what it says. */
export interface FormSignals extends JudgedArrival {
  /** Who counts as one client. */
  readonly network: string;
}

/** How a form came in, whatever its fields. */
export interface FormArrival extends FormSender {
  readonly idempotent: Idempotent | null;
  readonly signals: FormSignals;
}
