import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import { silentPagesNotice } from './silent-pages-notice.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

forEachEngine((engine) => {
  test('a page that brought leads and brings none is told of; bots count for nothing, and it is counted once an hour', async () => {
    const [store, clock] = [await engine.openStore(), testClock()];
    const add = (page: string, at: number, filtered = 0) =>
      store.write(async (tx) => {
        const conversion = {
          id: newRowId(),
          session_id: null,
          type: 'deal_submission',
          value: null,
          page,
          at,
          filtered,
        };
        await tx.insertInto('conversions').values(conversion).execute();
      });
    for (let days = 2; days < 36; days += 1)
      for (const minutes of [0, 5, 10, 15, 20]) {
        await add('/buy-box', clock.now() - days * DAY_MS - minutes * 60_000);
        await add('/', clock.now() - (days - 2) * DAY_MS - minutes * 60_000, days % 2);
      }
    await add('/buy-box', clock.now() - HOUR_MS, 1);
    const say = silentPagesNotice({ store, clock });
    expect(await say()).toMatchObject([
      {
        id: 'silent-page /buy-box',
        severity: 'warning',
        title: 'Nothing came from /buy-box for 2 days',
        link: { path: '/buy-box' },
      },
    ]);
    await add('/buy-box', clock.now());
    expect(await say()).toHaveLength(1);
    clock.advance(HOUR_MS);
    expect(await say()).toEqual([]);
  });
});
