import type { Call } from './api-request.ts';
import { bodyOf, textOf } from './form-body.ts';
import { invalidRequest } from './stripe-refusal.ts';

const PAGE_DEFAULT = 10;
const PAGE_MAX = 100;

/** A page of a list, newest first: `limit`, `starting_after` and `created` as Stripe takes them. */
export function listed<T extends { id: string; created: number }>(
  { params }: Call,
  url: string,
  oldestFirst: readonly T[],
) {
  const limit = Number(textOf(params, 'limit') ?? PAGE_DEFAULT);
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_MAX)
    throw invalidRequest(`Invalid integer: limit must be between 1 and ${PAGE_MAX}`, { param: 'limit' });
  const created = bodyOf(params, 'created');
  const from = Number(textOf(created, 'gte') ?? 0);
  const to = Number(textOf(created, 'lte') ?? Number.MAX_SAFE_INTEGER);
  const within = oldestFirst.filter((one) => one.created >= from && one.created <= to).toReversed();
  const after = textOf(params, 'starting_after');
  const start = after === undefined ? 0 : within.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list',
    url,
    data: within.slice(start, start + limit),
    has_more: start + limit < within.length,
  };
}
