import { expect, test } from 'vitest';
import { keepMore } from '../../../test-support/data/kept-of-person.ts';
import { ada, grace, liveThroughAll } from '../../../test-support/data/one-visitor.ts';
import { everythingStored } from '../../../test-support/databases/everything-stored.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openStream } from '../../../test-support/server/event-stream.ts';
import { openTestApp, testConfig } from '../../../test-support/server/test-app.ts';
import { readPersonRows, readPersonVisits, type PersonRows } from '../store/erasure/person-rows.ts';
import { erasePerson } from './erase-person.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;
const [ADA, GRACE] = ['ada@example.com', 'grace@example.com'];

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The ids of all that is somebody's, but for their visit's. */
function marksOf(rows: PersonRows): readonly string[] {
  const { leads, nearMisses, setAside, bookings, orders, sales, onboardings, pictures, deliveries, people, members } =
    rows;
  const things = [leads, nearMisses, setAside, bookings, orders, sales, onboardings, pictures, deliveries, people];
  return [...things, members].flatMap(idsOf);
}

const thatBear = (rows: readonly string[], marks: readonly string[]) =>
  rows.filter((row) => marks.some((mark) => row.toLowerCase().includes(mark.toLowerCase())));

const tableOf = (row: string) => row.slice(0, row.indexOf(' '));

forEachEngine((engine) => {
  async function open() {
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_EMAIL: 'owner@example.org', PAYMENTS: 'test' }, { store });
    await openStream(store);
    await liveThroughAll(app);
    await liveThroughAll(app, grace);
    await keepMore(store, ada, ADA, NOW);
    await keepMore(store, grace, GRACE, NOW);
    await app.close();
    const [adas, graces] = [await readPersonRows(store.db, ADA), await readPersonRows(store.db, GRACE)];
    return { store, adas, graces };
  }

  test('of two who left the same, each is told their own and nothing of the other', async () => {
    const { store, adas, graces } = await open();
    const lengths = (rows: PersonRows) => Object.entries(rows).map(([name, list]) => [name, list.length]);
    expect(lengths(adas)).toEqual(lengths(graces));
    expect(Object.entries(adas).filter(([name, list]) => name !== 'setAside' && list.length === 0)).toEqual([]);
    const told = async (rows: PersonRows) =>
      Object.values({ ...rows, ...(await readPersonVisits(store.db, rows)) })
        .flat()
        .map((row) => JSON.stringify(row));
    expect(thatBear(await told(adas), [GRACE, grace.sessionId, ...marksOf(graces)])).toEqual([]);
    expect(thatBear(await told(graces), [ADA, ada.sessionId, ...marksOf(adas)])).toEqual([]);
  });

  test('an erasure takes all that is of one, and changes no row of the other or of nobody', async () => {
    const { store, adas, graces } = await open();
    const before = await everythingStored(store);
    await erasePerson(store, testConfig(), ADA, NOW);
    const after = await everythingStored(store);

    const gone = before.filter((row) => !after.includes(row));
    expect(thatBear(gone, [GRACE, grace.sessionId, ...marksOf(graces)])).toEqual([]);
    expect(gone.filter((row) => thatBear([row], [ADA, ada.sessionId, ...marksOf(adas)]).length === 0)).toEqual([]);

    expect(thatBear(after, [ADA])).toEqual([]);
    // What the books and the figures are made of, and that somebody looked.
    const tables = (marks: readonly string[]) =>
      [...new Set(thatBear(after, marks).map(tableOf))].filter((name) => !/_\d{4}_\d\d$/.test(name)).toSorted();
    expect(tables(marksOf(adas))).toEqual([
      'attributions',
      'desk_audit',
      'leads',
      'order_intents',
      'orders',
      'payment_events',
      'sales',
    ]);
    expect(thatBear(after, idsOf(adas.people))).toEqual([]);
    // Nothing that somebody leaves is tied to a visit any more.
    expect(tables([ada.sessionId])).toEqual(['conversions', 'events', 'page_views', 'sessions']);
  });

  test('what is known of somebody is told in the order of time', async () => {
    const { store, adas } = await open();
    const [lead, nearMiss, booking, order, sale] = [
      adas.leads[0],
      adas.nearMisses[0],
      adas.bookings[0],
      adas.orders[0],
      adas.sales[0],
    ];
    const [note, deed, delivery] = [adas.notes[0], adas.memberDeeds[0], adas.deliveries[0]];
    if (!lead || !nearMiss || !booking || !order || !sale || !note || !deed || !delivery)
      throw new Error('All are there');
    // Found last, and older than what is found before.
    const id = 'zzz';
    const at = NOW - DAY_MS;
    await store.write(async (tx) => {
      await tx
        .insertInto('leads')
        .values({ ...lead, id, created_at: at })
        .execute();
      await tx
        .insertInto('near_misses')
        .values({ ...nearMiss, id, address_key: id, first_at: at })
        .execute();
      await tx
        .insertInto('bookings')
        .values({ ...booking, id, starts_at: at, ends_at: at + 1 })
        .execute();
      await tx
        .insertInto('orders')
        .values({ ...order, id, checkout_hash: id, token_hash: id, created_at: at })
        .execute();
      await tx
        .insertInto('sales')
        .values({ ...sale, id, order_id: null, provider_ref: id, sold_at: at })
        .execute();
      await tx
        .insertInto('person_events')
        .values({ ...note, id, at })
        .execute();
      await tx
        .insertInto('desk_audit')
        .values({ ...deed, id, at })
        .execute();
      await tx
        .insertInto('deliveries')
        .values({ ...delivery, id, created_at: at })
        .execute();
    });
    const rows = await readPersonRows(store.db, ADA);
    const firsts = [rows.leads, rows.nearMisses, rows.bookings, rows.orders, rows.sales, rows.notes].map(
      ([row]) => row?.id,
    );
    expect([...firsts, rows.memberDeeds[0]?.id, rows.deliveries[0]?.id]).toEqual(Array.from({ length: 8 }, () => id));
    const seqs = rows.events.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  });

  test('the receipt counts sessions that are still to come, and messages that had not gone out', async () => {
    const { store, adas } = await open();
    const [booking] = adas.bookings;
    const [gone, dead] = adas.deliveries;
    if (!booking || !gone || !dead) throw new Error('All are there');
    const other = (id: string, starts_at: number, status: 'booked' | 'cancelled') =>
      ({ ...booking, id, starts_at, ends_at: starts_at + 1, status }) as const;
    await store.write(async (tx) => {
      const others = [other('a', NOW, 'booked'), other('b', NOW + 2, 'cancelled'), other('c', NOW + 4, 'booked')];
      await tx.insertInto('bookings').values(others).execute();
      await tx.updateTable('deliveries').set({ status: 'delivered' }).where('id', '=', gone.id).execute();
      await tx.updateTable('deliveries').set({ status: 'dead' }).where('id', '=', dead.id).execute();
    });
    const { comingBookings, unsentMessages } = await erasePerson(store, testConfig(), ADA, NOW);
    expect({ comingBookings, unsentMessages }).toEqual({
      comingBookings: 2,
      unsentMessages: adas.deliveries.length - 1,
    });
  });
});
