import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testFolder } from '../test-support/server/test-app.ts';

const CHECK = './scripts/enough-node.cjs';
const root = join(import.meta.dirname, '..');

function run(...before: string[]) {
  const args = [...before, '--require', CHECK, '--print', '"it begins"'];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

test('a Node that lacks what the start uses is told which one is needed, and nothing else runs', async () => {
  const older = join(await testFolder(), 'older-node.cjs');
  await writeFile(older, "delete require('util').parseEnv;");
  const { status, stdout, stderr } = run('--require', older);
  expect(stderr).toBe(
    `Foyer needs Node 20.12 or later to begin with, and this is Node ${process.versions.node}. How to get a newer one: https://nodejs.org/en/download\n`,
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

test('a Node that has it goes on without a word', () => {
  expect(run()).toMatchObject({ status: 0, stdout: 'it begins\n', stderr: '' });
});

test('npm start and npm test look first, and the package asks for the same Node', async () => {
  const text = await readFile(join(root, 'package.json'), 'utf8');
  const { scripts, engines } = z
    .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(text));
  expect(scripts['start']).toBe(`node --require ${CHECK} scripts/start.mjs`);
  expect(scripts['test']).toBe(`node --require ${CHECK} scripts/test.mjs`);
  expect(await readFile(join(root, CHECK), 'utf8')).toContain(engines.node.replace('>=', 'Node '));
});
