import type { Booking } from '../../../contract/booking-answers.ts';
import type { NotBooked } from './explain-not-booked.ts';

export type Managed =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'ready'; readonly booking: Booking };

/** What the visitor sees of the booking: as it was loaded, a question or a choice of times, or what was just done. */
export type View = 'loaded' | 'unchanged' | 'moving' | 'cancelling' | 'moved' | 'confirmed' | 'cancelled';

/** A booking behind its link, and what is done with it. */
export interface ManagedState {
  readonly managed: Managed;
  readonly view: View;
  /** Why the last change failed. */
  readonly failure: NotBooked | null;
  /** Set while the time to move to turned out to be taken: the nearest free ones, ISO 8601. */
  readonly nextFree: readonly string[] | null;
}

export type ManagedAction =
  | { readonly type: 'load-started' }
  | { readonly type: 'loaded'; readonly booking: Booking }
  | { readonly type: 'not-found' }
  | { readonly type: 'load-failed'; readonly reason: string }
  | { readonly type: 'shown'; readonly view: View }
  | { readonly type: 'change-started' }
  | { readonly type: 'changed'; readonly booking: Booking; readonly view: View }
  | { readonly type: 'change-failed'; readonly failure: NotBooked }
  | { readonly type: 'time-taken'; readonly nextFree: readonly string[] };

export const initialManaged: ManagedState = {
  managed: { state: 'loading' },
  view: 'loaded',
  failure: null,
  nextFree: null,
};

export function advance(state: ManagedState, action: ManagedAction): ManagedState {
  switch (action.type) {
    case 'load-started':
      return { ...state, managed: { state: 'loading' } };
    case 'loaded':
      return { ...state, managed: { state: 'ready', booking: action.booking } };
    case 'not-found':
      return { ...state, managed: { state: 'unknown' } };
    case 'load-failed':
      return { ...state, managed: { state: 'failed', reason: action.reason } };
    case 'shown':
      return { ...state, view: action.view };
    case 'change-started':
      return { ...state, failure: null };
    case 'changed':
      return { managed: { state: 'ready', booking: action.booking }, view: action.view, failure: null, nextFree: null };
    case 'change-failed':
      return { ...state, failure: action.failure };
    case 'time-taken':
      break;
  }
  return { ...state, nextFree: action.nextFree };
}
