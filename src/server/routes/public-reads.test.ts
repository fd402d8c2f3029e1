import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { arrivedPaths, formPaths } from '../../contract/form-pages.ts';
import { apiPaths } from '../../contract/paths.ts';
import { readFreeTimes, bookTime } from '../../../test-support/data/bookings.ts';
import { writeBuild } from '../../../test-support/server/site.ts';
import { openTestApp, testClock, testFolder } from '../../../test-support/server/test-app.ts';
import { createShownTimes } from '../booking/shown-times.ts';
import { noBusyCalendar } from '../booking/own-busy/busy-calendar.ts';
import { testHours } from '../../../test-support/data/test-hours.ts';
import type { Store } from '../store/engine/store.ts';

/** More than anybody may ask of what is read from the database in a minute. */
const MANY = 300;
const FEW = 5;

/** The store, and how many statements were read from it. */
function countReads(store: Store): { store: Store; reads: () => number } {
  let reads = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    store: { ...store, db: store.db.withPlugin(counting), figures: store.figures.withPlugin(counting) },
    reads: () => reads,
  };
}

test('whatever a stranger may ask for is answered without the database, from what was read for all, or up to a limit', async () => {
  const { store: plain } = await openTestApp();
  const { store, reads } = countReads(plain);
  const webRoot = await testFolder();
  await writeBuild(`${webRoot}/client`, {
    'index.html': 'Home',
    [`${formPaths.booking.slice(1)}/index.html`]: '<form></form>',
    [`${arrivedPaths.booking.slice(1)}/index.html`]: 'Booked',
  });
  const { app } = await openTestApp({ RATE_LIMIT: '20' }, { store, webRoot: `${webRoot}/client` });
  await app.ready();
  const unbounded: string[] = [];
  const open = app.routeTable.filter(({ method, url }) => method === 'GET' && !url.includes('*'));
  expect(open.map(({ url }) => url)).toEqual(
    expect.arrayContaining([apiPaths.phone, apiPaths.bookingSlots, apiPaths.dashboard, formPaths.booking]),
  );
  for (const { url } of open) {
    const target = url.replace(':range', '7d').replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    const ask = async (times: number) => {
      const before = reads();
      const statuses = new Set<number>();
      for (let time = 0; time < times; time += 1) statuses.add((await app.inject(target)).statusCode);
      return { statuses, reads: reads() - before };
    };
    await ask(1);
    // What a few ask for without a read, many may.
    if ((await ask(FEW)).reads < FEW) continue;
    if (!(await ask(MANY)).statuses.has(429)) unbounded.push(url);
  }
  expect(unbounded).toEqual([]);
});

test('however many ask for the free times or the phone, the calendar is read once, and anew after a commit or a second', async () => {
  const { app, store: plain } = await openTestApp();
  const { store, reads } = countReads(plain);
  const clock = testClock();
  let elapsedMs = 0;
  const calendar = { store, clock, rules: testHours, timeZone: 'America/Chicago', busy: noBusyCalendar };
  const shown = createShownTimes(calendar, () => elapsedMs);
  await Promise.all(Array.from({ length: 50 }, () => shown.read()));
  const once = reads();
  await shown.read();
  expect(reads()).toBe(once);

  const [time] = await readFreeTimes(app);
  await bookTime(app, time);
  expect((await shown.read()).booked).toHaveLength(1);
  expect(reads()).toBe(2 * once);

  elapsedMs += 1_000;
  await shown.read();
  expect(reads()).toBe(3 * once);
  clock.advance(1_000);
  expect((await shown.read()).now).toBe(clock.now());
  expect(reads()).toBe(4 * once);
});
