import { expect, test } from 'vitest';
import { bookTime, changeByLink, linkOf, readFreeTimes } from '../../../../test-support/data/bookings.ts';
import { exampleForms } from '../../../../test-support/data/forms.ts';
import { liveThroughAll, post, VISITOR_SESSION } from '../../../../test-support/data/one-visitor.ts';
import { forEachEngine, type TestEngine } from '../../../../test-support/databases/engines.ts';
import { openStream, readTold, readToldTypes, STREAM } from '../../../../test-support/server/event-stream.ts';
import {
  createFakeSender,
  failure,
  refusal,
  startTestWorker,
  success,
} from '../../../../test-support/server/outbox.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../../test-support/server/owner.ts';
import { openTestApp, testClock, testConfig } from '../../../../test-support/server/test-app.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { SESSION_HEADER } from '../../../contract/visitor-api.ts';
import { DEMO_DOMAIN } from '../engine/demo-mark.ts';
import { erasePerson } from '../../people/erase-person.ts';

const settings = { OWNER_PASSWORD, PAYMENTS: 'test' };

async function openDesk(engine: TestEngine) {
  const [clock, store] = [testClock(), await engine.openStore()];
  const { app } = await openTestApp(settings, { store, clock });
  const headers = await signInAsOwner(app);
  const ask = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const personOf = async (email: string) => {
    const key = store.db.selectFrom('person_keys').select('person_id').where('key', '=', `e:${email}`);
    return (await key.executeTakeFirstOrThrow()).person_id;
  };
  const lead = (firstName: string, email: string) => post(app, apiPaths.quizLeads, { firstName, email });
  return { app, clock, store, ask, personOf, lead };
}

forEachEngine((engine) => {
  test('everything that somebody does is told in its order, each with who and from where, and fits its schema', async () => {
    const { app, store, ask, personOf } = await openDesk(engine);
    await openStream(store);
    await liveThroughAll(app);
    const id = await personOf('ada@example.com');
    await ask(apiPaths.ownerPeopleStatus, { ids: [id], status: 'contacted' });
    const told = await readTold(store);
    const types = told.map(({ type }) => type).filter((type) => type !== 'person.changed');
    expect(types).toEqual([
      'person.created',
      'lead.received',
      'deal.taken',
      'deal.near_miss',
      'lead.received',
      'lead.received',
      'lead.received',
      'lead.received',
      'booking.made',
      'order.paid',
      'onboarding.received',
      'lead.status',
    ]);
    for (const { data } of told) expect(data.person).toMatchObject({ id, email: 'ada@example.com' });
    const [first] = told;
    expect(first?.data.touches.first).toMatchObject({ campaign: 'spring' });
    expect(first?.data.touches.last).toEqual(first?.data.touches.first);
    expect(told.at(-1)?.data).toMatchObject({ status: { from: 'new', to: 'contacted' } });
    expect(told.find(({ type }) => type === 'order.paid')?.data).toMatchObject({
      order: { status: 'completed', isTest: true, currency: 'usd' },
    });
  });

  test('quiz answers, moved and cancelled calls, consent and tags are told, each once', async () => {
    const { app, store, ask, personOf, lead } = await openDesk(engine);
    await openStream(store);
    const leadId = await lead('Ada', 'ada@example.com');
    await post(app, apiPaths.quizAnswers.replace(':id', leadId), { answers: { hasWebsite: 'yes' } });
    const booked = await bookTime(app, (await readFreeTimes(app))[0]);
    const { id, token } = linkOf(booked);
    const payload = { startsAt: (await readFreeTimes(app))[3] };
    await changeByLink(app, 'bookingMove', { id, token, payload });
    await changeByLink(app, 'bookingMove', { id, token, payload });
    await changeByLink(app, 'bookingCancel', { id, token });
    await changeByLink(app, 'bookingCancel', { id, token });
    const smsConsent = { version: 'v0', page: '/business-buyer-course' };
    await post(app, apiPaths.waitlist, { ...exampleForms.waitlist, smsConsent });
    const tagsUrl = apiPaths.ownerPersonTags.replace(':id', await personOf('ada@example.com'));
    await ask(tagsUrl, { tags: ['investor'] });
    await ask(tagsUrl, { tags: ['investor'] });
    expect(await readToldTypes(store)).toEqual([
      'person.created',
      'lead.received',
      'quiz.answered',
      'person.changed',
      'booking.made',
      'booking.moved',
      'booking.cancelled',
      'person.changed',
      'lead.received',
      'consent.given',
      'person.changed',
    ]);
    const told = await readTold(store);
    expect(told[2]?.data).toMatchObject({ quiz: { leadId, isFirst: true, answers: { hasWebsite: 'yes' } } });
    expect(told[5]?.data).toMatchObject({
      booking: { id, startsAt: payload.startsAt },
      before: { startsAt: booked.startsAt },
    });
    expect(told.at(-2)?.data).toMatchObject({ consent: { channel: 'sms', version: 'v0', wording: null } });
    expect(told.at(-1)?.data).toMatchObject({ record: { tags: ['investor'], smsConsent: true } });
  });

  test('what no destination wants is not stored, and a lead is told only to those that want it', async () => {
    const { store, lead } = await openDesk(engine);
    await lead('Ada', 'ada@example.com');
    await openStream(store, { id: 'off', isOn: false });
    await lead('Ben', 'ben@example.com');
    expect(await readToldTypes(store)).toEqual([]);
    await openStream(store, { id: 'all' });
    await lead('Demo', `demo@${DEMO_DOMAIN}`);
    expect(await readToldTypes(store)).toEqual([]);
    await openStream(store, { id: 'all', isOn: false });
    await openStream(store, { id: 'paid', types: ['order.paid'] });
    await openStream(store, { id: 'leads', types: ['lead.received'] });
    await lead('Cem', 'cem@example.com');
    expect(await readToldTypes(store)).toEqual(['lead.received']);
    const sent = store.db.selectFrom('deliveries').select('destination').where('destination', 'like', 'events:%');
    expect(await sent.execute()).toEqual([{ destination: 'events:leads' }]);
  });

  test('what the owner undoes in time is never told', async () => {
    const { app, clock, store, ask } = await openDesk(engine);
    await openStream(store, { types: ['booking.made', 'booking.cancelled'] });
    const { sender, sent } = createFakeSender();
    const worker = startTestWorker({ store, clock, sender, url: null });
    const { id } = linkOf(await bookTime(app, (await readFreeTimes(app))[0]));
    await ask(apiPaths.ownerBookingsCancel, { ids: [id], tell: true });
    await worker.look();
    expect(await readToldTypes(store)).toEqual(['booking.made', 'booking.cancelled']);
    await ask(apiPaths.ownerBookingsUndo, { ids: [id] });
    clock.advance(60_000);
    await worker.look();
    expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual(['booking.made']);
    expect(await readToldTypes(store)).toEqual(['booking.made']);
    await ask(apiPaths.ownerBookingsCancel, { ids: [id], tell: true });
    clock.advance(60_000);
    await worker.look();
    expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual(['booking.made', 'booking.cancelled']);
  });

  test('that nobody came is told when it is noted, and not at all if the note is taken back', async () => {
    const { app, clock, store, ask } = await openDesk(engine);
    await openStream(store, { types: ['booking.no_show'] });
    const { id, startsAt } = await bookTime(app, (await readFreeTimes(app))[0]);
    clock.advance(Date.parse(startsAt) - clock.now() + 60_000);
    const noShow = async (isNoShow: boolean) => ask(apiPaths.ownerCallNoShow.replace(':id', id), { noShow: isNoShow });
    for (const isNoShow of [true, true, false]) expect((await noShow(isNoShow)).status).toBe(200);
    expect(await readToldTypes(store)).toEqual([]);
    await noShow(true);
    expect(await readToldTypes(store)).toEqual(['booking.no_show']);
  });

  test('an event goes out under its own id and secret, after the earlier ones of its person and beside those of others', async () => {
    const { clock, store, ask, lead, personOf } = await openDesk(engine);
    await openStream(store, { types: ['lead.received', 'lead.status'] });
    const { sender, sent, behave } = createFakeSender(failure);
    const worker = startTestWorker({ store, clock, sender, url: null });
    await lead('Ada', 'ada@example.com');
    await ask(apiPaths.ownerPeopleStatus, { ids: [await personOf('ada@example.com')], status: 'contacted' });
    await lead('Ben', 'ben@example.com');
    await worker.look();
    const told = () => sent.map(({ body }) => JSON.parse(body)).map(({ type, data }) => `${type} ${data.person.name}`);
    expect(told().toSorted()).toEqual(['lead.received Ada', 'lead.received Ben']);
    expect(sent[0]).toMatchObject({ url: STREAM.url, secret: STREAM.secret });
    const events = await store.db.selectFrom('crm_events').select('id').orderBy('seq').execute();
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set([events[0]?.id, events[2]?.id]));
    behave(success);
    clock.advance(3_600_000);
    await worker.look();
    expect(
      told()
        .slice(2)
        .filter((one) => one.endsWith('Ada')),
    ).toEqual(['lead.received Ada', 'lead.status Ada']);
  });

  test('a dead event lets the next of its person go', async () => {
    const { clock, store, ask, lead, personOf } = await openDesk(engine);
    await openStream(store, { types: ['lead.received', 'lead.status'] });
    const { sender, sent, behave } = createFakeSender({ ...refusal, isFinal: true });
    const worker = startTestWorker({ store, clock, sender, url: null });
    await lead('Ada', 'ada@example.com');
    await worker.look();
    behave(success);
    await ask(apiPaths.ownerPeopleStatus, { ids: [await personOf('ada@example.com')], status: 'contacted' });
    await worker.look();
    expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual(['lead.received', 'lead.status']);
  });

  test('people who turn out to be one share one order, and so do those who are split', async () => {
    const { clock, store, ask, lead, personOf } = await openDesk(engine);
    await openStream(store, { types: ['person.created', 'person.changed', 'lead.status'] });
    const { sender, sent, behave } = createFakeSender(failure);
    const worker = startTestWorker({ store, clock, sender, url: null });
    await lead('Ada', 'ada@example.com');
    await lead('Countess', 'countess@example.com');
    const [stays, goes] = [await personOf('ada@example.com'), await personOf('countess@example.com')];
    await ask(apiPaths.ownerPersonJoin.replace(':id', stays), { email: 'countess@example.com' });
    const split = await ask(apiPaths.ownerPersonSplit.replace(':id', stays), { emails: ['countess@example.com'] });
    await ask(apiPaths.ownerPeopleStatus, { ids: [split.body.id], status: 'won' });
    await worker.look();
    expect(sent).toHaveLength(1);
    behave(success);
    clock.advance(3_600_000);
    await worker.look();
    const told = sent.slice(1).map(({ body }) => JSON.parse(body));
    const words = told.map(
      ({ type, data }) => `${type} ${data.person.id === stays ? 'stays' : data.person.id === goes ? 'goes' : 'split'}`,
    );
    expect(words).toEqual([
      'person.created stays',
      'person.created goes',
      'person.changed stays',
      'person.created split',
      'person.changed stays',
      'lead.status split',
    ]);
    expect(told[2].data.record).toMatchObject({ joined: [goes], emails: ['ada@example.com', 'countess@example.com'] });
  });

  test('an erased person is named to those who heard of them once more, and nowhere else', async () => {
    const { clock, store, lead, personOf } = await openDesk(engine);
    await openStream(store, { types: ['lead.received'] });
    await openStream(store, { id: 'other', url: 'https://other.example/', types: ['order.paid'] });
    const { sender, sent } = createFakeSender();
    const worker = startTestWorker({ store, clock, sender, url: null });
    await lead('Ada', 'ada@example.com');
    await lead('Ben', 'ben@example.com');
    const id = await personOf('ada@example.com');
    await worker.look();
    await erasePerson(store, testConfig(), 'ada@example.com', clock.now());
    await worker.look();
    expect(sent.map(({ url, body }) => [url, JSON.parse(body).type])).toEqual([
      [STREAM.url, 'lead.received'],
      [STREAM.url, 'lead.received'],
      [STREAM.url, 'person.erased'],
    ]);
    expect(JSON.parse(sent[2]?.body ?? '')).toMatchObject({ data: { person: { id, email: 'ada@example.com' } } });
    const left = [
      ...(await store.db.selectFrom('crm_events').select('payload').execute()),
      ...(await store.db.selectFrom('deliveries').select('payload').where('destination', 'like', 'events:%').execute()),
    ];
    expect(left.filter(({ payload }) => payload.includes('ada@'))).toEqual([]);
    expect(await store.db.selectFrom('told_people').selectAll().where('person_id', '=', id).execute()).toEqual([]);
  });

  test('of two processes that tell of one person at once, the numbers rise in the order in which they are seen', async () => {
    const database = await engine.createDatabase();
    const stores = [await engine.openStore(database), await engine.openStore(database)];
    const [store] = stores;
    if (store === undefined) throw new Error('There is no store');
    await openStream(store);
    const desks = await Promise.all(stores.map((each) => openTestApp(settings, { store: each, clock: testClock() })));
    const headers = { [SESSION_HEADER]: VISITOR_SESSION };
    const posts = desks.flatMap(({ app }) =>
      Array.from({ length: 10 }, (_, at) =>
        post(app, apiPaths.quizLeads, { firstName: `Ada ${at}`, email: 'ada@example.com' }, headers),
      ),
    );
    await Promise.all(posts);
    const types = await readToldTypes(store);
    expect(types.filter((type) => type === 'person.created')).toEqual(['person.created']);
    expect(types[0]).toBe('person.created');
    expect(types.filter((type) => type === 'lead.received')).toHaveLength(20);
  });
});
