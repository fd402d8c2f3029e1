import type { Problem } from '../../contract/problem.ts';

/** A call that was answered with an error: the message is `{status}: {body or status text}`. */
export class RequestError extends Error {
  readonly status: number;
  /** The server's own explanation, where it gave one. */
  readonly problem: Problem | null;

  constructor(status: number, text: string, problem: Problem | null) {
    super(`${status}: ${text}`);
    this.name = 'RequestError';
    this.status = status;
    this.problem = problem;
  }
}
