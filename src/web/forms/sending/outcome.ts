import { RequestError } from '../../api/request-error.ts';
import { say, sayAgain } from '../../words/say.ts';

/** The outcome of one attempt. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly answer: unknown }
  /** The server refused it and would do so again. */
  | { readonly kind: 'refused'; readonly error: RequestError }
  /** Too many requests; `text` says how long to wait. */
  | { readonly kind: 'limited'; readonly text: string; readonly waitMs: number }
  /** The server or the network is unavailable, so it may or may not have arrived. `waitMs` is the server's `Retry-After`. */
  | { readonly kind: 'away'; readonly error: RequestError | null; readonly waitMs: number };

const TOO_MANY = 429;
/** The statuses of a proxy without its server, and of a server that cannot store. */
const AWAY: ReadonlySet<number> = new Set([408, 502, 503, 504]);
const DEFAULT_WAIT_SECONDS = 30;

function secondsIn(text: string | undefined): number | null {
  const [, seconds] = /(\d{1,5}) seconds?/.exec(text ?? '') ?? [];
  return seconds === undefined ? null : Number(seconds);
}

function waitFor(seconds: number): string {
  return seconds === 1
    ? say('Please wait a second and send this again.')
    : say('Please wait {seconds} seconds and send this again.', { seconds });
}

/** The outcome of a failed attempt. A page in the place of an answer is as no answer. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof RequestError)) return { kind: 'away', error: null, waitMs: 0 };
  const { status, problem, retryAfterSeconds, isPage } = error;
  if (status === TOO_MANY) {
    const seconds = retryAfterSeconds ?? secondsIn(problem?.detail) ?? DEFAULT_WAIT_SECONDS;
    return {
      kind: 'limited',
      text: problem === null ? waitFor(seconds) : sayAgain(problem.detail, 'Please wait a moment and send this again.'),
      waitMs: seconds * 1000,
    };
  }
  if (AWAY.has(status) || isPage) return { kind: 'away', error, waitMs: (retryAfterSeconds ?? 0) * 1000 };
  return { kind: 'refused', error };
}
