import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peopleSchema } from '../src/contract/people.ts';
import { apiPaths } from '../src/contract/paths.ts';
import { commandLimits } from '../src/server/store/engine/limits.ts';
import { openStore } from '../src/server/store/engine/open-store.ts';
import { startPostgres } from '../test-support/databases/postgres-server.ts';
import { report, type Figure } from './report.ts';
import { atMost } from './support/at-most.ts';
import { median } from './support/median.ts';
import { ownerCookie } from './support/owner-cookie.ts';
import { seedPageViews } from './support/seed-page-views.ts';
import { seedPeople } from './support/seed-people.ts';
import { seedForms } from './support/seed-forms.ts';
import { seedQuiz } from './support/seed-quiz.ts';
import { startServer } from './support/server.ts';

/** What asks for a person today, and every view and search of the inbox, at 100,000 leads; of page views there are as many as `VIEWS` says, 10 million for the whole figure. */
const LEADS = 100_000;
const PAGE_VIEWS = Number(process.env['VIEWS'] ?? 10_000_000);
const FORM_VISITS = 50_000;
const DAYS = 90;
const ROUNDS = 7;
const TARGET_MS = 200;
const PASSWORD = 'a long enough password for a bench';
const ZONE = 'America/New_York';

const views: Readonly<Record<string, string>> = {
  today: apiPaths.ownerToday,
  'the list': apiPaths.ownerPeople,
  'one status': `${apiPaths.ownerPeople}?status=won`,
  'a status that nobody has': `${apiPaths.ownerPeople}?status=qualified`,
  'filters together': `${apiPaths.ownerPeople}?kind=deal&market=texas&phone=yes&source=named:letter`,
  'all counts': apiPaths.ownerPeopleCounts,
  'counts of filters': `${apiPaths.ownerPeopleCounts}?kind=deal&market=texas&phone=yes`,
  'a search that finds one': `${apiPaths.ownerPeople}?find=visitor77777%40example.com`,
  'a search that finds nobody': `${apiPaths.ownerPeople}?find=nobody+at+all`,
  'a search that finds most': `${apiPaths.ownerPeople}?find=visitor`,
  'a search by phone': `${apiPaths.ownerPeople}?find=%28214%29+555-0777`,
  'how far the figures hold, 90 days': `${apiPaths.ownerTrust}?range=90d`,
  'the quiz, 90 days': `${apiPaths.ownerQuizFunnel}?range=90d`,
  'what its answers earned': `${apiPaths.ownerQuizEarned}?range=90d`,
  'the forms, 90 days': `${apiPaths.ownerForms}?range=90d`,
  'visits by source, 90 days': `${apiPaths.ownerCuts}?range=90d`,
  'what earned what, 90 days': `${apiPaths.ownerAttribution}?range=90d`,
  'counts of a search': `${apiPaths.ownerPeopleCounts}?find=larkspur`,
};

async function timed(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  return median(times);
}

async function measure(engine: string, database: { databaseUrl: string | null; dataDir: string }): Promise<void> {
  const store = await openStore(database, commandLimits);
  const now = Date.now();
  await seedPageViews(store, { pageViews: PAGE_VIEWS, days: DAYS, now, timeZone: ZONE, onProgress: () => undefined });
  await seedPeople(store, { leads: LEADS, now });
  await seedQuiz(store, { now });
  await seedForms(store, { visits: FORM_VISITS, now, timeZone: ZONE });
  await store.close();
  const { databaseUrl, dataDir } = database;
  const settings = { DATA_DIR: dataDir, PAYMENTS: 'test', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const server = await startServer({ ...settings, OWNER_PASSWORD: PASSWORD });
  const cookie = await ownerCookie(server.url, PASSWORD);
  const figures: Figure[] = [
    {
      label: 'a question that looks into the database once',
      value: await timed(`${server.url}${apiPaths.ready}`, cookie),
      unit: 'ms',
      target: 'to compare with',
      met: true,
    },
  ];
  for (const [label, path] of Object.entries(views))
    figures.push(atMost(label, await timed(`${server.url}${path}`, cookie), 'ms', TARGET_MS));
  const list = await fetch(`${server.url}${apiPaths.ownerPeople}`, { headers: { cookie } });
  const [first] = peopleSchema.parse(await list.json()).people;
  const person = apiPaths.ownerPerson.replace(':id', first?.id ?? '');
  figures.push(atMost('a person', await timed(`${server.url}${person}`, cookie), 'ms', TARGET_MS));
  await server.stop();
  report(`desk on ${engine}, ${PAGE_VIEWS.toLocaleString('en-US')} page views`, figures);
}

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
await measure('sqlite', { databaseUrl: null, dataDir });
await rm(dataDir, { recursive: true, force: true });
const cluster = await startPostgres();
try {
  await measure('postgres', { databaseUrl: `${cluster.url}/postgres`, dataDir });
} finally {
  await cluster.remove();
}
