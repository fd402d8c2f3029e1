import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { recordedLog } from '../../../test-support/server/recorded-log.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import { apiPaths } from '../../contract/paths.ts';
import { createMailStops } from '../mail-stops/mail-stops.ts';
import { reportWeek } from './weekly-report.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const settings = { OWNER_EMAIL: 'owner@hallway.example' };
/** Monday at seven in New York. */
const MONDAY_AT_SEVEN = Date.UTC(2026, 10, 23, 12);

forEachEngine((engine) => {
  async function open(now: number) {
    const clock = testClock(now);
    const store = await engine.openStore();
    const { app } = await openTestApp(settings, { store, clock });
    const config = testConfig(settings);
    const send = (own = config) => reportWeek(own, { store, clock, log: recordedLog().log });
    const mails = async () => {
      const rows = await store.db
        .selectFrom('deliveries')
        .select('payload')
        .where('kind', '=', 'mail_weekly-report')
        .execute();
      return rows.map(({ payload }) => JSON.parse(payload).props);
    };
    const lead = async (email: string) => {
      const payload = { firstName: 'Ada', email };
      expect((await app.inject({ method: 'POST', url: apiPaths.quizLeads, payload })).statusCode).toBe(201);
    };
    return { app, clock, store, config, send, mails, lead };
  }

  test('on Monday at seven the owner is told of the week, beside the one before, once over all processes', async () => {
    const { clock, send, mails, lead } = await open(MONDAY_AT_SEVEN - 9 * DAY_MS);
    await lead('first@example.com');
    clock.advance(3 * DAY_MS);
    await lead('second@example.com');
    await lead('third@example.com');
    clock.advance(6 * DAY_MS - 1);
    expect([await send(), await mails()]).toEqual([false, []]);
    clock.advance(1);
    await Promise.all([send(), send(), send()]);
    clock.advance(HOUR_MS);
    await send();
    expect(await mails()).toMatchObject([
      {
        from: '2026-11-16',
        to: '2026-11-22',
        conversions: { now: 2, before: 1 },
        leads: 2,
        sources: [{ name: 'Unknown', leads: 2, revenueCents: 0 }],
        waiting: ['3 new people to answer'],
        test: true,
      },
    ]);
    clock.advance(7 * DAY_MS);
    expect(await send()).toBe(true);
    expect((await mails()).at(-1)).toMatchObject({ from: '2026-11-23', leads: 0 });
  });

  test('a server that was off until Tuesday sends it, and later it is not sent', async () => {
    const { clock, send, lead } = await open(MONDAY_AT_SEVEN - 2 * DAY_MS);
    await lead('first@example.com');
    clock.advance(2 * DAY_MS + 41 * HOUR_MS);
    expect(await send()).toBe(false);
    clock.advance(-HOUR_MS);
    expect(await send()).toBe(true);
  });

  test('nothing is sent of a week without anything, without OWNER_EMAIL, or to an owner who stopped it', async () => {
    const { app, clock, store, send, mails, lead } = await open(MONDAY_AT_SEVEN);
    expect(await send()).toBe(false);
    clock.advance(DAY_MS);
    await lead('first@example.com');
    clock.advance(6 * DAY_MS);
    expect(await send({ ...testConfig(settings), ownerEmail: null })).toBe(false);
    const path = await createMailStops(store).pathFor('weekly-report', settings.OWNER_EMAIL);
    await app.inject({ method: 'POST', url: path });
    expect(await send()).toBe(false);
    expect(await mails()).toEqual([]);
  });
});
