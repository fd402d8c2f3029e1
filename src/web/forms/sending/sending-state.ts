import type { Outcome } from './outcome.ts';
import type { Submission } from './submission.ts';

/** The state of a submission; `tries` counts attempts since the last press or since the network came back. */
export type SendingState =
  /** `isAsked` while the visitor waits for the answer. */
  | { readonly at: 'trying'; readonly tries: number; readonly isAsked: boolean }
  | { readonly at: 'resting'; readonly tries: number; readonly untilMs: number }
  | { readonly at: 'over' };

export type SendingEvent =
  /** The visitor pressed the button. */
  | { readonly type: 'asked' }
  /** The visitor has left the form. */
  | { readonly type: 'left' }
  /** The pause is over. */
  | { readonly type: 'due' }
  /** The network is back. */
  | { readonly type: 'woken'; readonly nowMs: number }
  /** `jitter` is random, from 0 to 1, so that pages do not all retry at the same moment. */
  | { readonly type: 'answered'; readonly outcome: Outcome; readonly nowMs: number; readonly jitter: number };

/** How long a submission is retried. The server remembers its key for two days. */
export const TRIED_FOR_MS = 24 * 60 * 60 * 1000;
const FIRST_REST_MS = 3000;
const LONGEST_REST_MS = 60_000;
/** A network that has just come back may still be unstable, and the visitor may press first. */
const WAKING_REST_MS = 1000;
/** A page that has just been loaded shows first that something waits. */
const RESUMED_REST_MS = 3000;
const SERVER_ERROR = 500;

type Answered = Extract<SendingEvent, { type: 'answered' }>;

/** The pause after this many attempts, in milliseconds; `jitter` is random, from 0 to 1. */
export function pauseAfter(tries: number, jitter: number): number {
  const rest = Math.min(FIRST_REST_MS * 2 ** (tries - 1), LONGEST_REST_MS);
  return Math.round(rest * (0.8 + 0.4 * jitter));
}

/** Whether another attempt may succeed. */
function mayRetry(outcome: Outcome, { isAsked }: { isAsked: boolean }, { told }: Submission): boolean {
  if (outcome.kind === 'away') return true;
  // After a press the visitor reads how long to wait. A retry waits by itself.
  if (outcome.kind === 'limited') return !isAsked || told === null;
  // Without a form nobody can press again, so a server error is retried.
  return outcome.kind === 'refused' && told === null && outcome.error.status >= SERVER_ERROR;
}

function afterAnswer(
  { tries, isAsked }: { tries: number; isAsked: boolean },
  { outcome, nowMs, jitter }: Answered,
  submission: Submission,
): SendingState {
  const isLate = nowMs - submission.sinceMs >= TRIED_FOR_MS;
  if (isLate || !mayRetry(outcome, { isAsked }, submission)) return { at: 'over' };
  const waitMs = 'waitMs' in outcome ? outcome.waitMs : 0;
  return { at: 'resting', tries, untilMs: nowMs + Math.max(pauseAfter(tries, jitter), waitMs) };
}

/** The state of a submission from an earlier page. */
export function resumedState(nowMs: number): Extract<SendingState, { at: 'resting' }> {
  return { at: 'resting', tries: 0, untilMs: nowMs + RESUMED_REST_MS };
}

/** A submission as a state machine. An event that does not fit the state changes nothing. */
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
  return state.at === 'trying' ? afterAnswer(state, event, submission) : state;
}
