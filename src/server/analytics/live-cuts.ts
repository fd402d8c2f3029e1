import { countCuts, mergeCuts, type CutTally } from '../store/analytics/count-cuts.ts';
import type { Store } from '../store/engine/store.ts';
import { HOUR_MS } from '../time/sweep.ts';

/** How long after its end a day, or an hour of it, is counted for good: a browser that was away may still tell where its visit came from. */
export const STILL_TOLD_MS = HOUR_MS;

/** Hours that are remembered: today's, yesterday's, and those of the day that today is compared with. */
const HOURS_REMEMBERED = 96;

/** The hours that this process has counted for good, by the instants at which they begin. */
const hours = new WeakMap<Store, Map<number, CutTally>>();

/** Counts a stretch of one day; of its hours only those that are not over for good are counted again each time. */
export async function countLive(
  store: Store,
  { from, until }: { readonly from: number; readonly until: number },
  now: number,
): Promise<CutTally> {
  const remembered = hours.get(store) ?? new Map<number, CutTally>();
  hours.set(store, remembered);
  const tallies: CutTally[] = [];
  for (let begin = from; begin < Math.min(until, now + 1); begin += HOUR_MS) {
    const end = Math.min(begin + HOUR_MS, until);
    const isWhole = end === begin + HOUR_MS;
    const tally = (isWhole && remembered.get(begin)) || (await countCuts(store.db, begin, end));
    tallies.push(tally);
    if (isWhole && end + STILL_TOLD_MS <= now) remembered.set(begin, tally);
  }
  for (const oldest of remembered.keys()) {
    if (remembered.size <= HOURS_REMEMBERED) break;
    remembered.delete(oldest);
  }
  return mergeCuts(tallies);
}
