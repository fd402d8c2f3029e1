import type { Place } from '../store/engine/newest-first.ts';

/** The place that a request names; undefined where the list begins. */
export function readPlace(before: string | undefined): Place | undefined {
  if (before === undefined) return undefined;
  const [createdAt = '', id = ''] = before.split(/_(.*)/s);
  return { createdAt: Number(createdAt), id };
}

/** A page out of rows of which one more than its limit was asked for, and where the next page begins. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
  timeOf: (row: Row) => number,
): { page: readonly Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last !== undefined ? `${timeOf(last)}_${last.id}` : null };
}
