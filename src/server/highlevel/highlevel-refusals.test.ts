import { expect, test } from 'vitest';
import { HIGHLEVEL } from '../../../stand-ins/highlevel.ts';
import { liveThroughAll } from '../../../test-support/data/one-visitor.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openStream } from '../../../test-support/server/event-stream.ts';
import { fieldOf, openHouse, startHighLevelWorker } from '../../../test-support/server/highlevel.ts';
import { eventDestinationsSchema } from '../../contract/event-destinations.ts';
import { apiPaths } from '../../contract/paths.ts';

const HOUR_MS = 3_600_000;

forEachEngine((engine) => {
  test('a token that was withdrawn pauses this destination alone, tells the owner once, and a new one lets all that waits go', async () => {
    const { app, headers, store, there, worker, sent, lead, deliveries, ask, clock } = await openHouse(engine);
    await openStream(store);
    await worker.look();
    there.takeToken('pit-another-token');
    for (const name of ['Ada', 'Ben', 'Cem', 'Dee']) await lead(name, `${name.toLowerCase()}@example.com`);
    await worker.look();
    const asked = there.answered.length;
    clock.advance(48 * HOUR_MS);
    await worker.look();
    // Nothing more is tried; the webhook beside it has everything.
    expect([there.answered.length, sent.length]).toEqual([asked, 8]);
    expect(new Set((await deliveries()).map(({ status }) => status))).toEqual(new Set(['waiting']));
    const mails = await deliveries('mail');
    const alerts = mails.filter(({ payload }) => payload.includes('destination-paused'));
    expect(alerts.map(({ payload }) => JSON.parse(payload).props)).toMatchObject([{ isDenied: true, status: 401 }]);
    const list = async () => {
      const answer = await app.inject({ url: apiPaths.ownerEventDestinations, headers });
      const { destinations } = eventDestinationsSchema.parse(answer.json());
      return destinations.find(({ id }) => id === 'highlevel');
    };
    expect(await list()).toMatchObject({
      pausedFor: 'denied',
      trouble: 'HighLevel does not know this token: make a new one',
    });
    expect(JSON.stringify(await list())).not.toContain(HIGHLEVEL.token);

    const highLevel = { token: 'pit-another-token', ...(await list())?.highLevel };
    const change = apiPaths.ownerEventDestination.replace(':id', 'highlevel');
    expect((await ask(change, { highLevel })).statusCode).toBe(204);
    await worker.look();
    expect(await list()).toMatchObject({ pausedFor: null, trouble: null });
    expect(new Set((await deliveries()).map(({ status }) => status))).toEqual(new Set(['delivered']));
    expect(there.contacts).toHaveLength(4);
  });

  test('a scope that the token lacks and a location that it does not reach pause too, each in its words', async () => {
    const { store, there, worker, lead } = await openHouse(engine);
    there.withoutScopes('contacts.write');
    await lead('Ada', 'ada@example.com');
    await worker.look();
    const words = async () => store.db.selectFrom('destinations').select(['pause_cause', 'last_error']).execute();
    expect(await words()).toMatchObject([
      { pause_cause: 'denied', last_error: expect.stringMatching(/lacks a scope/) },
    ]);
  });

  test('of too many requests the rest waits as long as HighLevel says, and none is doubled', async () => {
    const { app, clock, there, worker, counts, deliveries } = await openHouse(engine);
    there.allowRequests(3);
    await liveThroughAll(app);
    await worker.look();
    const waiting = (await deliveries()).filter(({ last_status: status }) => status === 429);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.every((one) => one.status === 'waiting' && one.next_attempt_at >= clock.now() + 10_000)).toBe(true);
    there.allowRequests(1000);
    clock.advance(HOUR_MS);
    await worker.look();
    expect((await deliveries()).filter(({ status }) => status !== 'delivered')).toEqual([]);
    expect(counts()).toEqual([1, 2, 1]);
  });

  test('Retry-After is honoured, and a server that fails or says nothing is tried again', async () => {
    const { store, clock, there, lead, deliveries } = await openHouse(engine);
    const { worker } = startHighLevelWorker(there, { store, clock, limitMs: 1000 });
    await lead('Ada', 'ada@example.com');
    there.behave({ status: 429, headers: { 'retry-after': '90' } }, { times: 1 });
    await worker.look();
    expect((await deliveries())[0]).toMatchObject({ last_status: 429, next_attempt_at: clock.now() + 90_000 });
    for (const mood of [{ status: 503 }, 'hang'] as const) {
      there.behave(mood, { times: 1 });
      clock.advance(HOUR_MS);
      await worker.look();
      expect((await deliveries())[0]).toMatchObject({ status: 'waiting' });
    }
    clock.advance(HOUR_MS);
    await worker.look();
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });

  test('what HighLevel refuses is a dead letter that names the field, and the next event of the person goes on', async () => {
    const { there, worker, lead, deliveries, store } = await openHouse(engine, {
      types: ['person.created', 'lead.received'],
    });
    // Foyer takes this address, and HighLevel does not.
    await lead('Ada', 'a..da@b');
    await lead('Ben', 'ben@example.com');
    await worker.look();
    const refused = { status: 'dead', attempts: 1, last_status: 422, last_error: 'HighLevel refused the e-mail (422)' };
    expect((await deliveries()).slice(0, 2)).toMatchObject([refused, refused]);
    expect((await deliveries())[0]?.last_answer).toContain('email must be an email');
    expect(there.contacts).toMatchObject([{ firstName: 'Ben' }]);
    expect(await store.db.selectFrom('destinations').select('pause_cause').execute()).toEqual([{ pause_cause: null }]);
  });

  test('a row of the table whose field is not there is named, and the contact is told without it', async () => {
    const { store, there, worker, lead, deliveries } = await openHouse(engine, {
      types: ['person.created'],
      settings: { fields: { consent: 'contact.foyer_consent', package: 'contact.pakage' } },
    });
    await lead('Ada', 'ada@example.com');
    await worker.look();
    const remark = 'Not a field of this location: Package (contact.pakage)';
    expect(await deliveries()).toMatchObject([{ status: 'delivered', last_answer: remark }]);
    expect(fieldOf(there.contacts[0], 'contact.foyer_consent')).toBe('no');
    expect(await store.db.selectFrom('event_destinations').select('remark').execute()).toEqual([{ remark }]);
  });
});
