import type { ApiAnswer, ApiRequest } from './api-request.ts';
import type { Journal } from './journal.ts';

const KEPT_SECONDS = 24 * 60 * 60;
const KEY_MAX_LENGTH = 255;

const refused = (message: string): ApiAnswer => ({
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: { error: { type: 'idempotency_error', message } },
});

/**
 * Stripe's rule for POST: the first answer under a key, a 500 too, is given again for a day; other parameters under it are refused.
 * What never began (a refused parameter, a limit, a wrong key) leaves nothing.
 */
export function openIdempotency(journal: Journal) {
  const kept = new Map<string, { request: ApiRequest; answer: ApiAnswer; at: number }>();
  const keyOf = ({ method, headers }: ApiRequest) => (method === 'POST' ? headers['idempotency-key'] : undefined);
  return {
    find(request: ApiRequest): ApiAnswer | null {
      const key = keyOf(request);
      if (key === undefined) return null;
      if (key.length > KEY_MAX_LENGTH) return refused('Idempotency keys may be at most 255 characters long.');
      const found = kept.get(key);
      if (found === undefined || journal.now() - found.at >= KEPT_SECONDS) return null;
      if (found.request.path !== request.path || found.request.body !== request.body)
        return refused(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      return { ...found.answer, headers: { ...found.answer.headers, 'idempotent-replayed': 'true' } };
    },
    keep(request: ApiRequest, answer: ApiAnswer): void {
      const key = keyOf(request);
      if (key !== undefined) kept.set(key, { request, answer, at: journal.now() });
    },
  };
}
