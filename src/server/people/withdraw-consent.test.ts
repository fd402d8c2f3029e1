import { expect, test } from 'vitest';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { post } from '../../../test-support/data/one-visitor.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { openStream, readTold } from '../../../test-support/server/event-stream.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';
import { smsConsent as wording } from '../../../content/deals.ts';
import { consentWithdrawnSchema } from '../../contract/consent.ts';
import { apiPaths } from '../../contract/paths.ts';
import { personSchema } from '../../contract/people.ts';
import { renderMail } from '../mail/render-mail.ts';

const ADA = 'ada@example.com';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const smsConsent = { version: wording.version, page: '/business-buyer-course' };

async function open(engine: TestEngine) {
  const [clock, store] = [testClock(), await engine.openStore()];
  const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
  const headers = await signInAsOwner(app);
  await openStream(store);
  const signUp = (email = ADA, more: object = { smsConsent }) =>
    post(app, apiPaths.waitlist, { ...exampleForms.waitlist, email, ...more });
  const idOf = async (email = ADA) => {
    const keys = store.db.selectFrom('person_keys').select('person_id').where('key', '=', `e:${email}`);
    return (await keys.executeTakeFirstOrThrow()).person_id;
  };
  const ask = async (path: string, payload: object, email = ADA) =>
    app.inject({ method: 'POST', url: path.replace(':id', await idOf(email)), headers, payload });
  const withdraw = async (channel: 'sms' | 'email', email = ADA) => {
    const answer = await ask(apiPaths.ownerPersonConsent, { channel }, email);
    return consentWithdrawnSchema.parse(answer.json()).eventId;
  };
  const read = async (email = ADA) => {
    const url = apiPaths.ownerPerson.replace(':id', await idOf(email));
    return personSchema.parse((await app.inject({ url, headers })).json());
  };
  const told = async () => (await readTold(store)).filter(({ type }) => type === 'consent.withdrawn');
  /** The link in the mail that answered the form. */
  const link = async () => {
    const rows = await store.db.selectFrom('deliveries').select('payload').where('destination', '=', 'mail').execute();
    const paths = rows.flatMap(({ payload }) => payload.match(/\/api\/mail-stop\/texts[\w.-]+/)?.[0] ?? []);
    return {
      path: paths[0] ?? '',
      payload: rows.find((row) => row.payload.includes('mail-stop/texts'))?.payload ?? '',
    };
  };
  return { app, clock, store, signUp, ask, withdraw, read, told, link };
}

forEachEngine((engine) => {
  test('consent withdrawn in the desk stands with its words, is told once, and can be given again by a form', async () => {
    const { signUp, withdraw, read, told, clock } = await open(engine);
    await signUp();
    expect((await read()).mayText).toBe(true);
    clock.advance(60_000);
    expect(await withdraw('sms')).not.toBeNull();
    expect(await withdraw('sms')).toBeNull();
    const person = await read();
    expect(person).toMatchObject({
      mayText: false,
      consents: [{ version: wording.version }],
      withdrawn: [{ channel: 'sms', how: 'desk', version: wording.version, wording: wording.wording }],
    });
    expect(person.history[0]).toMatchObject({ kind: 'consent', text: 'Wants no more text messages' });
    const events = await told();
    expect(events).toHaveLength(1);
    expect(events[0]?.data).toMatchObject({
      person: { email: ADA },
      consent: { channel: 'sms', how: 'desk', version: wording.version, wording: wording.wording },
    });
    clock.advance(60_000);
    await signUp();
    expect(await read()).toMatchObject({ mayText: true, withdrawn: [{ channel: 'sms' }] });
  });

  test('half a minute long it can be taken back, and nobody is told of it', async () => {
    const { signUp, ask, withdraw, read, told, clock, store } = await open(engine);
    await signUp();
    clock.advance(60_000);
    const eventId = await withdraw('sms');
    const due = await store.db
      .selectFrom('deliveries')
      .select('next_attempt_at')
      .where('kind', '=', 'consent.withdrawn')
      .executeTakeFirstOrThrow();
    expect(due.next_attempt_at).toBeGreaterThanOrEqual(clock.now() + 30_000);
    clock.advance(30_000);
    expect((await ask(apiPaths.ownerPersonConsentUndo, { eventId })).statusCode).toBe(204);
    expect(await read()).toMatchObject({ mayText: true, withdrawn: [] });
    expect(await told()).toEqual([]);
    expect((await ask(apiPaths.ownerPersonConsentUndo, { eventId })).statusCode).toBe(409);
    const late = await withdraw('sms');
    clock.advance(60_000);
    expect((await ask(apiPaths.ownerPersonConsentUndo, { eventId: late })).statusCode).toBe(409);
    expect((await read()).mayText).toBe(false);
  });

  test('an undo takes back its own withdrawal: another one since then is told all the same', async () => {
    const { signUp, ask, withdraw, told, clock } = await open(engine);
    await signUp();
    const eventId = await withdraw('sms');
    clock.advance(1000);
    await withdraw('email');
    expect((await ask(apiPaths.ownerPersonConsentUndo, { eventId })).statusCode).toBe(204);
    expect((await told()).map(({ data }) => data)).toEqual([
      expect.objectContaining({ consent: expect.objectContaining({ channel: 'email' }) }),
    ]);
  });

  test('reminders by mail are stopped for all addresses of a person, and let come again by an undo', async () => {
    const { signUp, ask, withdraw, read, told } = await open(engine);
    await signUp();
    const eventId = await withdraw('email');
    expect(await read()).toMatchObject({
      mayText: true,
      mailStops: [{ email: ADA }],
      withdrawn: [{ channel: 'email', how: 'desk', version: null, wording: null }],
    });
    expect((await told())[0]?.data).toMatchObject({ consent: { channel: 'email', version: null } });
    expect(await withdraw('email')).toBeNull();
    await ask(apiPaths.ownerPersonConsentUndo, { eventId });
    expect(await read()).toMatchObject({ mailStops: [], withdrawn: [] });
  });

  test('the mail that answers a form with consent leads to where it ends; opening that changes nothing', async () => {
    const { app, signUp, read, told, link } = await open(engine);
    await signUp();
    const { path, payload } = await link();
    const mail = await renderMail(payload, 'https://site.example');
    expect(mail.text).toContain(`Stop text messages: https://site.example${path}`);
    expect(mail.html).toContain(`href="https://site.example${path}"`);
    const page = await app.inject({ url: path, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Stop text messages')]);
    expect((await read()).mayText).toBe(true);
    for (const pressed of ['stop=texts', 'stop=texts&again=1']) {
      const answer = await app.inject({ method: 'POST', url: path, headers: FORM, payload: pressed });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('You get no text messages')]);
    }
    expect(await read()).toMatchObject({ mayText: false, withdrawn: [{ channel: 'sms', how: 'link' }] });
    expect(await told()).toHaveLength(1);
    await app.inject({ method: 'POST', url: path, headers: FORM, payload: 'stop=mails' });
    expect(await read()).toMatchObject({ mailStops: [{ email: ADA }] });
    expect((await app.inject({ url: `${path.slice(0, -3)}abc` })).statusCode).toBe(404);
  });

  test('a form without consent is answered by a mail without the link', async () => {
    const { signUp, link } = await open(engine);
    await signUp(ADA, {});
    expect((await link()).path).toBe('');
  });

  test('who withdrew stays so when they turn out to be one with somebody who had agreed before', async () => {
    const { signUp, ask, withdraw, read, clock } = await open(engine);
    const WORK = 'ada@work.example';
    await signUp(WORK, { smsConsent, phone: '212 555 0199' });
    clock.advance(60_000);
    await signUp();
    clock.advance(60_000);
    await withdraw('sms');
    expect((await ask(apiPaths.ownerPersonJoin, { email: WORK })).statusCode).toBe(200);
    expect((await read()).mayText).toBe(false);
  });
});
