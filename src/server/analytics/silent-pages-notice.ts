import { SILENCE_LOOKS_BACK_MS, findSilentPages, type SilentPage } from '../../domain/conversions/silence.ts';
import type { NoticeSource } from '../notices/notice-board.ts';
import { countConversionsByHour } from '../store/analytics/conversions-by-hour.ts';
import { hasDemo } from '../store/demo/find-demo.ts';
import type { Store } from '../store/engine/store.ts';
import type { Clock } from '../time/clock.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Where everything is silent, one thing is broken. */
const NAMED_MAX = 3;

function lastedFor(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  return hours < 2 * DAY_HOURS ? `${hours} hours` : `${Math.floor(hours / DAY_HOURS)} days`;
}

/** Tells the owner of pages that used to bring leads, bookings or sales and have fallen silent. Counted once an hour. */
export function silentPagesNotice({ store, clock }: { store: Store; clock: Clock }): NoticeSource {
  let counted: { at: number; pages: readonly SilentPage[] } | null = null;

  async function count(now: number): Promise<readonly SilentPage[]> {
    // A demonstration ends on the day it was made.
    if (await hasDemo(store.db)) return [];
    return findSilentPages(await countConversionsByHour(store.db, now - SILENCE_LOOKS_BACK_MS), now);
  }

  return async () => {
    const now = clock.now();
    if (counted === null || now - counted.at >= HOUR_MS) counted = { at: now, pages: await count(now) };
    return counted.pages.slice(0, NAMED_MAX).map(({ page, since, usual }) => ({
      id: `silent-page ${page}`,
      severity: 'warning',
      title: `Nothing came from ${page} for ${lastedFor(now - since)}`,
      detail: `In the same hours of the four weeks before there were ${usual.join(', ')} leads, bookings or sales. Open the page on a phone and try it.`,
      link: { label: `Open ${page}`, path: page },
    }));
  };
}
