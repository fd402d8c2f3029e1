import { spawnSync } from 'node:child_process';
import { mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptFolder } from '../test-support/earlier-databases/kept.ts';
import { remake } from '../test-support/earlier-databases/remake.ts';
import { openStore } from '../src/server/store/engine/open-store.ts';
import { testFolder } from '../test-support/server/test-app.ts';

const root = join(import.meta.dirname, '..');

/** What a reader is told to type: blocks of the documents that are marked `sh run`. */
function blocksOf(text: string): string[] {
  return [...text.matchAll(/^( *)```sh run\n([\s\S]*?)^ *```$/gm)].map((match) => match[2] ?? '');
}

const pages = (await readdir(join(root, 'docs'))).filter((file) => file.endsWith('.md'));
const walks = await Promise.all(
  pages.map(async (page) => ({ page, blocks: blocksOf(await readFile(join(root, 'docs', page), 'utf8')) })),
);
/** make-it-yours.md, which has content besides, has a walk of its own. */
const walked = walks.filter(({ page, blocks }) => blocks.length > 0 && page !== 'make-it-yours.md');

/** A folder like a clone's, with the data of an owner who has run 0.6.0 and knows dana@example.com. */
async function makeClone(): Promise<string> {
  const folder = await testFolder();
  for (const name of ['package.json', 'node_modules', 'scripts', 'src', 'db', 'content'])
    await symlink(join(root, name), join(folder, name));
  await mkdir(join(folder, 'data'));
  const written = await readFile(join(keptFolder, '0.6.0.sql'), 'utf8');
  remake(written.replaceAll('ada@example.com', 'dana@example.com'), join(folder, 'data/foyer.db'));
  return folder;
}

test('some documents are walked', () => {
  expect(walked.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['keep-it-running.md', 'privacy-requests.md', 'upgrade.md']),
  );
});

test.each(walked)('$page is walked literally: each of its commands does what it says', async ({ blocks }) => {
  const folder = await makeClone();
  for (const block of blocks) {
    const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', block], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder },
    });
    expect({ block, status, stderr }).toEqual({ block, status: 0, stderr: '' });
    expect(stdout).not.toBe('');
    // What a reader does next, unless told otherwise.
    const store = await openStore({ databaseUrl: null, dataDir: join(folder, 'data') });
    await store.close();
  }
});
