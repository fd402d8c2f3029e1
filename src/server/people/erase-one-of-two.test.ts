import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { idsOf, keepMore, marksOf, NOW, openBoth, thatBear } from '../../../test-support/data/ada-and-grace.ts';
import { ada, grace, liveThroughAll, post } from '../../../test-support/data/one-visitor.ts';
import { everythingStored } from '../../../test-support/databases/everything-stored.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { STREAM } from '../../../test-support/server/event-stream.ts';
import { openTestApp, testConfig } from '../../../test-support/server/test-app.ts';
import { apiPaths } from '../../contract/paths.ts';
import { readPersonRows } from '../store/erasure/person-rows.ts';
import { saveRemoteId } from '../store/outbox/highlevel-ids.ts';
import { erasePerson } from './erase-person.ts';

const { email: ADA } = ada;
const { email: GRACE } = grace;

const tableOf = (row: string) => row.slice(0, row.indexOf(' '));

forEachEngine((engine) => {
  test('an erasure takes all that is of one, and changes no row of the other or of nobody', async () => {
    const { store, adas, graces } = await openBoth(engine);
    const before = await everythingStored(store);
    await erasePerson(store, testConfig(), ADA, NOW);
    const after = await everythingStored(store);

    const gone = before.filter((row) => !after.includes(row));
    expect(thatBear(gone, [GRACE, grace.sessionId, ...marksOf(graces)])).toEqual([]);
    expect(gone.filter((row) => thatBear([row], [ADA, ada.sessionId, ...marksOf(adas)]).length === 0)).toEqual([]);

    expect(thatBear(after, [ADA])).toEqual([]);
    // What the books and the figures are made of, and that somebody looked.
    const tables = (marks: readonly string[]) =>
      [...new Set(thatBear(after, marks).map(tableOf))]
        .filter((name) => !/_(?:\d{4}_\d\d|other)$/.test(name))
        .toSorted();
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
    const stay = { name: '', email: '', session_id: null };
    const leads = await store.db.selectFrom('leads').selectAll().where('id', 'in', idsOf(adas.leads)).execute();
    for (const lead of leads) expect(lead).toMatchObject({ ...stay, fields: '{}', erased_at: NOW });
    const orders = await store.db.selectFrom('orders').selectAll().where('id', 'in', idsOf(adas.orders)).execute();
    for (const order of orders) expect(order).toMatchObject({ ...stay, intent_name: '', intent_email: '' });
    // Nothing that somebody leaves is tied to a visit any more.
    expect(tables([ada.sessionId])).toEqual(['conversions', 'events', 'page_views', 'sessions']);
  });

  test('what names a longer address stays, as does what another provider calls by the same id', async () => {
    const { store, adas } = await openBoth(engine);
    const [event, told] = [adas.paymentEvents.find(({ raw }) => raw.includes(ADA)), adas.events[0]];
    if (!event || !told) throw new Error('Both are there');
    const { seq: _seq, ...another } = told;
    const namesOther = JSON.stringify({ email: `z${ADA}`, copy: `${ADA}.au` });
    await store.write(async (tx) => {
      const events = [
        { ...event, event_id: 'of another', raw: namesOther },
        { ...event, provider: 'test', raw: '{}' },
      ];
      await tx.insertInto('payment_events').values(events).execute();
      await tx
        .insertInto('crm_events')
        .values([
          { ...another, id: 'of another', item_id: 'another', payload: namesOther },
          { ...another, id: 'names her', item_id: 'another', payload: JSON.stringify({ email: ADA }) },
        ])
        .execute();
    });
    await erasePerson(store, testConfig(), ADA, NOW);
    const raws = store.db
      .selectFrom('payment_events')
      .select('raw')
      .where('event_id', 'in', ['of another', event.event_id]);
    expect((await raws.orderBy('raw').execute()).map(({ raw }) => raw)).toEqual(
      [namesOther, '{"erased":true}', '{}'].toSorted(),
    );
    const left = store.db.selectFrom('crm_events').select('payload').where('item_id', '=', 'another');
    expect(await left.execute()).toEqual([{ payload: namesOther }]);
  });

  test('of somebody who is known by another address too, the things of that one stay, and the owner’s notes go', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ PAYMENTS: 'test' }, { store });
    await liveThroughAll(app);
    // The same number: the same person.
    await post(app, apiPaths.waitlist, { ...exampleForms.waitlist, email: 'ada@work.example' });
    await app.close();
    await keepMore(store, ada);
    const [person] = (await readPersonRows(store.db, ADA)).people;
    await erasePerson(store, testConfig(), ADA, NOW);
    const left = await readPersonRows(store.db, 'ada@work.example');
    expect([idsOf(left.people), left.leads.length, left.notes, left.tags]).toEqual([[person?.id], 1, [], []]);
    expect(thatBear(await everythingStored(store), [ADA])).toEqual([]);
  });

  test('the CRM is told which contact goes; the one of somebody who stays is not named', async () => {
    const { store, adas, graces } = await openBoth(engine);
    const subjects = [...idsOf(adas.people), ...idsOf(graces.people), ...idsOf(adas.leads)];
    await store.write(async (tx) => {
      for (const subject of subjects)
        for (const kind of ['contact', 'opportunity'] as const)
          await saveRemoteId(tx, { destinationId: STREAM.id, kind, subject }, `${kind} ${subject}`, NOW);
      // Something was sent there. Grace is known by another address too.
      await tx.updateTable('deliveries').set({ attempts: 1 }).execute();
      const [lead] = graces.leads;
      const [item] = await tx
        .selectFrom('person_items')
        .selectAll()
        .where('id', '=', lead?.id ?? '')
        .execute();
      if (item)
        await tx
          .insertInto('person_items')
          .values({ ...item, id: 'another', email: 'grace@work.example' })
          .execute();
    });
    async function contactTold(email: string): Promise<unknown> {
      await erasePerson(store, testConfig(), email, NOW);
      const told = store.db.selectFrom('deliveries').select('payload').where('kind', '=', 'person.erased');
      const payloads = (await told.execute()).map(({ payload }) =>
        z.looseObject({ data: z.unknown() }).parse(JSON.parse(payload)),
      );
      return payloads.find(({ data }) => JSON.stringify(data).includes(email));
    }
    expect(await contactTold(ADA)).toMatchObject({ contactId: `contact ${adas.people[0]?.id}` });
    const ofGrace = await contactTold(GRACE);
    expect(ofGrace).toBeDefined();
    expect(ofGrace).not.toHaveProperty('contactId');
  });

  test('a CRM that heard only of somebody else is not told of an erasure', async () => {
    const { store, graces } = await openBoth(engine);
    await store.write((tx) =>
      tx.updateTable('deliveries').set({ attempts: 1 }).where('id', 'in', idsOf(graces.deliveries)).execute(),
    );
    expect((await erasePerson(store, testConfig(), ADA, NOW)).crmNotices).toBe(0);
    const told = store.db.selectFrom('deliveries').select('payload').where('kind', '=', 'person.erased');
    expect(await told.execute()).toEqual([]);
  });

  test('the receipt counts sessions that are still to come, and messages that had not gone out', async () => {
    const { store, adas } = await openBoth(engine);
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
