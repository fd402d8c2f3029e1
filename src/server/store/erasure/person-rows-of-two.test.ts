import { expect, test } from 'vitest';
import { marksOf, NOW, openBoth, thatBear } from '../../../../test-support/data/ada-and-grace.ts';
import { ada, grace } from '../../../../test-support/data/one-visitor.ts';
import { forEachEngine, sqlite } from '../../../../test-support/databases/engines.ts';
import { readPersonRows, readPersonVisits, type PersonRows } from './person-rows.ts';

const DAY_MS = 86_400_000;
const { email: ADA } = ada;
const { email: GRACE } = grace;

forEachEngine((engine) => {
  test('of two who left the same, each is told their own and nothing of the other', async () => {
    const { store, adas, graces } = await openBoth(engine);
    const lengths = (rows: PersonRows) => Object.entries(rows).map(([name, list]) => [name, list.length]);
    expect(lengths(adas)).toEqual(lengths(graces));
    expect(Object.entries(adas).filter(([, list]) => list.length === 0)).toEqual([]);
    const told = async (rows: PersonRows) =>
      Object.values({ ...rows, ...(await readPersonVisits(store.db, rows)) })
        .flat()
        .map((row) => JSON.stringify(row));
    expect(thatBear(await told(adas), [GRACE, grace.sessionId, ...marksOf(graces)])).toEqual([]);
    expect(thatBear(await told(graces), [ADA, ada.sessionId, ...marksOf(adas)])).toEqual([]);
  });

  test('of somebody who was never here, nothing is told', async () => {
    const { store } = await openBoth(engine);
    const rows = await readPersonRows(store.db, 'nobody@example.com');
    expect(Object.values(rows).flat()).toEqual([]);
    expect(await readPersonVisits(store.db, rows)).toEqual({ sessions: [], pageViews: [] });
  });

  test('what is known of somebody is told in the order of time', async () => {
    const { store, adas } = await openBoth(engine);
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
    // The first that was told names her no more, and is found by what it was about.
    const [first] = adas.events;
    await store.write((tx) =>
      tx
        .updateTable('crm_events')
        .set({ payload: '{}' })
        .where('seq', '=', first?.seq ?? 0)
        .execute(),
    );
    const rows = await readPersonRows(store.db, ADA);
    const firsts = [rows.leads, rows.nearMisses, rows.bookings, rows.orders, rows.sales, rows.notes].map(
      ([row]) => row?.id,
    );
    expect([...firsts, rows.memberDeeds[0]?.id, rows.deliveries[0]?.id]).toEqual(Array.from({ length: 8 }, () => id));
    expect(rows.events.map(({ seq }) => seq)).toEqual(adas.events.map(({ seq }) => seq));
    expect(rows.events[0]?.seq).toBe(Math.min(...rows.events.map(({ seq }) => seq)));
  });
});

test('each row of somebody is found once, however many others have', async () => {
  const { store, adas, graces } = await openBoth(sqlite);
  const [nearMiss, form, booking, order] = [
    graces.nearMisses[0],
    graces.setAside[0],
    graces.bookings[0],
    graces.orders[0],
  ];
  if (!nearMiss || !form || !booking || !order) throw new Error('All are there');
  const [many, atOnce] = [5_500, 500];
  for (let from = 0; from < many; from += atOnce) {
    const ids = Array.from({ length: atOnce }, (_, index) => ({ id: `copy ${from + index}`, at: 3 * (from + index) }));
    await store.write(async (tx) => {
      await tx
        .insertInto('near_misses')
        .values(ids.map(({ id }) => ({ ...nearMiss, id, address_key: id })))
        .execute();
      await tx
        .insertInto('set_aside')
        .values(ids.map(({ id }) => ({ ...form, id })))
        .execute();
      await tx
        .insertInto('bookings')
        .values(ids.map(({ id, at }) => ({ ...booking, id, starts_at: at, ends_at: at + 1 })))
        .execute();
      await tx
        .insertInto('orders')
        .values(ids.map(({ id }) => ({ ...order, id, checkout_hash: id, token_hash: id })))
        .execute();
    });
  }
  const { nearMisses, setAside, bookings, orders } = await readPersonRows(store.db, ADA);
  expect({ nearMisses, setAside, bookings, orders }).toEqual({
    nearMisses: adas.nearMisses,
    setAside: adas.setAside,
    bookings: adas.bookings,
    orders: adas.orders,
  });
});
