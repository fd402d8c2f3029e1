import type { Outcome } from './outcome.ts';
import type { Submission } from './submission.ts';

/** How a submission stands; `tries` counts those since somebody asked or the network came back. */
export type SendingState =
  /** `isAsked` while somebody waits for the answer. */
  | { readonly at: 'trying'; readonly tries: number; readonly isAsked: boolean }
  | { readonly at: 'resting'; readonly tries: number; readonly untilMs: number }
  | { readonly at: 'over' };

export type SendingEvent =
  /** Somebody pressed the button. */
  | { readonly type: 'asked' }
  /** Whoever pressed it has left the form. */
  | { readonly type: 'left' }
  /** The rest is over. */
  | { readonly type: 'due' }
  /** The network is back. */
  | { readonly type: 'woken'; readonly nowMs: number }
  /** `jitter` is random, from 0 to 1, so that not every page comes back in the same moment. */
  | { readonly type: 'answered'; readonly outcome: Outcome; readonly nowMs: number; readonly jitter: number };

/** As long as a submission is tried: the server knows its key for two days. */
export const TRIED_FOR_MS = 24 * 60 * 60 * 1000;
const FIRST_REST_MS = 3000;
const LONGEST_REST_MS = 60_000;
/** A network that has just come back is not there for good yet; whoever sits before it may press first. */
const WAKING_REST_MS = 1000;
/** A page that has just been loaded first shows what waits in it. */
const RESUMED_REST_MS = 3000;
const SERVER_ERROR = 500;

type Answered = Extract<SendingEvent, { type: 'answered' }>;

/** How long to rest after so many tries, in milliseconds; `jitter` is random, from 0 to 1. */
export function restAfter(tries: number, jitter: number): number {
  const rest = Math.min(FIRST_REST_MS * 2 ** (tries - 1), LONGEST_REST_MS);
  return Math.round(rest * (0.8 + 0.4 * jitter));
}

/** Whether another try may come to something else. */
function mayPass(outcome: Outcome, { isAsked }: { isAsked: boolean }, { told }: Submission): boolean {
  if (outcome.kind === 'away') return true;
  // Whoever pressed is told how long to wait; what goes by itself waits by itself.
  if (outcome.kind === 'limited') return !isAsked || told === null;
  // Nobody presses again for what nobody pressed for.
  return outcome.kind === 'refused' && told === null && outcome.error.status >= SERVER_ERROR;
}

function hear(
  { tries, isAsked }: { tries: number; isAsked: boolean },
  { outcome, nowMs, jitter }: Answered,
  submission: Submission,
): SendingState {
  const isLate = nowMs - submission.sinceMs >= TRIED_FOR_MS;
  if (isLate || !mayPass(outcome, { isAsked }, submission)) return { at: 'over' };
  const waitMs = 'waitMs' in outcome ? outcome.waitMs : 0;
  return { at: 'resting', tries, untilMs: nowMs + Math.max(restAfter(tries, jitter), waitMs) };
}

/** What an earlier page has left behind, as the one after it finds it. */
export function resumed(nowMs: number): Extract<SendingState, { at: 'resting' }> {
  return { at: 'resting', tries: 0, untilMs: nowMs + RESUMED_REST_MS };
}

/** A submission on its way, as a state machine; an event that does not fit the state changes nothing. */
export function advance(state: SendingState, event: SendingEvent, submission: Submission): SendingState {
  switch (event.type) {
    case 'asked':
      return { at: 'trying', tries: state.at === 'trying' ? state.tries : 1, isAsked: true };
    case 'left':
      return state.at === 'trying' ? { ...state, isAsked: false } : state;
    case 'due':
      return state.at === 'resting' ? { at: 'trying', tries: state.tries + 1, isAsked: false } : state;
    case 'woken':
      return state.at === 'resting' ? { at: 'resting', tries: 0, untilMs: event.nowMs + WAKING_REST_MS } : state;
    case 'answered':
      break;
  }
  return state.at === 'trying' ? hear(state, event, submission) : state;
}
