import { expect, test } from 'vitest';
import { ORDER_TOKEN, onboardingRows, putOrder, sendOnboarding } from '../../../test-support/data/onboarding.ts';
import { uploadPicture } from '../../../test-support/data/uploads.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import { apiPaths } from '../../contract/paths.ts';
import { ORDER_TOKEN_HEADER } from '../../contract/visitor-api.ts';
import { DECISION_UNDO_MS, setAsideListSchema, type SetAsideDecision } from '../../contract/set-aside.ts';
import { TRAP_FIELD } from '../../domain/spam/form-check.ts';
import { describePerson } from '../people/describe-person.ts';
import { erasePerson } from '../people/erase-person.ts';
import { readPersonRows, readPersonVisits } from '../store/erasure/person-rows.ts';
import { carryOutDecisions } from './let-in.ts';

const spam = { [TRAP_FIELD]: 'cheap pills' };

async function openDesk(engine: TestEngine) {
  const clock = testClock();
  const store = await engine.openStore();
  const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
  const headers = await signInAsOwner(app);
  const list = async () =>
    setAsideListSchema.parse((await app.inject({ url: apiPaths.ownerSetAside, headers })).json()).setAside;
  return {
    app,
    clock,
    store,
    list,
    pictures: () => store.db.selectFrom('uploads').select(['id', 'kept']).orderBy('id').execute(),
    async decide(decision: SetAsideDecision) {
      const payload = { ids: (await list()).map(({ id }) => id), decision };
      await app.inject({ method: 'POST', url: apiPaths.ownerSetAsideDecide, payload, headers });
      clock.advance(DECISION_UNDO_MS);
      const publicUrl = 'http://localhost:3000';
      return carryOutDecisions({ store, clock, timeZone: 'America/New_York', ownerEmail: null, publicUrl });
    },
  };
}

forEachEngine((engine) => {
  test('a form without an order is judged; let in, it has its pictures and is what it would have been', async () => {
    const plain = await openDesk(engine);
    await sendOnboarding(plain.app, 'website-crm', { logoFile: await uploadPicture(plain.app) });
    const desk = await openDesk(engine);
    const logoFile = await uploadPicture(desk.app);
    const { status, body } = await sendOnboarding(desk.app, 'website-crm', { logoFile, ...spam });
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    expect((await onboardingRows(desk.store)).leads).toEqual([]);
    expect(await desk.list()).toMatchObject([
      {
        id: body.id,
        what: 'Website + CRM onboarding',
        call: null,
        reasons: ['It filled in a field that people cannot see'],
      },
    ]);
    // The picture is this form's already.
    expect((await sendOnboarding(desk.app, 'website', { logoFile })).status).toBe(422);

    expect(await desk.decide('let_in')).toBe(1);
    const [let_in, sent] = [await onboardingRows(desk.store), await onboardingRows(plain.store)];
    expect(let_in.onboardings.map(({ id }) => id)).toEqual([body.id]);
    const told = ({ leads, onboardings }: typeof sent) => [
      leads.map(({ fields, id: _id, ...lead }) => ({ ...lead, fields: fields.replaceAll(/"logoFile":"[^"]+"/g, '') })),
      onboardings.map(({ id: _id, lead_id: _lead, ...form }) => form),
    ];
    expect(told(let_in)).toEqual(told(sent));
    expect(await desk.pictures()).toEqual([{ id: logoFile, kept: 0 }]);
  });

  test('removed or erased, it goes with its pictures; until then the person’s export has them', async () => {
    const desk = await openDesk(engine);
    const kept = await uploadPicture(desk.app);
    await sendOnboarding(desk.app, 'website', { logoFile: await uploadPicture(desk.app), ...spam });
    expect(await desk.pictures()).toHaveLength(2);
    expect(await desk.decide('remove')).toBe(1);
    expect(await desk.pictures()).toEqual([{ id: kept, kept: 0 }]);

    await sendOnboarding(desk.app, 'website', { logoFile: await uploadPicture(desk.app), ...spam });
    const rows = await readPersonRows(desk.store.db, 'ada@example.com');
    const told = describePerson('ada@example.com', { ...rows, ...(await readPersonVisits(desk.store.db, rows)) }, 0);
    expect(told.setAside[0]?.pictures[0]?.base64).toMatch(/^iVBOR/);
    await erasePerson(desk.store, testConfig(), 'ada@example.com', desk.clock.now());
    expect([await desk.list(), await desk.pictures()]).toEqual([[], [{ id: kept, kept: 0 }]]);
  });

  test('a form with a valid order is never a suspect', async () => {
    const desk = await openDesk(engine);
    const orderId = await putOrder(desk.store, 'completed');
    const pills = { orderId, additionalNotes: '<a href="https://pills.example">pills</a>', ...spam };
    expect((await sendOnboarding(desk.app, 'website', pills, { [ORDER_TOKEN_HEADER]: ORDER_TOKEN })).status).toBe(201);
    expect((await sendOnboarding(desk.app, 'website', pills, { [ORDER_TOKEN_HEADER]: 'wrong' })).status).toBe(404);
    expect(await desk.list()).toEqual([]);
    expect((await onboardingRows(desk.store)).onboardings).toMatchObject([{ order_id: orderId }]);
  });

  test('what is written freely in an onboarding form is read for links', async () => {
    const desk = await openDesk(engine);
    await sendOnboarding(desk.app, 'website', { additionalNotes: 'See [url=https://pills.example]pills[/url]' });
    await sendOnboarding(desk.app, 'website', {
      additionalNotes: 'Our site is https://byron.example',
      domainName: 'www.byron.example',
    });
    expect((await desk.list()).map(({ reasons }) => reasons)).toEqual([
      ['Its text holds code for links, as posts to forums have'],
    ]);
  });
});
