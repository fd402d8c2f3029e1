import { countCuts, mergeCuts, type CutTally } from '../store/analytics/count-cuts.ts';
import type { Store } from '../store/engine/store.ts';
import { HOUR_MS } from '../time/sweep.ts';

/** How long after its end a day, or an hour of it, is counted for good: a browser that was away may still tell where its visit came from. */
export const STILL_TOLD_MS = HOUR_MS;

/** Hours that are remembered: today's, yesterday's, and those of the day that today is compared with. */
const HOURS_REMEMBERED = 96;
/** A reading waits for so many visits to be counted, a tenth of a second's work; of more it is told what was counted last. */
const VISITS_WAITED_FOR = 10_000;
/** Visits that are counted again each millisecond that passes: with these a twentieth of a processor at most goes into it. */
const COUNTED_AGAIN_EACH_MS = 5;

interface Counted {
  readonly tally: CutTally;
  readonly visits: number;
  /** The instant at which the count began. */
  readonly at: number;
}

/** What this process knows of the hours of a store, by the instants at which they begin. */
class Hours {
  /** Over for good. */
  readonly final = new Map<number, CutTally>();
  /** Not over for good, or a part of an hour; by its beginning, and whether it is whole. */
  readonly open = new Map<string, Counted>();
  readonly counting = new Map<string, Promise<Counted>>();
}

const known = new WeakMap<Store['figures'], Hours>();

function hoursOf(store: Store): Hours {
  const hours = known.get(store.figures) ?? new Hours();
  known.set(store.figures, hours);
  return hours;
}

function forgetOldest(map: Map<unknown, unknown>): void {
  for (const oldest of map.keys()) {
    if (map.size <= HOURS_REMEMBERED) return;
    map.delete(oldest);
  }
}

interface Stretch {
  readonly from: number;
  readonly until: number;
}

/**
 * Counts an hour, or a part of one, and remembers it; what is large is counted once for all who ask meanwhile.
 * @param isLarge whether the count before it was large; otherwise that shows while it counts
 */
function count(
  store: Store,
  { from, until }: Stretch,
  now: number,
  isLarge: boolean,
  onLarge: () => void,
): Promise<Counted> {
  const hours = hoursOf(store);
  const isWhole = until === from + HOUR_MS;
  const key = `${from} ${isWhole}`;
  const asked = hours.counting.get(key);
  if (asked !== undefined) {
    onLarge();
    return asked;
  }
  let visits = 0;
  const share = () => {
    if (!hours.counting.has(key)) hours.counting.set(key, counted);
  };
  const countAll = async (): Promise<Counted> => {
    try {
      const tally = await countCuts(store.db, from, until, (read) => {
        visits = read;
        if (read <= VISITS_WAITED_FOR) return;
        share();
        onLarge();
      });
      const found = { tally, visits, at: now };
      if (isWhole && until + STILL_TOLD_MS <= now) {
        hours.final.set(from, tally);
        hours.open.delete(key);
        forgetOldest(hours.final);
      } else {
        hours.open.set(key, found);
        forgetOldest(hours.open);
      }
      return found;
    } finally {
      if (hours.counting.get(key) === counted) hours.counting.delete(key);
    }
  };
  const counted = countAll();
  if (isLarge) share();
  return counted;
}

/** The tally of an hour, or of a part of one; null while the first count of a large one goes on. */
async function tallyOf(store: Store, stretch: Stretch, now: number): Promise<Omit<Counted, 'visits'> | null> {
  const hours = hoursOf(store);
  const isWhole = stretch.until === stretch.from + HOUR_MS;
  const final = isWhole ? hours.final.get(stretch.from) : undefined;
  if (final !== undefined) return { tally: final, at: now };
  const last = hours.open.get(`${stretch.from} ${isWhole}`);
  const isLarge = last !== undefined && last.visits > VISITS_WAITED_FOR;
  if (isLarge && now - last.at < last.visits / COUNTED_AGAIN_EACH_MS) return last;
  const large = Promise.withResolvers<null>();
  const counted = count(store, stretch, now, isLarge, () => large.resolve(null));
  // Whoever asks next meets the failure, if it lasts.
  counted.catch(() => undefined);
  if (isLarge) return last;
  return (await Promise.race([counted, large.promise])) ?? last ?? null;
}

/** What was counted of a stretch of one day. */
export interface LiveCount {
  readonly tally: CutTally;
  /** The instant at which the oldest of its counts began. */
  readonly at: number;
}

/**
 * Counts a stretch of one day. Of its hours only those that are not over for good are counted again; where they hold very many visits, not for each
 * reading: then the last count is told, and null while the first one goes on.
 */
export async function countLive(store: Store, { from, until }: Stretch, now: number): Promise<LiveCount | null> {
  const found: (Omit<Counted, 'visits'> | null)[] = [];
  for (let begin = from; begin < Math.min(until, now + 1); begin += HOUR_MS)
    found.push(await tallyOf(store, { from: begin, until: Math.min(begin + HOUR_MS, until) }, now));
  const counted = found.filter((hour) => hour !== null);
  if (counted.length < found.length) return null;
  return { tally: mergeCuts(counted.map(({ tally }) => tally)), at: Math.min(now, ...counted.map(({ at }) => at)) };
}

/** Whether hours are so busy that readings are told the last count: it is then to be kept fresh. */
export function hasBusyHours(store: Store): boolean {
  const { open, counting } = hoursOf(store);
  return counting.size > 0 || [...open.values()].some(({ visits }) => visits > VISITS_WAITED_FOR);
}
