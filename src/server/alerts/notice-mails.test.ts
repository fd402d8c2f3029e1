import { expect, test } from 'vitest';
import type { Notice } from '../../contract/owner-notices.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { recordedLog } from '../../../test-support/server/recorded-log.ts';
import { testClock } from '../../../test-support/server/test-app.ts';
import type { Store } from '../store/engine/store.ts';
import { createNoticeBoard } from '../notices/notice-board.ts';
import { createNoticeMails } from './notice-mails.ts';

const DAY_MS = 86_400_000;
const settings = { ownerEmail: 'owner@example.com', siteTimeZone: 'America/New_York' };
const notice = (id: string, severity: Notice['severity'], title = id): Notice => ({
  id,
  severity,
  title,
  detail: 'Do this.',
});

async function titlesOf({ db }: Store): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['kind', 'payload'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, payload }) => `${kind} ${JSON.parse(payload).props.title}`);
}

forEachEngine((engine) => {
  async function openBoard() {
    const store = await engine.openStore();
    const clock = testClock();
    const board = createNoticeBoard(recordedLog().log);
    let standing: readonly Notice[] = [];
    board.add(() => standing);
    const process = (own: Partial<typeof settings> | { ownerEmail: null } = {}) =>
      createNoticeMails({ ...settings, ...own }, { store, clock, notices: board });
    return { store, clock, board, process, stand: (...notices: readonly Notice[]) => void (standing = notices) };
  }

  test('what is urgent is mailed at once, a warning when it still stands at the next look, and what is good to know never', async () => {
    const { store, process, stand } = await openBoard();
    const look = process();
    stand(notice('disk', 'urgent'), notice('proxy', 'warning'), notice('demo', 'info'));
    await look();
    expect(await titlesOf(store)).toEqual(['mail_site-notice disk']);
    await look();
    await look();
    expect(await titlesOf(store)).toEqual(['mail_site-notice disk', 'mail_site-notice proxy']);
    stand();
    await look();
    stand(notice('passing', 'warning'));
    await look();
    stand();
    await look();
    expect(await titlesOf(store)).toHaveLength(2);
  });

  test('what comes and goes is not mailed each time, and what changed is mailed again after a day', async () => {
    const { store, clock, process, stand } = await openBoard();
    const look = process();
    for (const title of ['1 message', '', '1 message', '2 messages']) {
      stand(...(title === '' ? [] : [notice('dead', 'urgent', title)]));
      await look();
    }
    expect(await titlesOf(store)).toEqual(['mail_site-notice 1 message']);
    clock.advance(DAY_MS);
    await look();
    expect(await titlesOf(store)).toEqual(['mail_site-notice 1 message', 'mail_site-notice 2 messages']);
  });

  test('several processes mail it once, and without OWNER_EMAIL nobody is mailed', async () => {
    const { store, process, stand } = await openBoard();
    stand(notice('disk', 'urgent'));
    await process({ ownerEmail: null })();
    expect(await titlesOf(store)).toEqual([]);
    await Promise.all([process()(), process()(), process()()]);
    expect(await titlesOf(store)).toHaveLength(1);
  });

  test('what is mailed when it happens is not mailed again', async () => {
    const { store, board, process } = await openBoard();
    board.add(() => [notice('paused', 'urgent')], { isMailed: false });
    board.add(() => Promise.reject(new Error('broken')));
    const look = process();
    await look();
    await look();
    expect(await titlesOf(store)).toEqual([]);
    expect((await board.read()).map(({ id }) => id)).toContain('paused');
  });
});
