import type { BookingMade } from '../../../contract/booking-answers.ts';
import type { BookingDraft } from './booking-draft.ts';
import type { NotBooked } from './explain-not-booked.ts';

/** A booking that is made or held, with the e-mail and phone that were sent, so that a typing error shows at once. */
export interface Booked {
  readonly booking: BookingMade;
  readonly email: string;
  readonly phone: string;
}

/** What a visitor has chosen, and what became of it. What is typed into the form belongs to the form. */
export interface BookingState {
  /** The chosen instant, ISO 8601. */
  readonly startsAt: string | null;
  /** The zone the visitor asked for; null for the browser's. */
  readonly zone: string | null;
  /** Set while the chosen time turned out to be taken: the nearest free ones, ISO 8601. */
  readonly nextFree: readonly string[] | null;
  /** Why the last try booked nothing. */
  readonly failure: NotBooked | null;
  readonly booked: Booked | null;
}

export type BookingAction =
  /** Null where the chosen time is no longer free. */
  | { readonly type: 'time-chosen'; readonly startsAt: string | null }
  | { readonly type: 'zone-chosen'; readonly zone: string }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly failure: NotBooked }
  | { readonly type: 'time-taken'; readonly nextFree: readonly string[] }
  | { readonly type: 'accepted'; readonly booked: Booked }
  | { readonly type: 'cleared' };

export function initialBooking(draft: BookingDraft | null): BookingState {
  return {
    startsAt: draft?.startsAt ?? null,
    zone: draft?.zone ?? null,
    nextFree: null,
    failure: null,
    booked: null,
  };
}

function chooseTime(state: BookingState, startsAt: string | null): BookingState {
  // A failure with one time does not concern another. The nearest free times stay until one is chosen.
  return { ...state, startsAt, failure: null, nextFree: startsAt === null ? state.nextFree : null };
}

/** The booking as a state machine. The visitor's zone outlives every booking. */
export function advance(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'time-chosen':
      return chooseTime(state, action.startsAt);
    case 'zone-chosen':
      return { ...state, zone: action.zone };
    case 'sent':
      return { ...state, failure: null };
    case 'failed':
      return { ...state, failure: action.failure };
    case 'time-taken':
      return { ...state, startsAt: null, failure: null, nextFree: action.nextFree };
    case 'accepted':
      return { ...initialBooking(null), zone: state.zone, booked: action.booked };
    case 'cleared':
      break;
  }
  return { ...initialBooking(null), zone: state.zone };
}
