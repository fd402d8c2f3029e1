import { expect, onTestFinished, test } from 'vitest';
import { HIGHLEVEL, HIGHLEVEL_FIELDS, startHighLevelStandIn } from './highlevel.ts';

const { token, locationId, pipelineId, stageId, calendarId } = HIGHLEVEL;
const ok = { authorization: `Bearer ${token}`, version: '2021-07-28' };

async function open() {
  const there = await startHighLevelStandIn();
  onTestFinished(async () => there.stop());
  const ask = async (asked: string, body?: object, headers: Record<string, string> = ok): Promise<[number, string]> => {
    const [method = '', path = ''] = asked.split(' ');
    const answer = await fetch(new URL(path, there.url), {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return [answer.status, await answer.text()];
  };
  return { there, ask };
}

test('it refuses a missing version, a wrong token, a missing scope and a wrong location, in this order', async () => {
  const { there, ask } = await open();
  const contact = { locationId: 'another', email: 'ada@example.com' };
  const refusals = [
    await ask('POST /contacts/upsert', contact, { version: ok.version }),
    await ask('POST /contacts/upsert', contact, { authorization: ok.authorization }),
    await ask('POST /contacts/upsert', contact, { ...ok, version: '2020-01-01' }),
  ];
  there.withoutScopes('contacts.write');
  refusals.push(await ask('POST /contacts/upsert', contact));
  there.withoutScopes();
  refusals.push(await ask('POST /contacts/upsert', contact));
  expect(refusals.map(([status]) => status)).toEqual([401, 401, 401, 401, 403]);
  expect(refusals.map(([, said]) => JSON.parse(said).message)).toEqual([
    'Invalid Private Integration token',
    'version header was not found.',
    'version header is invalid',
    'The token is not authorized for this scope.',
    'The token does not have access to this location.',
  ]);
});

test('it refuses a contact that nobody can reach, a bad number, an unknown field and a second contact with one address', async () => {
  const { ask } = await open();
  const upsert = async (contact: object) => ask('POST /contacts/upsert', { locationId, ...contact });
  expect((await upsert({ firstName: 'Ada' }))[0]).toBe(400);
  expect((await upsert({ phone: '214 555 0142' }))[1]).toContain('phone must be a valid phone number');
  expect((await upsert({ email: 'ada' }))[0]).toBe(422);
  expect((await upsert({ email: 'a@example.com', nonsense: 1 }))[1]).toContain('property nonsense should not exist');
  const fields = (id: string) => ({ email: 'a@example.com', customFields: [{ id, field_value: 'x' }] });
  expect((await upsert(fields('nope')))[1]).toContain('unknown custom field');
  const [status, said] = await upsert(fields(HIGHLEVEL_FIELDS['contact.foyer_package']));
  expect(status).toBe(201);
  expect((await upsert({ email: 'A@example.com' }))[0]).toBe(200);
  await upsert({ email: 'b@example.com' });
  const { id } = JSON.parse(said).contact;
  expect((await ask(`PUT /contacts/${id}`, { email: 'b@example.com' }))[1]).toContain(
    'does not allow duplicated contacts',
  );
});

test('it refuses an unknown pipeline, stage and calendar, a time that is taken, and too many requests', async () => {
  const { there, ask } = await open();
  const [, made] = await ask('POST /contacts/upsert', { locationId, email: 'ada@example.com' });
  const { id: contactId } = JSON.parse(made).contact;
  const deal = { locationId, pipelineId, pipelineStageId: stageId, contactId, name: 'Deal', status: 'open' };
  const offer = async (change: object) => (await ask('POST /opportunities/', { ...deal, ...change }))[0];
  expect([await offer({ pipelineId: 'x' }), await offer({ pipelineStageId: 'x' })]).toEqual([400, 400]);
  expect([await offer({ status: 'sold' }), await offer({ contactId: 'x' }), await offer({})]).toEqual([422, 400, 201]);
  there.allowManyOpportunities(false);
  expect((await ask('POST /opportunities/', deal))[1]).toContain('OPPORTUNITY_NO_DUPLICATE');
  const time = { startTime: '2026-11-30T15:00:00.000Z', endTime: '2026-11-30T15:30:00.000Z' };
  const call = { locationId, calendarId, contactId, title: 'Call', ...time };
  const book = async (change: object) => (await ask('POST /calendars/events/appointments', { ...call, ...change }))[0];
  expect([await book({ calendarId: 'x' }), await book({}), await book({})]).toEqual([404, 201, 400]);
  expect(await book({ ignoreFreeSlotValidation: true })).toBe(201);
  there.allowRequests(0);
  expect(await book({})).toBe(429);
});
