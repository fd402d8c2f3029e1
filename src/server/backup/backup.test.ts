import { randomUUID } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertLead } from '../store/leads/leads.ts';
import { openStore } from '../store/engine/open-store.ts';
import { forEachEngine, type TestDatabase } from '../../../test-support/databases/engines.ts';
import { testFolder } from '../../../test-support/server/test-app.ts';
import { backUp, examine, restore } from './backup.ts';
import { sealBackup } from './seal.ts';

async function leadsIn(database: TestDatabase): Promise<string[]> {
  const store = await openStore(database);
  const leads = await store.db.selectFrom('leads').select('id').orderBy('id').execute();
  await store.close();
  return leads.map(({ id }) => id);
}

/** Puts this many leads into a database that nobody runs on. */
async function withLeads(database: TestDatabase, count: number): Promise<TestDatabase> {
  const store = await openStore(database);
  for (let lead = 0; lead < count; lead += 1) {
    const email = `dana${lead}@example.com`;
    await store.write((tx) =>
      insertLead(tx, { id: randomUUID(), kind: 'quiz', name: 'Dana', email, fields: {}, sessionId: null, at: lead }),
    );
  }
  await store.close();
  return database;
}

forEachEngine((engine) => {
  async function backupOf(leads: number): Promise<{ file: string; source: TestDatabase }> {
    const source = await withLeads(await engine.createDatabase(), leads);
    const file = join(await testFolder(), 'backup');
    await backUp(source, file);
    return { file, source };
  }

  test('a backup is one private file, and says what it holds', async () => {
    const source = await withLeads(await engine.createDatabase(), 2);
    const folder = await testFolder();
    expect(await backUp(source, join(folder, 'backup'))).toBe('2 leads, 0 bookings, 0 orders, 0 page views');
    expect(await readdir(folder)).toEqual(['backup']);
    expect(((await stat(join(folder, 'backup'))).mode & 0o777).toString(8)).toBe('600');
  });

  test('a backup replaces no file, and goes into no folder that is not there', async () => {
    const source = await withLeads(await engine.createDatabase(), 1);
    const folder = await testFolder();
    await writeFile(join(folder, 'taken'), 'precious');
    await expect(backUp(source, join(folder, 'taken'))).rejects.toThrow('taken exists already; name another file');
    await expect(backUp(source, join(folder, 'no', 'file'))).rejects.toThrow('There is no folder');
    expect(await readFile(join(folder, 'taken'), 'utf8')).toBe('precious');
    expect(await readdir(folder)).toEqual(['taken']);
  });

  test('nothing is restored while a Foyer runs', async () => {
    const { file } = await backupOf(2);
    const target = await engine.createDatabase();
    const store = await openStore(target);
    // A connection of PostgreSQL is made when it is first needed.
    await store.checkReady();
    await expect(restore(target, file, true)).rejects.toThrow(/[Ss]top (it|every Foyer)/);
    await store.close();
    await restore(target, file, true);
    expect(await leadsIn(target)).toHaveLength(2);
  });

  test('data is replaced only when told to, and what stood there is kept', async () => {
    const { file, source } = await backupOf(2);
    const target = await withLeads(await engine.createDatabase(), 3);
    const standing = await leadsIn(target);
    await expect(restore(target, file, false)).rejects.toThrow('Say --replace');
    expect(await leadsIn(target)).toEqual(standing);

    const { contents, kept } = await restore(target, file, true, new Date('2026-11-22T07:46:12Z'));
    expect(contents).toBe('2 leads, 0 bookings, 0 orders, 0 page views');
    expect(await leadsIn(target)).toEqual(await leadsIn(source));
    expect(kept).toMatch(
      engine.name === 'sqlite' ? /foyer\.db\.before-2026-11-22T07-46-12$/ : /foyer_before_2026_11_22_07_46_12$/,
    );
    // A backup does not carry what was kept.
    const again = join(await testFolder(), 'again');
    await backUp(target, again);
    const other = await engine.createDatabase();
    await restore(other, again, false);
    expect(await leadsIn(other)).toEqual(await leadsIn(source));
  });

  test('a database that a start has only made is replaced without a word', async () => {
    const { file, source } = await backupOf(2);
    for (const fresh of [await engine.createBareDatabase(), await engine.createDatabase()]) {
      expect(await restore(fresh, file, false)).toMatchObject({ kept: null });
      expect(await leadsIn(fresh)).toEqual(await leadsIn(source));
    }
  });

  test('what is no backup, is damaged or belongs to the other engine is refused, and nothing is changed', async () => {
    const { file } = await backupOf(1);
    const folder = await testFolder();
    const target = await withLeads(await engine.createDatabase(), 3);
    const standing = await leadsIn(target);
    const whole = await readFile(file);
    const other = engine.name === 'sqlite' ? 'PGDMP' : 'SQLite format 3\0';
    const broken = [
      ['half', whole.subarray(0, Math.floor(whole.length / 2)), /cannot be used|failed/],
      ['words', 'not a database', /no backup of Foyer/],
      ['other', other.padEnd(600, '\0'), /is a backup of/],
      ['folder/gone', null, /There is no file/],
    ] as const;
    for (const [name, bytes, words] of broken) {
      if (bytes !== null) await writeFile(join(folder, name), bytes);
      await expect(restore(target, join(folder, name), true)).rejects.toThrow(words);
    }
    expect(await leadsIn(target)).toEqual(standing);
  });

  test('a dry run reads the backup to its end, says what a restore would do, and changes nothing', async () => {
    const { file } = await backupOf(2);
    const target = await withLeads(await engine.createDatabase(), 3);
    const standing = await leadsIn(target);
    const files = await readdir(target.dataDir);
    const examined = await examine(target, file);
    expect(examined).toMatchObject({
      contents: '2 leads, 0 bookings, 0 orders, 0 page views',
      replaced: expect.stringMatching(engine.name === 'sqlite' ? /foyer\.db$/ : /holds 3 leads/),
      seal: { rows: { leads: 2, orders: 0 } },
    });
    expect(await leadsIn(target)).toEqual(standing);
    expect((await readdir(target.dataDir)).filter((name) => name !== 'foyer.lock')).toEqual(
      files.filter((name) => name !== 'foyer.lock'),
    );
    expect((await examine(await engine.createBareDatabase(), file)).replaced).toBeNull();
  });

  test('a byte that is not as it was written, is missing or too many is found, in the data as in what the backup says about itself', async () => {
    const { file } = await backupOf(1);
    const target = await withLeads(await engine.createDatabase(), 3);
    const standing = await leadsIn(target);
    const whole = await readFile(file);
    for (const at of [Math.floor(whole.length / 3), whole.indexOf('"sha256":"') + 12]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at);
      const damaged = join(await testFolder(), 'damaged');
      await writeFile(damaged, changed);
      await expect(examine(target, damaged)).rejects.toThrow('is damaged');
      await expect(restore(target, damaged, true)).rejects.toThrow('is damaged');
    }
    const [start, end] = [whole.subarray(0, 4096), whole.subarray(4096)];
    for (const parts of [
      [start, end.subarray(1)],
      [start, Buffer.alloc(512), end],
    ]) {
      const damaged = join(await testFolder(), 'damaged');
      await writeFile(damaged, Buffer.concat(parts));
      await expect(restore(target, damaged, true)).rejects.toThrow('it is not what was written on');
    }
    expect(await leadsIn(target)).toEqual(standing);
  });

  test('where other rows come out than were counted when it was made, what stood there stays', async () => {
    const { file, source } = await backupOf(1);
    const body = join(await testFolder(), 'body');
    const whole = await readFile(file);
    await writeFile(body, whole.subarray(0, whole.lastIndexOf('{"madeAt"')));
    const target = await withLeads(await engine.createDatabase(), 3);
    const standing = await leadsIn(target);
    const other = join(await testFolder(), 'other');
    await writeFile(other, await readFile(body));
    await sealBackup(other, { madeAt: 1, migrations: [], rows: { leads: 7 }, settings: [] });
    await expect(restore(target, other, true)).rejects.toThrow('has 7 rows of leads, and 1 came out of it');
    expect(await leadsIn(target)).toEqual(standing);
    // Without a seal, as backups were made before: it is restored, and not compared.
    expect(await restore(target, body, true)).toMatchObject({ seal: null });
    expect(await leadsIn(target)).toEqual(await leadsIn(source));
  });

  test('a backup of a newer Foyer is refused, and nothing is changed', async () => {
    const source = await withLeads(await engine.createDatabase(), 1);
    const store = await openStore(source);
    await store.write((tx) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-from-tomorrow', '2027')`.execute(tx),
    );
    await store.close();
    const folder = await testFolder();
    const target = await withLeads(await engine.createDatabase(), 3);
    const standing = await leadsIn(target);
    await backUp(source, join(folder, 'newer'));
    await expect(restore(target, join(folder, 'newer'), true)).rejects.toThrow(
      'comes from a newer Foyer (it has 9999-from-tomorrow)',
    );
    expect(await leadsIn(target)).toEqual(standing);
  });
});
