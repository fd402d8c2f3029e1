import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A small house with one wrong import of each kind; types and JSX included, since the rules are read without TypeScript's own parser. */
const files: Record<string, string> = {
  'src/domain/rule.ts': "import type { Store } from '../server/store.ts';\nexport type Rule = Store;\n",
  'src/server/store.ts': 'export interface Store { readonly size: number }\n',
  'src/server/driver.ts':
    "import { DatabaseSync } from 'node:sqlite';\nexport const open = () => new DatabaseSync(':memory:');\n",
  'src/server/page.ts': "import { Part } from '../web/ui/part.tsx';\nexport const page = Part;\n",
  'src/server/http/reply.ts': "import type { Use } from '../leads/use.ts';\nexport type Reply = Use;\n",
  'src/server/leads/use.ts':
    "import type { Limit } from '../limits/limit.ts';\nimport type { Wire } from '../http/wire.ts';\nexport type Use = Wire | Limit;\n",
  'src/server/http/wire.ts': 'export type Wire = string;\n',
  'src/server/limits/limit.ts': 'export type Limit = number;\n',
  'src/web/ui/part.tsx': "import { send } from '../api/send.ts';\nexport const Part = () => <i onClick={send} />;\n",
  'src/web/api/send.ts': 'export const send = () => undefined;\n',
  'src/web/features/one/a.tsx': "import { B } from '../two/b.tsx';\nexport const A = () => <B />;\n",
  'src/web/features/two/b.tsx':
    "import type { A } from '../one/a.tsx';\nexport const B = (): typeof A | null => null;\n",
  'content/words.ts': "import { send } from '../src/web/api/send.ts';\nexport const words = send;\n",
};

async function layOut(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-imports-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** What dependency-cruiser says of the small house by one of our configurations. */
async function cruise(config: string): Promise<string> {
  const cwd = await layOut();
  const tool = resolve('node_modules/.bin/depcruise');
  const args = [tool, '--config', resolve(config), '--output-type', 'err', 'src', 'content'];
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd }, (_error, stdout) => done(stdout));
  });
}

test('a wrong import of any kind is found, also of a type and in JSX', async () => {
  const printed = await cruise('.dependency-cruiser.cjs');
  for (const rule of [
    'domain-is-pure: src/domain/rule.ts',
    'only-the-store-touches-a-driver: src/server/driver.ts',
    'server-not-web: src/server/page.ts',
    'fastify-stays-at-the-edge: src/server/leads/use.ts',
    'ui-has-no-data: src/web/ui/part.tsx',
    'features-are-islands: src/web/features/one/a.tsx',
    'no-circular: src/web/features/',
    'content-and-contract-stand-alone: content/words.ts',
  ])
    expect(printed).toContain(rule);
});

test('two folders that depend on each other are found, though no two of their files do', async () => {
  const printed = await cruise('.dependency-cruiser.folders.cjs');
  expect(printed).toContain('no-circles-between-folders: src/server/leads');
  expect(printed).toContain('no-circles-between-folders: src/server/http');
  expect(printed).not.toContain('no-circles-between-folders: src/server/limits');
});
