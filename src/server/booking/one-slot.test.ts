import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { SLOT_TAKEN_TITLE, bookingSchema, slotTakenSchema, slotsSchema } from '../../contract/booking-answers.ts';
import { ownerBookingSchema } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
import { BOOKING_TOKEN_HEADER } from '../../contract/visitor-api.ts';
import { bookingRow, examplePerson, linkOf } from '../../../test-support/data/bookings.ts';
import { databaseSettings, forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { runs } from '../../../test-support/properties/soak.ts';
import { OWNER_PASSWORD } from '../../../test-support/server/owner.ts';
import { startProcess } from '../../../test-support/server/process.ts';
import { seededRandom } from '../demo/random.ts';
import { insertBooking } from '../store/leads/bookings.ts';

const IS_SOAK = inject('soak') > 1;
const PROCESSES = IS_SOAK ? 4 : 2;
/** 10,000 in `npm run soak`. */
const TRIES = IS_SOAK ? runs(500) : 200;
const AT_ONCE = 32;
const MINUTE_MS = 60_000;

/** What a long run came to. */
function tellSoak(what: string, answers: ReadonlyMap<string, number>, began: number): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const counts = [...answers]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([status, count]) => `${count} times ${status}`);
  if (IS_SOAK) process.stdout.write(`${what}: ${counts.join(', ')}, in ${seconds} s\n`);
}

/** Several servers on one database, with times that are free, and how often each answer came. */
async function openServers(engine: TestEngine) {
  const database = await engine.createDatabase();
  const settings = { RATE_LIMIT: '0', LOG_LEVEL: 'silent', OWNER_PASSWORD, ...databaseSettings(database) };
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess(settings)));
  await Promise.all(servers.map((server) => server.says('Foyer is open')));
  const urls = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  const answers = new Map<string, number>();
  let sent = 0;

  /** Sends until there is an answer: a busy database says 503 with nothing stored. */
  async function send(path: string, body: object, headers: Record<string, string> = {}) {
    const url = urls[(sent += 1) % urls.length] ?? '';
    for (;;) {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      answers.set(`${answer.status}`, (answers.get(`${answer.status}`) ?? 0) + 1);
      if (answer.status !== 503) return answer;
      await delay(50);
    }
  }

  /** Does this so many times, some of them at once. */
  async function press(tries: number, once: (turn: number) => Promise<void>): Promise<void> {
    let turn = 0;
    const one = async () => {
      while (turn < tries) await once((turn += 1));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  const free = slotsSchema.parse(await (await fetch(urls[0] + apiPaths.bookingSlots)).json());
  const { db } = await engine.openStore(database);
  return { db, send, press, answers, free: free.days.flatMap(({ slots }) => slots) };
}

const somebody = () => ({ ...examplePerson, email: `${randomUUID()}@example.com` });

forEachEngine((engine) => {
  test('of many tries at one slot over several processes, one wins; the others are told of other times', async () => {
    const { db, send, press, answers, free } = await openServers(engine);
    const [startsAt = ''] = free;
    const began = performance.now();
    await press(TRIES, async () => {
      const answer = await send(apiPaths.bookings, { ...somebody(), startsAt });
      if (answer.status !== 409) return;
      const { title, nextFree } = slotTakenSchema.parse(await answer.json());
      expect([title, nextFree.length, nextFree.includes(startsAt)]).toEqual([SLOT_TAKEN_TITLE, 4, false]);
    });
    tellSoak(`${TRIES} tries at one slot, ${PROCESSES} processes, ${engine.name}`, answers, began);

    // Several processes on one SQLite file wait for each other, and give up after a while: nothing is stored, and it is sent again.
    if (engine.name === 'sqlite' || !IS_SOAK) answers.delete('503');
    expect(Object.fromEntries(answers)).toEqual({ 201: 1, 409: TRIES - 1 });
    const bookings = await db.selectFrom('bookings').selectAll().execute();
    expect(bookings.map(({ status }) => status)).toEqual(['booked']);
    const leads = await db.selectFrom('leads').select('id').execute();
    expect(leads).toEqual([{ id: bookings[0]?.lead_id }]);
    const told = await db.selectFrom('deliveries').select(['lead_id', 'kind']).orderBy('kind').execute();
    expect(told.map(({ kind }) => kind)).toEqual(['booking', 'mail_booking-confirmed']);
    expect(new Set(told.map(({ lead_id: id }) => id))).toEqual(new Set([bookings[0]?.lead_id]));
    for (const table of ['conversions', 'blocked_times'] as const)
      expect([table, (await db.selectFrom(table).select('id').execute()).length]).toEqual([
        table,
        table === 'conversions' ? 1 : 0,
      ]);
  });

  test('visitors who book, move and cancel at once with the owner leave no two calls that overlap', async () => {
    const { db, send, press, answers, free } = await openServers(engine);
    const signedIn = await send(apiPaths.ownerSession, { password: OWNER_PASSWORD });
    const owner = { cookie: String(signedIn.headers.get('set-cookie')).split(';', 1)[0] ?? '' };
    // What the owner moves or cancels keeps its old time for a while, so a long run needs more times.
    const wanted = free.slice(0, IS_SOAK ? 120 : 6);
    const links: { id: string; token: string }[] = [];
    let made = 0;
    const random = seededRandom(inject('seed'));
    /** A time in the middle of things: a slot, or up to an hour beside it. */
    const somewhere = () =>
      new Date(Date.parse(random.pick(wanted)) + random.between(-4, 4) * 15 * MINUTE_MS).toISOString();
    const link = () =>
      links.length === 0 ? { id: randomUUID(), token: 'none' } : random.pick(links.slice(IS_SOAK ? -60 : -12));
    const keep = async (answer: Response) => {
      if (answer.status !== 201) return;
      const call: unknown = await answer.json();
      const { data: booked } = bookingSchema.safeParse(call);
      links.push(booked === undefined ? { id: ownerBookingSchema.parse(call).id, token: 'none' } : linkOf(booked));
      made += 1;
    };

    const hands: readonly (() => Promise<void>)[] = [
      async () => {
        await keep(await send(apiPaths.bookings, { ...somebody(), startsAt: random.pick(wanted) }));
      },
      async () => {
        const { name, email } = somebody();
        const body = { name, email, startsAt: somewhere(), lengthMinutes: random.between(1, 6) * 15, tell: true };
        await keep(await send(apiPaths.ownerCalls, body, owner));
      },
      async () => {
        const { id } = link();
        await send(apiPaths.ownerCallMove.replace(':id', id), { startsAt: somewhere(), tell: true }, owner);
      },
      async () => {
        const { id, token } = link();
        const headers = { [BOOKING_TOKEN_HEADER]: token };
        await send(apiPaths.bookingMove.replace(':id', id), { startsAt: random.pick(wanted) }, headers);
      },
      async () => {
        const { id, token } = link();
        const what = random.chance(0.5) ? apiPaths.bookingCancel.replace(':id', id) : apiPaths.ownerBookingsCancel;
        const body = what === apiPaths.ownerBookingsCancel ? { ids: [id], tell: false } : {};
        await send(what, body, { [BOOKING_TOKEN_HEADER]: token, ...owner });
      },
      async () => {
        await send(apiPaths.ownerBookingsUndo, { ids: [link().id] }, owner);
      },
    ];
    const began = performance.now();
    await press(TRIES, async () => random.pick(hands)());
    tellSoak(`${TRIES} bookings, moves and cancellations, ${PROCESSES} processes, ${engine.name}`, answers, began);

    expect([...answers.keys()].filter((status) => !['200', '201', '404', '409', '503'].includes(status))).toEqual([]);
    const bookings = await db.selectFrom('bookings').selectAll().orderBy('starts_at').execute();
    expect(bookings.length).toBe(made);
    const standing = bookings.filter(({ status }) => status === 'booked');
    expect(standing.length).toBeGreaterThan(0);
    for (const [index, call] of standing.entries())
      expect(call.starts_at).toBeGreaterThanOrEqual(standing[index - 1]?.ends_at ?? 0);
    const leads = await db.selectFrom('leads').select('id').execute();
    expect(new Set(leads.map(({ id }) => id))).toEqual(new Set(bookings.map(({ lead_id: id }) => id)));
    const sent = await db.selectFrom('deliveries').select('lead_id').where('kind', '=', 'booking').execute();
    expect([sent.length, new Set(sent.map(({ lead_id: id }) => id)).size]).toEqual([made, made]);
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
