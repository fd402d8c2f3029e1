import { RequestError } from '../../api/request-error.ts';

/** Why no payment is made, where asking again would not help. */
export type Refusal =
  /** The e-mail or the name is not taken: they stand in the step before. */
  | { readonly kind: 'details'; readonly message: string }
  /** Payments are not taken here, or not this one; `text` says what to do. */
  | { readonly kind: 'closed'; readonly text: string };

/** What an answer to the request for a payment means; null where it may be another one in a moment. */
export function readRefusal(error: unknown): Refusal | null {
  if (!(error instanceof RequestError) || error.problem === null) return null;
  const { status, problem } = error;
  if (status === 422) {
    const named = problem.errors?.find(({ field }) => field === 'email' || field === 'name');
    return named ? { kind: 'details', message: named.message } : { kind: 'closed', text: problem.detail };
  }
  return null;
}
