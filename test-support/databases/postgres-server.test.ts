import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const PATIENCE = { timeout: 30_000, interval: 50 };

/** Whether a program takes connections at the port. */
function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

test('a cluster goes with the process that started it, even if that is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-orphan-'));
  // The server's own user passes through it.
  await chmod(folder, 0o711);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const module = JSON.stringify(join(import.meta.dirname, 'postgres-server.ts'));
  const parent = spawn(
    process.execPath,
    // It waits for a message that never comes, and so does not end by itself.
    [
      '-e',
      `process.on('message', () => {}); import(${module}).then(async (own) => process.send((await own.startPostgres()).url))`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { PATH: process.env['PATH'], TMPDIR: folder } },
  );
  const [url]: unknown[] = await once(parent, 'message');
  const port = Number(new URL(String(url)).port);
  expect(await isAnswered(port)).toBe(true);

  parent.kill('SIGKILL');
  await vi.waitFor(async () => expect(await isAnswered(port)).toBe(false), PATIENCE);
  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  await vi.waitFor(async () => expect(await files()).toEqual([]), PATIENCE);
});
