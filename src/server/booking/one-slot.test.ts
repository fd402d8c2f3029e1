import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { slotsSchema } from '../../contract/booking-answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import { bookingRow, examplePerson } from '../../../test-support/data/bookings.ts';
import { databaseSettings, forEachEngine } from '../../../test-support/databases/engines.ts';
import { runs } from '../../../test-support/properties/soak.ts';
import { startProcess } from '../../../test-support/server/process.ts';
import { insertBooking } from '../store/leads/bookings.ts';

const PROCESSES = inject('soak') === 1 ? 2 : 4;
/** 10,000 in `npm run soak`. */
const TRIES = runs(500);
const AT_ONCE = 32;
const MINUTE_MS = 60_000;

/** Sends until there is an answer: a busy database says 503 with nothing stored. */
async function tryToBook(url: string, startsAt: string): Promise<number> {
  for (;;) {
    const { status } = await fetch(url + apiPaths.bookings, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...examplePerson, email: `${randomUUID()}@example.com`, startsAt }),
    });
    if (status !== 503) return status;
    await delay(50);
  }
}

forEachEngine((engine) => {
  test('of many tries at one slot over several processes, one wins', async () => {
    const database = await engine.createDatabase();
    const settings = { RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...databaseSettings(database) };
    const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess(settings)));
    await Promise.all(servers.map((server) => server.says('Foyer is open')));
    const urls = servers.map(({ port }) => `http://127.0.0.1:${port}`);
    const free = await (await fetch(`${urls[0]}${apiPaths.bookingSlots}`)).json();
    const [startsAt = ''] = slotsSchema.parse(free).days.flatMap(({ slots }) => slots);

    const statuses = new Map<number, number>();
    let sent = 0;
    async function press(): Promise<void> {
      while (sent < TRIES) {
        const url = urls[sent % urls.length] ?? '';
        sent += 1;
        const status = await tryToBook(url, startsAt);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, press));

    expect(Object.fromEntries(statuses)).toEqual({ 201: 1, 409: TRIES - 1 });
    const { db } = await engine.openStore(database);
    for (const table of ['bookings', 'leads'] as const)
      expect([table, (await db.selectFrom(table).select('id').execute()).length]).toEqual([table, 1]);
  });

  test('the database itself refuses a call that overlaps another, made or moved, whoever writes it', async () => {
    const store = await engine.openStore();
    const noon = Date.UTC(2026, 10, 30, 17);
    const insert = (id: string, minutes: number, row: object = {}) =>
      store.write((tx) => insertBooking(tx, bookingRow({ id, starts_at: noon + minutes * MINUTE_MS, ...row })));
    const change = (id: string, set: object) =>
      store.write((tx) => tx.updateTable('bookings').set(set).where('id', '=', id).execute());
    await insert('noon', 0);
    // Half an hour each: they may touch.
    await insert('before', -30);
    await insert('after', 30, { status: 'held' });
    for (const minutes of [-29, -1, 0, 1, 29, 59])
      await expect(insert('between', minutes)).rejects.toThrow(/unique|duplicate|bookings_no_overlap/iu);
    await insert('cancelled', 5, { status: 'cancelled' });
    await insert('later', 120);
    const onto = { starts_at: noon + 10 * MINUTE_MS, ends_at: noon + 40 * MINUTE_MS };
    await expect(change('later', onto)).rejects.toThrow('bookings_no_overlap');
    await expect(change('cancelled', { status: 'booked' })).rejects.toThrow('bookings_no_overlap');
    // By less than its own length, and onto a time that came free.
    await change('later', { starts_at: noon + 130 * MINUTE_MS, ends_at: noon + 160 * MINUTE_MS });
    await change('noon', { status: 'cancelled' });
    await change('cancelled', { status: 'booked', ends_at: noon + 30 * MINUTE_MS });
  });
});
