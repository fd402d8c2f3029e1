import { z } from 'zod';
import type { Store } from '../../store/engine/store.ts';
import { readMarker, setMarker } from '../../store/rebuild/markers.ts';
import type { RefusedEvents } from './refused-events.ts';

const MARKER = 'stripe_events';
/** An event that is younger may be on its way. */
export const ON_ITS_WAY_MS = 120_000;
/** Events that a poll stored and the next ones read again. */
const POLLED_REMEMBERED = 1000;

const missedSchema = z.object({
  /** Events since the last one that came. */
  count: z.number(),
  /** When the newest of them was made, by Stripe's clock. */
  newest: z.number(),
  /** When one was last found, by ours. */
  foundAt: z.number(),
  /** Whether one of them came, and its signature was refused. */
  wasRefused: z.boolean(),
});

const arrivalsSchema = z.object({ polled: z.array(z.string()), missed: missedSchema.nullable() });

/** Events that did not come by the webhook, and were found by asking. Times are epoch milliseconds. */
export type MissedEvents = z.infer<typeof missedSchema>;
type Arrivals = z.infer<typeof arrivalsSchema>;

/** An event of Stripe's own list. */
export interface ListedEvent {
  readonly id: string;
  readonly createdAt: number;
  readonly isStored: boolean;
  /** Stripe's clock when it was listed. */
  readonly toldAt: number;
}

async function readArrivals(db: Store['db']): Promise<Arrivals> {
  return arrivalsSchema.catch({ polled: [], missed: null }).parse(JSON.parse((await readMarker(db, MARKER)) ?? 'null'));
}

/** Null while events come by the webhook, or nothing has shown that they do not. */
export async function readMissedEvents({ db }: Pick<Store, 'db'>): Promise<MissedEvents | null> {
  return (await readArrivals(db)).missed;
}

const latest = (events: readonly ListedEvent[]) =>
  events.reduce((last, { createdAt }) => Math.max(last, createdAt), -Infinity);

/** What a poll's events say of how events come. Those from before `since`, when nobody was there to take them, say nothing. */
function judge(
  { polled, missed }: Arrivals,
  events: readonly ListedEvent[],
  { since, at, refused }: { since: number; at: number; refused: RefusedEvents },
): Arrivals {
  const before = new Set(polled);
  const came = latest(events.filter(({ id, isStored }) => isStored && !before.has(id)));
  const lost = events.filter(
    ({ isStored, createdAt, toldAt }) => !isStored && createdAt >= since && createdAt <= toldAt - ON_ITS_WAY_MS,
  );
  const found = [...events.filter(({ isStored }) => !isStored).map(({ id }) => id), ...polled];
  const all: MissedEvents | null =
    lost.length === 0
      ? missed
      : {
          count: (missed?.count ?? 0) + lost.length,
          newest: Math.max(missed?.newest ?? -Infinity, latest(lost)),
          foundAt: at,
          wasRefused: (missed?.wasRefused ?? false) || lost.some(({ id }) => refused.has(id)),
        };
  return { polled: found.slice(0, POLLED_REMEMBERED), missed: all === null || came > all.newest ? null : all };
}

/** Notes which events of a poll had not come by the webhook. Writes only where that changes what is known. */
export async function noteArrivals(
  { db, write }: Pick<Store, 'db' | 'write'>,
  events: readonly ListedEvent[],
  moment: { since: number; at: number; refused: RefusedEvents },
): Promise<void> {
  if (events.length === 0) return;
  const before = await readArrivals(db);
  const after = JSON.stringify(judge(before, events, moment));
  if (after !== JSON.stringify(before)) await write((tx) => setMarker(tx, MARKER, after));
}
