import type { DeviceClass } from '../../domain/visits/device-class.ts';
import { DEMO_START } from '../store/engine/demo-mark.ts';
import type { DemoPerson } from './plan-people.ts';
import type { Stuck } from './settle-messages.ts';

/** What somebody of the demonstration did, and when; `visit` is the visit in which they did it. Times are epoch milliseconds. */
interface Did {
  readonly at: number;
  readonly person: DemoPerson;
  readonly visit: string;
  readonly device: DeviceClass | null;
  /** Counts all that happens, and gives it its id. */
  readonly number: number;
  /** Which of its messages was given up. */
  readonly stuck?: Stuck | undefined;
  /** The owner has not turned to them yet. */
  readonly waits: boolean;
}

export interface QuizDone extends Did {
  readonly kind: 'quiz';
  readonly leadId: string;
  /** Null where they stopped before the end. */
  readonly answers: Readonly<Record<string, string>> | null;
  readonly answeredAt: number;
}

export interface FormSent extends Did {
  readonly kind: 'deal' | 'reactivation' | 'lending' | 'waitlist' | 'subscription';
}

/** What became of a call. */
export type CallOutcome = 'stands' | 'moved' | 'cancelled' | 'no-show' | 'not confirmed';

export interface CallBooked extends Did {
  readonly kind: 'booking';
  readonly startsAt: number;
  /** Before it was moved there. */
  readonly firstStartsAt: number;
  readonly outcome: CallOutcome;
}

/** What became of a checkout. */
export type CheckoutOutcome =
  | 'paid'
  | 'abandoned'
  | 'failed'
  | 'refunded'
  | 'partly refunded'
  | 'disputed'
  | 'dispute lost'
  | 'dispute won'
  | 'needs review';

export interface CheckedOut extends Did {
  readonly kind: 'checkout';
  readonly outcome: CheckoutOutcome;
  readonly withForm: boolean;
}

export type Happening = QuizDone | FormSent | CallBooked | CheckedOut;

/** What a provider would name: the so-manieth payment, refund, dispute or subscription. */
export function providerName(what: string, number: number): string {
  return `${DEMO_START}${what}-${number}`;
}
