import type { Problem } from '../../contract/problem.ts';
import { say, sayAgain } from '../words/say.ts';

/** An error answer, or a page in the place of an answer. The message is `{status}: {body or status text}`. */
export class RequestError extends Error {
  readonly status: number;
  /** The server's explanation, if it sent one. */
  readonly problem: Problem | null;
  /** How long to wait before the next request, if the server said so. */
  readonly retryAfterSeconds: number | null;
  /** The whole answer if it was JSON: some problems have members of their own. */
  readonly answer: unknown;
  /** Whether the answer is a web page. The API gives none: something between answered, such as a proxy or a hotel's network, and nothing has arrived. */
  readonly isPage: boolean;

  constructor(
    status: number,
    text: string,
    problem: Problem | null,
    {
      answer = problem,
      retryAfterSeconds = null,
      isPage = false,
    }: { answer?: unknown; retryAfterSeconds?: number | null; isPage?: boolean } = {},
  ) {
    super(`${status}: ${text}`);
    this.name = 'RequestError';
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
    this.answer = answer;
    this.isPage = isPage;
  }
}

/** Why a request failed, as a sentence a person can act on. */
export function explainFailure(error: unknown): string {
  if (error instanceof RequestError && !error.isPage)
    return error.problem === null
      ? say('The server answered with an error ({status}). Please try again in a minute.', { status: error.status })
      : sayAgain(error.problem.detail, 'The server answered with an error. Please try again in a minute.');
  if (error instanceof RequestError || error instanceof TypeError || isTimeout(error))
    return say('The server cannot be reached. Please check the connection and try again.');
  return say('The server’s answer could not be read. Please load the page again.');
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** Whether the server requires the owner to sign in. */
export function asksForOwner(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401;
}
