import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { orderSchema } from '../../src/contract/checkout.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import { ORDER_TOKEN_HEADER } from '../../src/contract/visitor-api.ts';
import type { App } from '../../src/server/http/app.ts';
import { copyToPostgres } from '../../src/server/store/copies/copy-to-postgres.ts';
import { storeLimits } from '../../src/server/store/engine/limits.ts';
import { migrations } from '../../src/server/store/engine/migrations.ts';
import { openStore, type Upgrade } from '../../src/server/store/engine/open-store.ts';
import { openPostgres } from '../../src/server/store/engine/postgres.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { attributeMissing } from '../../src/server/store/attribution/missing-attributions.ts';
import { findDifferences } from '../../src/server/store/rebuild/rebuild.ts';
import { readLink } from '../../src/web/features/booking/booking-link.ts';
import { changeByLink } from '../data/bookings.ts';
import { forEachEngine, type TestDatabase } from '../databases/engines.ts';
import { OWNER_PASSWORD } from '../server/owner.ts';
import { startProcess } from '../server/process.ts';
import { openTestApp, testClock, testFolder } from '../server/test-app.ts';
import { earlierVersions, keptFolder, keptSchema, type EarlierVersion, type Kept } from './kept.ts';
import { remake } from './remake.ts';

const TIME_ZONE = 'America/New_York';
const COPY = 'foyer.db.before-upgrade-';

/** The database that this version left, as SQLite keeps it. */
async function putBack(version: EarlierVersion, folder: string): Promise<string> {
  const file = join(folder, 'foyer.db');
  remake(await readFile(join(keptFolder, `${version}.sql`), 'utf8'), file);
  return file;
}

function migrationsOf(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select name from kysely_migration order by name').all();
  database.close();
  return rows.map(({ name }) => String(name));
}

/** The same rows on PostgreSQL, in the tables that this version had there. */
async function putBackOnPostgres(version: EarlierVersion, databaseUrl: string): Promise<void> {
  const file = await putBack(version, await testFolder());
  const then = new Set(migrationsOf(file));
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => then.has(name)));
  const engine = openPostgres(databaseUrl, storeLimits);
  const migrator = new Migrator({ db: engine.migrator, provider: { getMigrations: async () => older } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await engine.migrator.destroy();
  await engine.close();
  await copyToPostgres(file, databaseUrl, () => undefined);
}

async function leadsByKind({ db }: Store): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('rows')])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, rows: count }) => [kind, count]));
}

function leave({ databaseUrl, dataDir }: TestDatabase, version: EarlierVersion): Promise<unknown> {
  return databaseUrl === null ? putBack(version, dataDir) : putBackOnPostgres(version, databaseUrl);
}

/** How a booking stands by its old link, and after it is cancelled there. */
async function followBooking(app: App, { bookingPath }: Kept): Promise<unknown[]> {
  if (bookingPath === null) return [];
  const link = readLink(bookingPath.slice(bookingPath.indexOf('?'))) ?? { id: '', token: '' };
  const read = await changeByLink(app, 'booking', link);
  const cancelled = await changeByLink(app, 'bookingCancel', { ...link, payload: {} });
  return [read.body.status, cancelled.body.status];
}

async function followOrder(app: App, { order }: Kept): Promise<unknown[]> {
  if (order === null) return [];
  const url = apiPaths.order.replace(':id', order.id);
  const read = await app.inject({ url, headers: { [ORDER_TOKEN_HEADER]: order.token } });
  const { status, onboarding } = orderSchema.parse(read.json());
  return [status, onboarding.done];
}

forEachEngine((engine) => {
  test.each(earlierVersions)(
    'the database of %s is upgraded: counts, figures and links are what they were',
    async (version) => {
      const kept = keptSchema.parse(JSON.parse(await readFile(join(keptFolder, `${version}.json`), 'utf8')));
      const database = await engine.createBareDatabase();
      await leave(database, version);
      const store = await engine.openStore(database);
      await attributeMissing(store, TIME_ZONE);
      const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock: testClock(kept.madeAt) });

      expect(await leadsByKind(store)).toEqual(kept.leads);
      const signedIn = await app.inject({
        method: 'POST',
        url: apiPaths.ownerSession,
        payload: { password: OWNER_PASSWORD },
      });
      const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? '';
      const owner = async (url: string) => (await app.inject({ url, headers: { cookie } })).json();
      const { totalVisitors, totalPageViews, totalConversions } = await owner(`${apiPaths.dashboard}?range=90d`);
      const { totalSales, totalRevenue } = await owner(`${apiPaths.salesStats}?range=90d`);
      const figures = { totalVisitors, totalPageViews, totalConversions, totalSales, totalRevenueCents: totalRevenue };
      expect(figures).toEqual(kept.figures);
      expect(await findDifferences(store, TIME_ZONE)).toEqual([]);

      expect(await followBooking(app, kept)).toEqual(kept.bookingPath === null ? [] : ['booked', 'cancelled']);
      expect(await followOrder(app, kept)).toEqual(kept.order === null ? [] : ['completed', true]);
      const paths = [
        ...(kept.uploadId === null ? [] : [apiPaths.ownerUpload.replace(':id', kept.uploadId)]),
        ...(kept.lendingPath === null ? [] : [kept.lendingPath]),
        ...(kept.ownerCookie === null ? [] : [apiPaths.ownerLeads]),
      ];
      for (const url of paths) {
        const answer = await app.inject({ url, headers: { cookie: kept.ownerCookie ?? cookie } });
        expect([url, answer.statusCode]).toEqual([url, 200]);
      }
    },
  );
});

test('every version that brought a migration is kept, the last one of them too', async () => {
  const newest = await Promise.all(
    earlierVersions.map(async (version) => migrationsOf(await putBack(version, await testFolder())).at(-1) ?? ''),
  );
  expect(newest).toEqual(newest.toSorted());
  expect(new Set(newest).size).toBe(newest.length);
  const files = ['sql', 'json'].flatMap((end) => earlierVersions.map((version) => `${version}.${end}`));
  expect(files.filter((file) => !existsSync(join(keptFolder, file)))).toEqual([]);
});

test('SQLite keeps the database as it was beside the upgraded one; a second start upgrades nothing', async () => {
  const dataDir = await testFolder();
  const before = migrationsOf(await putBack('0.5.0', dataDir));
  for (const older of ['0004-deals', '0006-orders']) await writeFile(join(dataDir, `${COPY}${older}`), '');
  const upgrades: Upgrade[] = [];
  const open = () => openStore({ databaseUrl: null, dataDir }, storeLimits, (upgrade) => upgrades.push(upgrade));
  await (await open()).close();
  await (await open()).close();
  const missing = Object.keys(migrations).filter((name) => !before.includes(name));
  const copy = join(dataDir, `${COPY}0019-delivery-orders`);
  expect(upgrades).toEqual([{ migrations: missing, copy }]);
  expect(migrationsOf(copy)).toEqual(before);
  // The copies of the last two upgrades stay.
  expect((await readdir(dataDir)).filter((name) => name.startsWith(COPY))).toEqual([
    `${COPY}0006-orders`,
    `${COPY}0019-delivery-orders`,
  ]);
});

test('where SQLite cannot be copied nothing is upgraded, and the reason says what to do', async () => {
  const dataDir = await testFolder();
  const file = await putBack('0.6.0', dataDir);
  const database = new DatabaseSync(file);
  database.prepare("delete from kysely_migration where name = '0022-booking-leads'").run();
  database.close();
  const before = migrationsOf(file);
  await mkdir(join(dataDir, `${COPY}0022-booking-leads`));
  const opening = openStore({ databaseUrl: null, dataDir });
  await expect(opening).rejects.toThrow(/^The database has to be upgraded .* Make room in its folder and start again$/);
  expect(migrationsOf(file)).toEqual(before);
});

test('a start names the upgrade and the copy before it changes anything', async () => {
  const dataDir = await testFolder();
  await putBack('0.5.0', dataDir);
  const server = await startProcess({ DATA_DIR: dataDir });
  await server.says('Foyer is open');
  expect(server.stdout()).toMatch(
    /^Upgrading the database: 0019-delivery-orders, .* It is kept as it was in \S+foyer\.db\.before-upgrade-0019-delivery-orders/,
  );
  server.signal('SIGTERM');
  await server.ended;
});
