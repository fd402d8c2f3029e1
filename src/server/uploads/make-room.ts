/** A picture that does not stay for good. */
export interface BoundedUpload {
  readonly id: string;
  readonly client: string | null;
  readonly bytes: number;
}

interface Bound {
  readonly count: number;
  readonly bytes: number;
}

/** Of pictures that no paid order has: more than any buyer sends, and little beside what a disk holds. */
export const uploadBounds: { readonly perClient: Bound; readonly inAll: Bound } = {
  perClient: { count: 20, bytes: 20 * 1024 ** 2 },
  inAll: { count: 300, bytes: 200 * 1024 ** 2 },
};

function weightOf(uploads: readonly BoundedUpload[]): Bound {
  return { count: uploads.length, bytes: uploads.reduce((sum, { bytes }) => sum + bytes, 0) };
}

function isOver(weight: Bound, bound: Bound): boolean {
  return weight.count > bound.count || weight.bytes > bound.bytes;
}

/**
 * Which pictures go so that the others keep within the bounds; `uploads` come oldest first. A client over its own loses its oldest. Where all are over
 * theirs, the client that holds most does, so that nobody drives out another's picture by sending many.
 */
export function chooseExcess(uploads: readonly BoundedUpload[], { perClient, inAll } = uploadBounds): string[] {
  const left = new Map(Map.groupBy(uploads, ({ client }) => client ?? ''));
  const excess: string[] = [];

  function dropOldest(client: string): void {
    const [oldest, ...rest] = left.get(client) ?? [];
    left.set(client, rest);
    if (oldest) excess.push(oldest.id);
  }

  for (const client of left.keys()) while (isOver(weightOf(left.get(client) ?? []), perClient)) dropOldest(client);
  while (isOver(weightOf([...left.values()].flat()), inAll)) {
    const [heaviest] = [...left].toSorted(
      ([, a], [, b]) => weightOf(b).bytes - weightOf(a).bytes || b.length - a.length,
    );
    if (heaviest === undefined) break;
    dropOldest(heaviest[0]);
  }
  return excess;
}
