import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installPackages, missingPackages } from './packages.mjs';

const packages = { dependencies: { fastify: '5.0.0' }, devDependencies: { '@scope/builder': '1.2.3' } };

async function project(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'foyer-packages-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, 'package.json'), JSON.stringify(packages));
  await writeFile(join(root, 'package-lock.json'), '{}');
  return root;
}

async function put(root: string, name: string, version: string): Promise<void> {
  const folder = join(root, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }));
}

const done = { status: 0, signal: null };

/** Runs the installation with these npm runs, one after the other; what was said, and how often npm ran. */
async function installWith(root: string, npm: () => { status: number | null; signal: NodeJS.Signals | null }) {
  let runs = 0;
  const said: string[] = [];
  const count = () => {
    runs += 1;
    return npm();
  };
  try {
    installPackages(root, count, (words) => said.push(words));
    return { runs, said, error: null };
  } catch (error) {
    return { runs, said, error: error instanceof Error ? error.message : String(error) };
  }
}

test('packages are installed once for each state of the lock file', async () => {
  const root = await project();
  await put(root, 'fastify', '5.0.0');
  await put(root, '@scope/builder', '1.2.3');
  expect(await installWith(root, () => done)).toMatchObject({ runs: 1, error: null });
  expect(await installWith(root, () => done)).toMatchObject({ runs: 0, error: null });
  await writeFile(join(root, 'package-lock.json'), '{ }');
  expect(await installWith(root, () => done)).toMatchObject({ runs: 1, error: null });
});

test('what npm left out is named, and nothing is marked as installed until it is there', async () => {
  const root = await project();
  await put(root, 'fastify', '5.0.0');
  const first = await installWith(root, () => done);
  expect(first.error).toMatch(/^npm install left out @scope\/builder, which the build needs\./);
  expect(await installWith(root, () => done)).toMatchObject({ runs: 1 });
  await put(root, '@scope/builder', '1.2.3');
  expect(await installWith(root, () => done)).toMatchObject({ runs: 1, error: null });
});

test('a mark is not believed where packages were taken away since, or are of another version', async () => {
  const root = await project();
  await put(root, 'fastify', '5.0.0');
  await put(root, '@scope/builder', '1.2.3');
  await installWith(root, () => done);
  await rm(join(root, 'node_modules/@scope'), { recursive: true });
  await put(root, 'fastify', '4.0.0');
  expect(missingPackages(root)).toEqual(['fastify', '@scope/builder']);
  expect(await installWith(root, () => done)).toMatchObject({ runs: 1 });
});

test('a package of which only half was written is missing', async () => {
  const root = await project();
  await put(root, 'fastify', '5.0.0');
  await put(root, '@scope/builder', '1.2.3');
  await writeFile(join(root, 'node_modules/fastify/package.json'), '{"version": "5.0');
  expect(missingPackages(root)).toEqual(['fastify']);
});

test('an installation that was killed begins anew from nothing; one that failed does not', async () => {
  const root = await project();
  await put(root, 'half-written', '1.0.0');
  const killed = await installWith(root, () => ({ status: null, signal: 'SIGKILL' }));
  expect(killed.error).toContain('SIGKILL');
  // The process that was killed is gone as well.
  const mark = join(root, 'node_modules/.foyer/installing');
  await writeFile(mark, '999999999 1');
  const anew = await installWith(root, () => done);
  expect(anew.said[0]).toContain('cut short');
  await expect(readFile(join(root, 'node_modules/half-written/package.json'))).rejects.toThrow('ENOENT');

  await put(root, 'fastify', '5.0.0');
  expect((await installWith(root, () => ({ status: 1, signal: null }))).error).toContain('ended with code 1');
  await installWith(root, () => done);
  expect(await readFile(join(root, 'node_modules/fastify/package.json'), 'utf8')).toContain('5.0.0');
});
