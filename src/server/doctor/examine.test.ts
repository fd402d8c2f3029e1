import { randomBytes } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventLines, startCalendarStandIn } from '../../../stand-ins/calendar.ts';
import { isSigned, answers, startCrmStandIn } from '../../../stand-ins/crm.ts';
import { startMailStandIn } from '../../../stand-ins/mail-server.ts';
import { openStripeStandIn } from '../../../stand-ins/stripe/stripe-stand-in.ts';
import { databaseSettings, forEachEngine, postgres } from '../../../test-support/databases/engines.ts';
import { accessTo } from '../../../test-support/server/stripe-app.ts';
import { testConfig, testFolder } from '../../../test-support/server/test-app.ts';
import { noteBackup } from '../backup/last-backup.ts';
import { askAddress } from './check-address.ts';
import { describeFindings, examine, type Outside } from './examine.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

class NoSuchName extends Error {
  readonly code = 'ENOTFOUND';
}

/** A DNS that knows these names. */
const dns = (names: Record<string, string[]>) => async (name: string) => {
  const texts = names[name];
  if (texts === undefined) throw new NoSuchName(name);
  // Long records come in pieces.
  return texts.map((text) => [text.slice(0, 5), text.slice(5)]);
};
const goodDns = dns({
  'example.com': ['v=spf1 include:_spf.example.net -all', 'some-site-verification=1'],
  '_dmarc.example.com': ['v=DMARC1; p=quarantine'],
  's1._domainkey.example.com': ['v=DKIM1; k=rsa; p=MIGf'],
});

async function examined(settings: Record<string, string>, outside: Partial<Outside> = {}) {
  const config = testConfig({ DATA_DIR: await testFolder(), ...settings });
  const findings = await examine(config, {
    env: {},
    now: Date.now,
    readTexts: goodDns,
    mayPing: async () => true,
    askAddress,
    stripe: null,
    ...outside,
  });
  const about = (part: string) =>
    findings.filter((finding) => finding.about === part).map(({ state, says }) => `${state}: ${says}`);
  return { findings, about };
}

test('the sender’s domain: one that is set up, one that lacks records, and a DNS that does not answer', async () => {
  const server = await startMailStandIn();
  const settings = { MAIL_FROM: 'Robin <owner@example.com>', SMTP_URL: server.url };
  const well = await examined(settings);
  expect(well.about('mail domain')).toEqual([
    'ok: example.com says who may send for it (SPF)',
    'ok: example.com has a DKIM key (s1)',
    'ok: example.com says what to do with forgeries (DMARC)',
  ]);
  const bare = await examined(settings, { readTexts: dns({ 'example.com': ['v=spf1 -all', 'v=spf1 +all'] }) });
  expect(bare.about('mail domain').map((words) => words.slice(0, 38))).toEqual([
    'look: example.com has several SPF reco',
    'look: no DKIM key of example.com stand',
    'look: example.com has no DMARC record:',
  ]);
  const away = await examined(settings, { readTexts: () => Promise.reject(new Error('queryTxt ESERVFAIL')) });
  expect(away.about('mail domain')).toEqual(['look: example.com could not be looked up (queryTxt ESERVFAIL)']);
  await server.close();
});

test.each([
  ['right', 'ok: the mail server takes user and password'],
  ['wrong', 'wrong: The mail server refused user or password (SMTP_URL). Mails wait until it is put right (SMTP_URL)'],
])('the mail server is signed in to with the %s password', async (password, says) => {
  const server = await startMailStandIn({ login: { user: 'foyer', password: 'right' }, secure: true });
  const { about } = await examined({
    SMTP_URL: `smtps://foyer:${password}@127.0.0.1:${server.port}`,
    MAIL_FROM: 'owner@example.com',
  });
  expect(about('mail')).toEqual([says]);
  expect(server.seen).toEqual([]);
  await server.close();
});

test('the CRM: each address once, signed, and only where that is wanted', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const crm = await startCrmStandIn();
  const settings = {
    CRM_WEBHOOK_URL: crm.url,
    CRM_DEAL_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: secret,
    ALLOW_PRIVATE_WEBHOOKS: '1',
  };
  const silent = await examined(settings, { mayPing: async () => false });
  expect(silent.about('CRM')).toEqual([
    'look: CRM_WEBHOOK_URL and CRM_DEAL_WEBHOOK_URL: not tried, since no test message was wanted',
  ]);
  expect(crm.requests).toHaveLength(0);
  expect((await examined(settings)).about('CRM')).toEqual([
    'ok: CRM_WEBHOOK_URL and CRM_DEAL_WEBHOOK_URL: took a signed test message',
  ]);
  expect(crm.requests.map((request) => isSigned(request, secret))).toEqual([true]);
  expect(JSON.parse(crm.requests[0]?.body ?? '')).not.toHaveProperty('email');
  crm.behave(answers(401));
  expect((await examined(settings)).about('CRM')).toEqual([
    'wrong: CRM_WEBHOOK_URL and CRM_DEAL_WEBHOOK_URL: Answered 401. Deliveries wait and are tried again until it is put right',
  ]);
});

test('Stripe is looked at where payments go through it', async () => {
  const { about } = await examined({}, { stripe: accessTo(openStripeStandIn()) });
  expect(about('payments')[0]).toBe('ok: Stripe takes STRIPE_SECRET_KEY (test keys, so no money moves)');
});

forEachEngine((engine) => {
  test('the database: what it holds, and one that a newer Foyer used', async () => {
    const database = await engine.createDatabase();
    const settings = {
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl !== null && { DATABASE_URL: database.databaseUrl }),
    };
    expect((await examined(settings)).about('database')).toEqual([
      'ok: it answers and holds 0 leads, 0 bookings, 0 orders, 0 page views',
    ]);
    const store = await engine.openStore(database);
    const newer = { name: '9999-of-tomorrow', timestamp: new Date().toISOString() };
    await store.db
      .withTables<{ kysely_migration: typeof newer }>()
      .insertInto('kysely_migration')
      .values(newer)
      .execute();
    expect((await examined(settings)).about('database')).toEqual([
      'wrong: it was used by a newer Foyer (it has 9999-of-tomorrow). Install that one again, or restore a backup from before',
    ]);
  });

  test('the space: what the database takes, by kind, the largest first', async () => {
    const database = await engine.createDatabase();
    const store = await engine.openStore(database);
    /** About four megabytes, of which a database can pack nothing. */
    const titles = () => Array.from({ length: 400 }, () => randomBytes(5000).toString('hex'));
    const views = titles().map((title) => ({ session_id: 's', path: '/', title, at: Date.now(), filtered: 0 }));
    await store.db.insertInto('page_views').values(views).execute();
    await store.db
      .insertInto('mail_stops')
      .values(titles().map((key) => ({ key: key.slice(0, 1000), stopped_at: 0 })))
      .execute();
    const [space] = (await examined(databaseSettings(database))).about('space');
    expect(space).toMatch(/^ok: the database takes [5-9] MB: visits [45] MB, messages [12] MB/);
    await store.db.deleteFrom('page_views').execute();
    // PostgreSQL gives it back when it vacuums.
    const afterwards = { sqlite: /: messages [12] MB; [45] MB of it are unused$/, postgres: /visits [45] MB/ };
    expect((await examined(databaseSettings(database))).about('space')).toEqual([
      expect.stringMatching(afterwards[store.engine]),
    ]);
  });
});

test('a clock that is apart from the database’s, a database that is damaged or away', async () => {
  const { databaseUrl } = await postgres.createDatabase();
  const { about } = await examined({ DATABASE_URL: databaseUrl ?? '' }, { now: () => Date.now() + 60_000 });
  expect(about('clock')).toEqual([expect.stringMatching(/^wrong: this machine and the database are \d+ s apart/)]);
  const damaged = await testFolder();
  await writeFile(join(damaged, 'foyer.db'), 'no database');
  expect((await examined({ DATA_DIR: damaged })).about('database')).toEqual([
    expect.stringMatching(/^wrong: .*foyer\.db is damaged .*npm run restore/),
  ]);
  const away = await examined({ DATABASE_URL: 'postgres://foyer:secret@127.0.0.1:1/foyer' });
  expect(away.about('database')).toEqual(['wrong: The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1']);
  expect(JSON.stringify(away.findings)).not.toContain('secret');
});

test('a replica that answers, that is not one, and that is away', async () => {
  const urlOf = async (database: Promise<{ databaseUrl: string | null }>) => (await database).databaseUrl ?? '';
  const DATABASE_URL = await urlOf(postgres.createDatabase());
  const aboutReplica = async (DATABASE_READ_URL: string) =>
    (await examined({ DATABASE_URL, DATABASE_READ_URL })).about('replica');
  expect(await aboutReplica(DATABASE_URL)).toEqual(['ok: it answers']);
  expect(await aboutReplica(await urlOf(postgres.createBareDatabase()))).toEqual([
    expect.stringMatching(/^wrong: DATABASE_READ_URL names a database without/),
  ]);
  expect(await aboutReplica('postgres://foyer:secret@127.0.0.1:1/foyer')).toEqual([
    'wrong: The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Figures are read from the primary',
  ]);
});

test('backups by their age, and files that others may read', async () => {
  const dataDir = await testFolder();
  const settings = { DATA_DIR: dataDir };
  expect((await examined(settings)).about('backups')).toEqual([
    'look: none was ever made here: npm run backup -- FILE',
  ]);
  const file = join(dataDir, 'copy.db');
  await writeFile(file, '');
  noteBackup(dataDir, { at: Date.now() - DAY_MS * 1.5, file });
  expect((await examined(settings)).about('backups')).toEqual([`ok: the last one was made a day ago: ${file}`]);
  noteBackup(dataDir, { at: Date.now() - DAY_MS * 9, file });
  expect((await examined(settings)).about('backups')[0]).toMatch(/^look: the last one was made 9 days ago/);
  await chmod(dataDir, 0o755);
  expect((await examined(settings)).about('data')).toEqual([
    `look: others on this machine may look into ${dataDir}: chmod go-rwx ${dataDir}`,
  ]);
});

test('a public site is told what it lacks, and each finding is one line', async () => {
  const { about, findings } = await examined({ PUBLIC_URL: 'https://foyer.invalid' }, { env: { OWNER_PASWORD: 'x' } });
  const names = ['OWNER_PASWORD', 'OWNER_PASSWORD', 'OWNER_EMAIL', 'TRUST_PROXY', 'Payments'];
  expect(about('settings').map((words) => names.find((name) => words.includes(name)))).toEqual(names);
  expect(about('address')[0]).toMatch(/^look: https:\/\/foyer\.invalid could not be reached from here/);
  const lines = describeFindings(findings).split('\n');
  expect(lines).toHaveLength(findings.length + 1);
  const known = await examined({ PUBLIC_URL: 'https://foyer.invalid', OWNER_PASSWORD: 'chickenwing101' });
  expect(known.about('settings')).toContainEqual(expect.stringMatching(/^look: OWNER_PASSWORD is on the list/));
});

test('the owner’s calendar: one that is read, one that answers something else, and none', async () => {
  const calendar = await startCalendarStandIn();
  onTestFinished(calendar.stop);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  calendar.hold(eventLines('1', `${tomorrow}T150000Z`, `${tomorrow}T160000Z`));
  const settings = { CALENDAR_BUSY_URL: calendar.fileUrl, ALLOW_PRIVATE_WEBHOOKS: '1' };
  expect((await examined(settings)).about('calendar')).toEqual([
    'ok: your calendar has 1 busy time in the next thirty days',
  ]);
  calendar.behave('no-calendar');
  expect((await examined(settings)).about('calendar')).toEqual([
    'wrong: your calendar could not be read: it is no calendar file. Visitors are offered times that it may have taken',
  ]);
  expect((await examined({})).about('calendar')).toEqual([
    'look: CALENDAR_BUSY_URL is not set: your own appointments keep no time free',
  ]);
});
