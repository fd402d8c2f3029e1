import { expect, test } from 'vitest';
import { bookTime, changeByLink, linkOf, readFreeTimes } from '../../../test-support/data/bookings.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { liveThroughAll, post } from '../../../test-support/data/one-visitor.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { fieldOf, openHighLevel, openHouse } from '../../../test-support/server/highlevel.ts';
import { testConfig } from '../../../test-support/server/test-app.ts';
import { apiPaths } from '../../contract/paths.ts';
import { tendStream } from '../outbox/sweep-stream.ts';
import { erasePerson } from '../people/erase-person.ts';
import { readPersonRows } from '../store/erasure/person-rows.ts';
import { beginReplay } from '../store/stream/replays.ts';
import { ERASED_TAG } from './erase-contact.ts';
import { NOTHING_TO_TELL } from './highlevel-sender.ts';
import { NOT_FREE } from './keep-appointment.ts';

const ADA = 'ada@example.com';

forEachEngine((engine) => {
  test('a life becomes one contact with its fields and tags, an opportunity for each deal and order, and an appointment', async () => {
    const { app, store, there, worker, ask, deliveries, known } = await openHouse(engine);
    await liveThroughAll(app);
    const leadId = await post(app, apiPaths.quizLeads, { firstName: 'Ada', email: ADA });
    await post(app, apiPaths.quizAnswers.replace(':id', leadId), {
      answers: { hasWebsite: 'no', monthlyRevenue: '15k+' },
    });
    const smsConsent = { version: 'v0', page: '/business-buyer-course' };
    await post(app, apiPaths.waitlist, { ...exampleForms.waitlist, smsConsent });
    const { id } = await store.db.selectFrom('people').select('id').executeTakeFirstOrThrow();
    await ask(apiPaths.ownerPersonTags.replace(':id', id), { tags: ['investor'] });
    await ask(apiPaths.ownerPeopleStatus, { ids: [id], status: 'contacted' });
    await worker.look();
    const sent = await deliveries();
    expect(sent.filter(({ status }) => status !== 'delivered')).toEqual([]);
    const silent = sent.filter(({ last_answer: remark }) => remark === NOTHING_TO_TELL).map(({ kind }) => kind);
    expect(new Set(silent)).toEqual(new Set(['onboarding.received', 'lead.status']));

    const [contact, ...others] = there.contacts;
    expect(others).toEqual([]);
    expect(contact).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      email: ADA,
      phone: '+12145550142',
      dnd: false,
    });
    expect([...(contact?.tags ?? [])]).toEqual(['investor']);
    expect(fieldOf(contact, 'contact.foyer_campaign')).toBe('spring');
    expect(fieldOf(contact, 'contact.foyer_market')).toBe('texas');
    expect(fieldOf(contact, 'contact.foyer_package')).toMatch(/\w/);
    expect(fieldOf(contact, 'contact.foyer_score')).toMatch(/^\d+$/);
    expect(fieldOf(contact, 'contact.foyer_consent')).toBe('yes');
    const [deal, order] = there.opportunities;
    expect(there.opportunities).toHaveLength(2);
    expect(deal).toMatchObject({
      contactId: contact?.id,
      status: 'open',
      name: expect.stringMatching(/ \(Foyer \w{6}\)$/),
    });
    expect(deal?.monetaryValue).toBeGreaterThan(0);
    // No money moves in a test.
    expect(order).toMatchObject({ contactId: contact?.id, status: 'won', monetaryValue: 0 });
    expect(there.appointments).toMatchObject([
      { contactId: contact?.id, status: 'confirmed', title: 'Call with Ada Byron' },
    ]);
    expect((await known()).map(({ kind }) => kind)).toEqual(['appointment', 'contact', 'opportunity', 'opportunity']);
  });

  test('who withdrew consent is set to do not disturb for that channel alone', async () => {
    const { app, store, there, worker, ask, clock } = await openHouse(engine);
    const smsConsent = { version: 'v0', page: '/business-buyer-course' };
    await post(app, apiPaths.waitlist, { ...exampleForms.waitlist, smsConsent });
    await worker.look();
    const [contact] = there.contacts;
    expect([contact?.dnd, [...(contact?.quiet ?? [])]]).toEqual([false, []]);
    const { id } = await store.db.selectFrom('people').select('id').executeTakeFirstOrThrow();
    for (const channel of ['sms', 'email'] as const) {
      await ask(apiPaths.ownerPersonConsent.replace(':id', id), { channel });
      clock.advance(60_000);
      await worker.look();
      expect([...(contact?.quiet ?? [])]).toEqual(channel === 'sms' ? ['SMS'] : ['SMS', 'Email']);
    }
    expect([contact?.dnd, fieldOf(contact, 'contact.foyer_consent')]).toEqual([false, 'no']);
  });

  test('a call is moved and cancelled there as it is here', async () => {
    const { app, there, worker } = await openHouse(engine);
    const { id, token } = linkOf(await bookTime(app, (await readFreeTimes(app))[0]));
    const startsAt = (await readFreeTimes(app))[3] ?? '';
    await worker.look();
    await changeByLink(app, 'bookingMove', { id, token, payload: { startsAt } });
    await worker.look();
    expect(there.appointments).toMatchObject([{ startsAt: Date.parse(startsAt), status: 'confirmed' }]);
    await changeByLink(app, 'bookingCancel', { id, token });
    await worker.look();
    expect(there.appointments).toMatchObject([{ startsAt: Date.parse(startsAt), status: 'cancelled' }]);
  });

  test.for([
    ['contact', /^POST \/contacts\/upsert/],
    ['opportunity', /^POST \/opportunities\/$/],
    ['appointment', /^POST \/calendars\/events\/appointments/],
  ] as const)('an answer that gets lost after HighLevel stored the %s makes no second one', async ([, asked]) => {
    const { app, there, settle, counts, deliveries } = await openHouse(engine);
    there.behave('lose', { asked, times: 1 });
    await liveThroughAll(app);
    for (let times = 0; times < 3; times += 1) await settle();
    expect(there.answered.filter((one) => one.endsWith('lose'))).toHaveLength(1);
    expect((await deliveries()).filter(({ status }) => status !== 'delivered')).toEqual([]);
    expect(counts()).toEqual([1, 2, 1]);
  });

  test('a period that is sent again doubles nothing, and a destination that was made anew finds what is there', async () => {
    const { app, store, clock, there, worker, counts, deliveries } = await openHouse(engine);
    await liveThroughAll(app);
    await worker.look();
    const before = counts();
    const replay = async (destinationId: string) => {
      await store.write((tx) => beginReplay(tx, { destinationId, from: 0, until: clock.now() + 1, at: clock.now() }));
      await tendStream({ store, clock });
      await worker.look();
    };
    await replay('highlevel');
    expect(counts()).toEqual(before);
    await openHighLevel(store, { id: 'anew' });
    await worker.look();
    await replay('anew');
    const told = await deliveries('events:anew');
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter(({ status }) => status !== 'delivered')).toEqual([]);
    expect(counts()).toEqual(before);
    expect(there.answered.filter((one) => / [45]\d\d$/.test(one))).toEqual([]);
  });

  test('what somebody deleted there by hand is made again', async () => {
    const { app, there, worker, ask, store, deliveries } = await openHouse(engine);
    const { id, token } = linkOf(await bookTime(app, (await readFreeTimes(app))[0]));
    await worker.look();
    there.forget(there.contacts[0]?.id ?? '');
    there.forget(there.appointments[0]?.id ?? '');
    const startsAt = (await readFreeTimes(app))[3] ?? '';
    await changeByLink(app, 'bookingMove', { id, token, payload: { startsAt } });
    await worker.look();
    expect(there.appointments).toMatchObject([{ startsAt: Date.parse(startsAt), contactId: there.contacts[0]?.id }]);
    there.forget(there.contacts[0]?.id ?? '');
    const person = await store.db.selectFrom('people').select('id').executeTakeFirstOrThrow();
    await ask(apiPaths.ownerPersonTags.replace(':id', person.id), { tags: ['investor'] });
    await worker.look();
    expect(there.contacts).toMatchObject([{ email: ADA }]);
    expect((await deliveries()).filter(({ status }) => status !== 'delivered')).toEqual([]);
  });

  test('a time that the calendar there gave to somebody else is entered all the same, and says so', async () => {
    const { app, there, worker, deliveries } = await openHouse(engine);
    const { id, token } = linkOf(await bookTime(app, (await readFreeTimes(app))[0]));
    await worker.look();
    const startsAt = (await readFreeTimes(app))[3] ?? '';
    there.occupy(Date.parse(startsAt), Date.parse(startsAt) + 1);
    await changeByLink(app, 'bookingMove', { id, token, payload: { startsAt } });
    await worker.look();
    const moved = { startsAt: Date.parse(startsAt), title: `Call with Ada Byron${NOT_FREE}` };
    expect(there.appointments[0]).toMatchObject(moved);
    expect((await deliveries()).filter(({ status }) => status !== 'delivered')).toEqual([]);
  });

  test('a location that allows one opportunity for each contact keeps one, with the newest in it', async () => {
    const { app, there, worker, deliveries } = await openHouse(engine);
    there.allowManyOpportunities(false);
    await liveThroughAll(app);
    await worker.look();
    expect(there.opportunities).toMatchObject([{ status: 'won' }]);
    expect((await deliveries()).filter(({ status }) => status !== 'delivered')).toEqual([]);
  });

  test('two people who turn out to be one have one contact from then on', async () => {
    const { there, worker, lead, ask, store } = await openHouse(engine);
    await lead('Ada', ADA);
    await lead('Countess', 'countess@example.com');
    await worker.look();
    const rows = await store.db.selectFrom('person_keys').selectAll().orderBy('key').execute();
    const [stays] = rows.map(({ person_id: id }) => id);
    await ask(apiPaths.ownerPersonJoin.replace(':id', stays ?? ''), { email: 'countess@example.com' });
    await worker.look();
    const ids = await store.db.selectFrom('highlevel_ids').select(['subject', 'remote_id']).execute();
    expect(ids).toEqual([{ subject: stays, remote_id: there.contacts.find(({ email }) => email === ADA)?.id }]);
  });

  test('the contact of somebody who is erased is marked and emptied of what Foyer wrote, and nothing of it is kept here', async () => {
    const { app, store, clock, there, worker, deliveries, known } = await openHouse(engine);
    await liveThroughAll(app);
    await worker.look();
    const rows = await readPersonRows(store.db, ADA);
    expect(rows.highLevelIds).toHaveLength(4);
    await erasePerson(store, testConfig({ HIGHLEVEL_URL: there.url }), ADA, clock.now());
    expect(await known()).toEqual([]);
    await worker.look();
    const [contact] = there.contacts;
    expect(contact).toMatchObject({ dnd: true });
    expect([...(contact?.tags ?? [])]).toEqual([ERASED_TAG]);
    expect(fieldOf(contact, 'contact.foyer_market')).toBe('');
    expect((await deliveries()).map(({ kind, status, payload }) => [kind, status, payload])).toEqual([
      ['person.erased', 'delivered', '{"erased":true}'],
    ]);
  });

  test('it is deleted where the owner chose that, and found by its address where an answer had got lost', async () => {
    const { store, clock, there, worker, lead, known, deliveries } = await openHouse(engine, {
      settings: { deletesErased: true },
    });
    there.behave('lose', { asked: /upsert/, times: 1 });
    await lead('Ada', ADA);
    await worker.look();
    expect([there.contacts.length, await known()]).toEqual([1, []]);
    await erasePerson(store, testConfig({ HIGHLEVEL_URL: there.url }), ADA, clock.now());
    await worker.look();
    expect([there.contacts.length, (await deliveries()).length]).toEqual([0, 1]);
  });
});
