import { spawnSync } from 'node:child_process';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everythingStored } from '../../../test-support/databases/everything-stored.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openStream } from '../../../test-support/server/event-stream.ts';
import { openTestApp, testConfig, testFolder } from '../../../test-support/server/test-app.ts';
import { liveThroughAll, post } from '../../../test-support/data/one-visitor.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { apiPaths } from '../../contract/paths.ts';
import { TRAP_FIELD } from '../../domain/spam/form-check.ts';
import { findDifferences } from '../store/rebuild/rebuild.ts';
import { openStore } from '../store/engine/open-store.ts';
import { saveRemoteId } from '../store/outbox/highlevel-ids.ts';
import type { Store } from '../store/engine/store.ts';
import { listLeads } from '../store/leads/leads.ts';
import { readPersonRows, readPersonVisits } from '../store/erasure/person-rows.ts';
import { countPersonRows, describePerson } from './describe-person.ts';
import { erasePerson } from './erase-person.ts';
import { receiptOf } from './receipt.ts';
import { commandProgram } from '../../../test-support/server/programs.ts';
import { websiteBuild } from '../../../test-support/data/sold.ts';

const ZONE = 'America/New_York';
const NOW = Date.UTC(2026, 10, 21, 12);
/** What Ada left anywhere, and nobody else. */
const traces = [
  'ada@example.com',
  'ada',
  'byron',
  '555-0142',
  '5550142',
  '555 0142',
  'larkspur',
  'four hundred letters',
  'inherited houses',
];

/** Something that the owner wrote of whoever has this address. */
async function noteOf(store: Store, email: string, text: string): Promise<void> {
  const { person_id } = await store.db
    .selectFrom('person_keys')
    .select('person_id')
    .where('key', '=', `e:${email}`)
    .executeTakeFirstOrThrow();
  const note = {
    id: 'note 1',
    person_id,
    at: NOW,
    who: 'owner',
    member_id: null,
    kind: 'note',
    change_id: null,
  } as const;
  await store.write((tx) =>
    tx
      .insertInto('person_events')
      .values({ ...note, data: JSON.stringify({ text }) })
      .execute(),
  );
}

async function personOf({ db }: Store, email: string): Promise<string> {
  const key = db.selectFrom('person_keys').select('person_id').where('key', '=', `e:${email}`);
  return (await key.executeTakeFirstOrThrow()).person_id;
}

/** Whoever has this address may sign in to the desk, and is. */
async function letIn({ write }: Store, email: string, name: string): Promise<void> {
  const member = { id: 'member 1', name, email, role: 'helper', created_at: NOW, password_hash: 'a hash' } as const;
  const session = { token_hash: 'a hash', password_key: 'a key', browser: 'Firefox', created_at: NOW } as const;
  const keys = { p256dh: 'a key', auth: 'a secret', endpoint: `https://push.example/${name}` };
  const device = { id: 'device 1', member_id: member.id, browser: 'Firefox', made_at: NOW, ...keys } as const;
  await write(async (tx) => {
    await tx.insertInto('desk_members').values(member).execute();
    await tx
      .insertInto('push_devices')
      .values({ ...device, password_key: 'a key', session_hash: 'a hash' })
      .execute();
    await tx
      .insertInto('owner_sessions')
      .values({ ...session, last_seen_at: NOW, member_id: member.id })
      .execute();
  });
}

/** Every row of every table, in small letters. */
const lowerStored = async (store: Store) => (await everythingStored(store)).map((row) => row.toLowerCase());

const mentions = (rows: readonly string[]) =>
  rows.filter((row) => traces.some((trace) => new RegExp(`(?<![a-z\\d])${trace}(?![a-z\\d])`).test(row)));

async function earned(store: Store) {
  return store.db
    .selectFrom('daily_earned')
    .selectAll()
    .orderBy('day')
    .orderBy('touch')
    .orderBy('aspect')
    .orderBy('kind')
    .orderBy('name')
    .execute();
}

forEachEngine((engine) => {
  test('an erased person is nowhere any more, the books and figures are as they were, and the next person is untouched', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_EMAIL: 'owner@example.org', PAYMENTS: 'test' }, { store });
    await openStream(store);
    await liveThroughAll(app);
    await post(app, apiPaths.waitlist, { ...exampleForms.waitlist, [TRAP_FIELD]: 'set aside' });
    await post(app, apiPaths.quizLeads, { firstName: 'Zelda', email: 'zada@example.com' });
    await post(app, apiPaths.quizLeads, { firstName: 'Nils', email: 'ada@example.com.au' });
    await noteOf(store, 'ada@example.com', 'Byron asked for noon');
    await letIn(store, 'ada@example.com', 'Ada Byron');
    const key = {
      destinationId: 'highlevel',
      kind: 'contact',
      subject: await personOf(store, 'ada@example.com'),
    } as const;
    await store.write((tx) => saveRemoteId(tx, key, 'a contact there', NOW));
    const others = (await lowerStored(store)).filter((row) => /zada@|\.com\.au/.test(row));
    expect(mentions(await lowerStored(store)).length).toBeGreaterThan(20);
    const [before, figures] = [countPersonRows(await readPersonRows(store.db, 'ADA@example.com')), await earned(store)];
    expect(Object.values(before).every((count) => count > 0)).toBe(true);

    const erased = await erasePerson(store, testConfig(), 'ada@EXAMPLE.com', NOW);
    expect(erased.found).toEqual(before);
    expect(erased.comingBookings).toBe(1);
    const after = await lowerStored(store);
    expect(mentions(after).filter((row) => !others.includes(row))).toEqual([]);
    expect(after.filter((row) => /zada@|\.com\.au/.test(row))).toEqual(others);
    expect(await earned(store)).toEqual(figures);
    expect(await findDifferences(store, ZONE)).toEqual([]);
    const orders = await store.db.selectFrom('orders').select(['paid_cents', 'product_name', 'status']).execute();
    expect(orders).toEqual([
      { paid_cents: websiteBuild.priceCents, product_name: websiteBuild.orderName, status: 'completed' },
    ]);
    expect(await listLeads(store.db, { find: '', limit: 10 })).toHaveLength(2);
    expect(await store.db.selectFrom('uploads').select('id').execute()).toEqual([]);
    expect(countPersonRows(await readPersonRows(store.db, 'ada@example.com'))).toEqual(
      Object.fromEntries(Object.keys(before).map((name) => [name, 0])),
    );
    expect(receiptOf('ada@example.com', erased, NOW)).toContain('Sessions still to come that are free again: 1');
    await app.close();
  });

  test('what is stored of a person is told whole, in words, and without keys', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({ OWNER_EMAIL: 'owner@example.org', PAYMENTS: 'test' }, { store });
    await liveThroughAll(app);
    const rows = await readPersonRows(store.db, 'ada@example.com');
    const told = describePerson('ada@example.com', { ...rows, ...(await readPersonVisits(store.db, rows)) }, NOW);
    const forms = told.leads.map(({ form }) => form).toSorted();
    expect(forms).toEqual([
      'booking',
      'checkout_request',
      'deal',
      'lending',
      'quiz',
      'reactivation',
      'waitlist',
      'website_onboarding',
    ]);
    expect(told.nearMisses).toMatchObject([
      { market: 'texas', fields: { deal: { propertyAddress: '9 Larkspur Ct' } } },
    ]);
    expect(told.orders).toMatchObject([{ product: websiteBuild.orderName, paidCents: websiteBuild.priceCents }]);
    expect(told.onboardingForms[0]?.pictures[0]?.base64).toMatch(/^iVBOR/);
    expect(told.visits).toMatchObject([{ campaign: 'spring', pages: [{ path: '/buy-box' }] }]);
    expect(told.messages.map(({ kind }) => kind)).toContain('quiz_lead');
    expect(JSON.stringify(told)).not.toMatch(/_hash|token_|secret/i);
    await app.close();
  });
});

test('SQLite’s files hold no letter of an erased person either, once Foyer has stopped', async () => {
  const dataDir = await testFolder();
  const store = await openStore({ databaseUrl: null, dataDir });
  const { app } = await openTestApp({ OWNER_EMAIL: 'owner@example.org', PAYMENTS: 'test' }, { store });
  await liveThroughAll(app);
  await erasePerson(store, testConfig(), 'ada@example.com', NOW);
  await app.close();
  await store.close();
  for (const name of await readdir(dataDir)) {
    const bytes = (await readFile(join(dataDir, name), 'latin1')).toLowerCase();
    for (const trace of ['ada@example.com', 'byron', '555-0142', 'larkspur', 'inherited houses'])
      expect({ name, trace, isThere: bytes.includes(trace) }).toEqual({ name, trace, isThere: false });
  }
});

test('the commands tell what there is, erase only when that is said, and write no file over another', async () => {
  const dataDir = await testFolder();
  const store = await openStore({ databaseUrl: null, dataDir });
  const { app } = await openTestApp({}, { store });
  await post(app, apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@example.com' });
  await app.close();
  await store.close();
  const file = join(dataDir, 'ada.json');
  const run = (command: string, ...args: string[]) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    const { stdout, stderr, status } = spawnSync(process.execPath, [commandProgram(command), ...args], {
      env,
      encoding: 'utf8',
    });
    return { said: stdout + stderr, status };
  };
  expect(run('person', 'ada@example.com', file).said).toBe(`Wrote ${file}: forms sent 1, messages 1\n`);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ leads: [{ form: 'quiz', name: 'Ada' }] });
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
  expect(run('person', 'ada@example.com', file)).toEqual({
    said: `${file} exists already; name another file\n`,
    status: 1,
  });
  expect(run('erase', 'ada@example.com').said).toContain('To erase all of it: npm run erase -- ada@example.com --yes');
  expect(run('person', 'ada').said).toBe('Name the e-mail address: npm run person -- EMAIL [FILE]\n');
  expect(run('erase', '--yes', 'ada@example.com').said).toContain('Erased ada@example.com on ');
  expect(run('erase', 'ada@example.com', '--yes')).toEqual({
    said: 'Nothing is stored of ada@example.com\n',
    status: 0,
  });
});
