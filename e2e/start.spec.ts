import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install } from '../scripts/installed.mjs';
import serverProcess from '../scripts/server-process.json' with { type: 'json' };
import { freePort } from '../test-support/server/free-port.ts';
import { expect, test } from './support/test.ts';

test.beforeAll(() => {
  test.setTimeout(300_000);
  // `npm test` has done both; by hand a start would do them first.
  install();
  build();
});

/** What `npm start` runs, over the built site and a database of its own. */
async function start(port: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-start-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return { child, ended: once(child, 'exit'), stderr: () => stderr, forget: () => rm(dataDir, { recursive: true }) };
}

async function serverOf({ pid }: ChildProcess): Promise<number> {
  return Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim());
}

const post = (port: number, firstName: string) =>
  fetch(`http://127.0.0.1:${port}/api/quiz-leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName, email: `${firstName.toLowerCase()}@example.com` }),
  }).then(
    ({ status }) => status,
    () => null,
  );

test('a server that is killed is back by itself and takes leads; told to stop, all of it ends', async () => {
  const port = await freePort();
  const { child, ended, stderr, forget } = await start(port);
  await expect.poll(() => post(port, 'Dana'), { timeout: 40_000 }).toBe(201);
  const first = await serverOf(child);
  const environment = (await readFile(`/proc/${first}/environ`, 'utf8')).split('\0');
  for (const [name, value] of Object.entries(serverProcess.env)) expect(environment).toContain(`${name}=${value}`);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => post(port, 'Robin'), { timeout: 20_000 }).toBe(201);
  expect(await serverOf(child)).not.toBe(first);
  expect(stderr()).toContain('Foyer ended by SIGKILL; starting it again in 0.5 s (1 of 5)');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await post(port, 'Sam')).toBeNull();
  await forget();
});

test('a taken port is said once, and not tried again', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { ended, stderr, forget } = await start(port);
  expect(await ended).toEqual([78, null]);
  expect(stderr()).toBe(`Foyer cannot start: port ${port} is in use. Set PORT to another one.\n`);
  taken.close();
  await forget();
});
