import { RequestError } from './request-error.ts';

/** Why a call failed, as a sentence a person can act on. */
export function explainFailure(error: unknown): string {
  if (error instanceof RequestError)
    return (
      error.problem?.detail ?? `The server answered with an error (${error.status}). Please try again in a minute.`
    );
  if (error instanceof TypeError) return 'The server cannot be reached. Please check the connection and try again.';
  return 'The server’s answer could not be read. Please load the page again.';
}

/** Whether the server wants the owner to sign in first. */
export function asksForOwner(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401;
}
