import { expect, test } from 'vitest';
import { personErasedSchema, personFoundSchema } from '../../contract/owner-people.ts';
import { apiPaths } from '../../contract/paths.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { createFakeSender, readDeliveries, startTestWorker } from '../../../test-support/server/outbox.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import type { Store } from '../store/engine/store.ts';

const settings = { OWNER_PASSWORD, CRM_WEBHOOK_URL: 'https://crm.example/hook' };

async function openDesk(store: Store) {
  const clock = testClock();
  const { app } = await openTestApp(settings, { store, clock });
  const headers = await signInAsOwner(app);
  return {
    app,
    clock,
    lead: (email: string) =>
      app.inject({ method: 'POST', url: apiPaths.quizLeads, payload: { firstName: 'Dana', email } }),
    ask: (url: string, email = 'dana@example.com') => app.inject({ method: 'POST', url, payload: { email }, headers }),
  };
}

forEachEngine((engine) => {
  test('the owner looks a person up in the desk, takes all of it along, erases it and gets a receipt', async () => {
    const { ask, lead } = await openDesk(await engine.openStore());
    await lead('Dana@Example.com');
    const found = personFoundSchema.parse((await ask(apiPaths.ownerPersonFind)).json());
    expect(found).toEqual({
      email: 'dana@example.com',
      found: [
        { what: 'forms sent', count: 1 },
        { what: 'messages', count: 1 },
      ],
      kept: ['Since the figures count them: that a form was sent on that day, and which page or campaign led to it'],
      tellsCrm: false,
    });
    const told = await ask(apiPaths.ownerPersonExport);
    expect(told.headers['content-disposition']).toBe('attachment; filename="person.json"');
    expect(told.json()).toMatchObject({ leads: [{ form: 'quiz', name: 'Dana', email: 'Dana@Example.com' }] });
    const { receipt } = personErasedSchema.parse((await ask(apiPaths.ownerPersonErase)).json());
    expect(receipt).toMatch(
      /^Erased dana@example\.com on 2026-11-21T12:00:00\.000Z\nFound: forms sent 1, messages 1\n/,
    );
    expect(receipt).not.toContain('CRM is told');
    expect(personFoundSchema.parse((await ask(apiPaths.ownerPersonFind)).json()).found).toEqual([]);
    expect(personErasedSchema.parse((await ask(apiPaths.ownerPersonErase)).json()).receipt).toBe('');
  });

  test('a CRM that heard of a person is told once that they are erased, and the message then forgets them', async () => {
    const store = await engine.openStore();
    const { ask, lead, clock } = await openDesk(store);
    await lead('dana@example.com');
    const { sender, sent } = createFakeSender();
    const worker = startTestWorker({ store, clock, sender });
    await worker.wake();
    expect(personFoundSchema.parse((await ask(apiPaths.ownerPersonFind)).json()).tellsCrm).toBe(true);
    const { receipt } = personErasedSchema.parse((await ask(apiPaths.ownerPersonErase)).json());
    expect(receipt).toContain('Your CRM is told by a message (person_erased, or the event person.erased)');
    // A second request before it has gone out neither loses it nor tells it twice.
    await ask(apiPaths.ownerPersonErase);
    await worker.wake();
    expect(sent.slice(1).map(({ body }) => JSON.parse(body))).toEqual([
      {
        email: 'dana@example.com',
        source: 'Website Privacy Request',
        timestamp: '2026-11-21T12:00:00.000Z',
        formType: 'Person Erased',
      },
    ]);
    expect(await readDeliveries(store)).toMatchObject([
      { kind: 'person_erased', status: 'delivered', payload: '{"erased":true}' },
    ]);
  });
});

test('nobody but the owner looks people up, and an address is an address', async () => {
  const { store } = await openTestApp();
  const { app, ask } = await openDesk(store);
  for (const url of [apiPaths.ownerPersonFind, apiPaths.ownerPersonExport, apiPaths.ownerPersonErase]) {
    const answer = await app.inject({ method: 'POST', url, payload: { email: 'dana@example.com' } });
    expect(answer.statusCode).toBe(401);
    expect((await ask(url, 'dana')).json()).toMatchObject({ status: 422 });
  }
});
