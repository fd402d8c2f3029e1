import type { Problem } from '../../contract/problem.ts';

/** A call that was answered with an error: the message is `{status}: {body or status text}`. */
export class RequestError extends Error {
  readonly status: number;
  /** The server's own explanation, where it gave one. */
  readonly problem: Problem | null;
  /** How long the server wants to be left alone, where it said so. */
  readonly retryAfterSeconds: number | null;
  /** The whole answer where it was JSON, for what a problem of this route says beyond the usual. */
  readonly answer: unknown;

  constructor(
    status: number,
    text: string,
    problem: Problem | null,
    { answer = problem, retryAfterSeconds = null }: { answer?: unknown; retryAfterSeconds?: number | null } = {},
  ) {
    super(`${status}: ${text}`);
    this.name = 'RequestError';
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
    this.answer = answer;
  }
}
