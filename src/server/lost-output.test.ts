import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, createReadStream, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test-support/server/free-port.ts';
import { serverProgram } from '../../test-support/server/programs.ts';
import { testFolder } from '../../test-support/server/test-app.ts';

const CTRL_S = '\u0013';
const CTRL_Q = '\u0011';

interface Started {
  readonly child: ChildProcess;
  /** The status of an answer that nothing is logged of; what else happened where there is none. */
  ready(): Promise<unknown>;
  /** The status of an answer that a line is logged of. */
  refused(): Promise<number>;
  readonly ended: Promise<unknown[]>;
}

/** Starts a program that is the server, or runs it. */
async function start(program: string, args: readonly string[], stdio: StdioOptions): Promise<Started> {
  const port = await freePort();
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: await testFolder(),
    OWNER_PASSWORD: 'long enough',
  };
  const child = spawn(program, args, { env: { PATH: process.env['PATH'], ...settings }, stdio });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const ask = async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(20_000) })).status;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ password: 'not the one' });
  return {
    child,
    ready: () => ask('/api/ready').catch(() => child.exitCode),
    refused: () => ask('/api/owner/session', { method: 'POST', headers, body }),
    ended,
  };
}

/** Several answers, so that what one of them logs could have ended or stopped the server before the next. */
async function expectToServe({ ready, refused }: Started): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    expect(await refused()).toBe(401);
    expect(await ready()).toBe(200);
  }
}

async function expectToStop({ child, ended }: Started): Promise<void> {
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

test('a full disk below the file of the log ends no server', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const server = await start(process.execPath, [serverProgram], ['ignore', full, full]);
  await expect.poll(server.ready).toBe(200);
  await expectToServe(server);
  await expectToStop(server);
});

test('a log that nobody reads any more ends no server; whoever reads again is told how many lines are missing', async () => {
  const path = join(await testFolder(), 'log');
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const log = openSync(path, constants.O_WRONLY);
  onTestFinished(() => closeSync(log));
  const server = await start(process.execPath, [serverProgram], ['ignore', log, log]);
  closeSync(reader);
  await expect.poll(server.ready).toBe(200);
  await expectToServe(server);
  let text = '';
  const again = createReadStream(path, 'utf8').on('data', (part) => (text += String(part)));
  onTestFinished(() => void again.destroy());
  await once(again, 'open');
  expect(await server.refused()).toBe(401);
  await expect.poll(() => text).toContain('wrong password');
  const [first = ''] = text.split('\n');
  expect(JSON.parse(first)).toMatchObject({
    level: 40,
    lines: expect.any(Number),
    msg: expect.stringContaining('lost'),
  });
  await expectToStop(server);
});

test('a terminal that Ctrl-S has stopped holds no visitor up, and shows the log after Ctrl-Q', async () => {
  const command = `exec '${process.execPath}' '${serverProgram}'`;
  const server = await start('script', ['--quiet', '--return', '--command', command, '/dev/null'], 'pipe');
  let shown = '';
  server.child.stdout?.on('data', (text) => (shown += String(text)));
  await expect.poll(server.ready).toBe(200);
  await expect.poll(() => shown).toContain('Foyer is open');
  server.child.stdin?.write(CTRL_S);
  await expectToServe(server);
  expect(shown).not.toContain('wrong password');
  server.child.stdin?.write(CTRL_Q);
  await expect.poll(() => shown).toContain('A sign-in with a wrong password was refused');
});
