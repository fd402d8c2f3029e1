import { chown, lstat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../../test-support/server/test-app.ts';
import { giveBackData, hindrance, isInData, requireOwnData } from './own-data.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

test('a file that SQLite takes away meanwhile is nobody’s', async () => {
  const folder = await testFolder();
  const gone = join(folder, 'foyer.db-wal');
  expect([hindrance(gone), isInData(gone)]).toEqual([null, false]);
  // A link that leads nowhere is listed, and is gone when it is looked at.
  await symlink(join(folder, 'nowhere'), gone);
  expect(() => requireOwnData(folder)).not.toThrow();
});

test.runIf(isRoot)(
  'root gives the folder’s user Foyer’s own files, and nothing else, nor what a link leads to',
  async () => {
    const folder = await testFolder();
    const elsewhere = join(await testFolder(), 'secret');
    const [database, backup, link] = ['foyer.db', 'mine.db', 'foyer.seen'].map((name) => join(folder, name));
    for (const file of [elsewhere, database, backup]) await writeFile(file ?? '', '');
    await symlink(elsewhere, link ?? '');
    giveBackData(folder);
    const owners = async () =>
      Promise.all([database, backup, link, elsewhere].map(async (file) => (await lstat(file ?? '')).uid));
    expect(await owners()).toEqual([0, 0, 0, 0]);
    await chown(folder, NOBODY, NOBODY);
    giveBackData(folder);
    expect(await owners()).toEqual([NOBODY, 0, NOBODY, 0]);
  },
);
