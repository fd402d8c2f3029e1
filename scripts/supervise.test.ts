import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../test-support/server/free-port.ts';
import { supervise, withSocket, type LentSocket, type SupervisedServer } from './supervise.mjs';

const CRASH = 'throw new Error("planted")';
const RUN = 'process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000); console.log("up")';

interface Run {
  readonly started: ChildProcess[];
  readonly said: string[];
  readonly server: SupervisedServer;
  /** The code that the whole ends with. */
  readonly ended: Promise<number>;
}

/** Runs these programs one after the other, the last one over and over. */
function run(...programs: string[]): Run {
  const started: ChildProcess[] = [];
  const said: string[] = [];
  let exit: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => (exit = resolve));
  const start = () => {
    const program = programs[Math.min(started.length, programs.length - 1)] ?? '';
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(child);
    return child;
  };
  onTestFinished(() => {
    for (const child of started) child.kill('SIGKILL');
  });
  return {
    started,
    said,
    ended,
    server: supervise(start, { exit, say: (words) => said.push(words), firstPauseMs: 1 }),
  };
}

async function isUp(child: ChildProcess | undefined): Promise<void> {
  if (child?.stdout) await once(child.stdout, 'data');
}

/** Waits until so many were started. */
async function untilStarted({ started }: Run, count: number): Promise<void> {
  while (started.length < count) await new Promise((resolve) => setImmediate(resolve));
}

test('a server that crashes is started again, and says so', async () => {
  const all = run(CRASH, CRASH, RUN);
  await untilStarted(all, 3);
  await isUp(all.started[2]);
  expect(all.said).toEqual([
    'Foyer ended with code 1; starting it again in 0.001 s (1 of 5)\n',
    'Foyer ended with code 1; starting it again in 0.002 s (2 of 5)\n',
  ]);
  all.server.stop('SIGTERM');
  expect(await all.ended).toBe(0);
});

test('a server that the system kills is started again', async () => {
  const all = run(RUN);
  await isUp(all.started[0]);
  all.started[0]?.kill('SIGKILL');
  await untilStarted(all, 2);
  await isUp(all.started[1]);
  expect(all.said[0]).toContain('Foyer ended by SIGKILL; starting it again');
  all.server.stop('SIGTERM');
  expect(await all.ended).toBe(0);
});

test('one that crashes over and over stays down, with the reason and code 1; the pauses grow', async () => {
  const all = run(CRASH);
  expect(await all.ended).toBe(1);
  expect(all.started).toHaveLength(6);
  const pauses = all.said.map((line) => Number(/again in ([\d.]+) s/.exec(line)?.[1])).filter(Number.isFinite);
  expect(pauses).toEqual([0.001, 0.002, 0.004, 0.008, 0.016]);
  expect(all.said.at(-1)).toMatch(/^Foyer ended with code 1, 6 times within 60 s: it stays down/);
});

test('ends long apart are not added up', async () => {
  const started: ChildProcess[] = [];
  const start = () => {
    const child = spawn(process.execPath, ['-e', started.length < 9 ? CRASH : RUN], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(child);
    return child;
  };
  const ended = new Promise<number>((exit) => {
    const server = supervise(start, { exit, say: () => undefined, windowMs: 0, firstPauseMs: 1 });
    const look = setInterval(() => {
      if (started.length < 10) return;
      clearInterval(look);
      void isUp(started[9]).then(() => server.stop('SIGTERM'));
    }, 5);
  });
  expect(await ended).toBe(0);
});

test('a wrong setting or a taken port (code 78) and a stop of its own (code 0) are not tried again', async () => {
  for (const code of [78, 0]) {
    const all = run(`process.exit(${code})`);
    expect(await all.ended).toBe(code);
    expect(all.started).toHaveLength(1);
    expect(all.said).toEqual([]);
  }
});

test('told to stop, it passes the signal on once, waits for the end and starts nothing', async () => {
  const slow =
    'process.on("SIGTERM", () => setTimeout(() => process.exit(0), 50)); setInterval(() => {}, 1000); console.log("up")';
  const all = run(slow);
  await isUp(all.started[0]);
  all.server.stop('SIGTERM');
  expect(await all.ended).toBe(0);
  expect(all.started).toHaveLength(1);
});

test('told to stop in a pause, it ends at once', async () => {
  const started: ChildProcess[] = [];
  const ended = new Promise<number>((exit) => {
    const start = () => {
      const child = spawn(process.execPath, ['-e', CRASH], { stdio: 'ignore' });
      started.push(child);
      return child;
    };
    const server = supervise(start, { exit, say: () => server.stop('SIGTERM'), firstPauseMs: 3_600_000 });
  });
  expect(await ended).toBe(0);
  expect(started).toHaveLength(1);
});

test('told to restart, it lets the server end and starts it at once, without a word; a stop in between ends it', async () => {
  const all = run(RUN);
  await isUp(all.started[0]);
  await all.server.restart();
  await untilStarted(all, 2);
  await isUp(all.started[1]);
  expect(all.started[0]?.exitCode).toBe(0);
  expect(all.said).toEqual([]);
  void all.server.restart();
  all.server.stop('SIGTERM');
  expect(await all.ended).toBe(0);
  expect(all.started).toHaveLength(2);
});

/** A server as Foyer's own lends its socket: it says who it is, and takes a moment to end and to begin. */
const SERVER = `
import { createServer } from 'node:http';
import { Server } from 'node:net';
import { lendSocket, lentSocket } from '${join(process.cwd(), 'src/server/process/lent-socket.ts')}';
await new Promise((begin) => setTimeout(begin, 100));
const server = createServer((_request, response) => response.end(String(process.pid)));
server.listen({ port: Number(process.env.PORT), host: '127.0.0.1', ...lentSocket(process.env) }, () => lendSocket(server));
process.on('SIGTERM', () => {
  // As Foyer does it: an HTTP server's own close would hang up on whoever has just connected.
  Server.prototype.close.call(server);
  setTimeout(() => process.exit(0), 200);
});`;

/** A busy machine takes a while to start a process. */
const PATIENCE = { timeout: 20_000 };

/** Runs a server that listens, and what started it. */
async function serve() {
  const port = await freePort();
  const started: ChildProcess[] = [];
  let exit: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => (exit = resolve));
  const start = (lent: LentSocket | null) => {
    const args = ['--input-type=module', '-e', SERVER];
    const child = spawn(process.execPath, args, withSocket(lent, { ...process.env, PORT: String(port) }));
    started.push(child);
    return child;
  };
  const server = supervise(start, { exit, say: () => undefined, firstPauseMs: 1 });
  onTestFinished(() => {
    for (const child of started) child.kill('SIGKILL');
  });
  const ask = async () =>
    Number(await (await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })).text());
  await vi.waitFor(ask, PATIENCE);
  return { server, started, ended, ask };
}

test('whoever connects while it restarts waits for the next server and is not refused', async () => {
  const { server, started, ended, ask } = await serve();
  const [first] = started;
  expect(await ask()).toBe(first?.pid);
  await server.restart();
  // From before the first one ends until the next one answers, one after the other.
  const answered: number[] = [];
  while (answered.at(-1) === undefined || answered.at(-1) === first?.pid) answered.push(await ask());
  expect(answered.at(-1)).toBe(started[1]?.pid);
  // After a crash the next one listens on a socket of its own.
  started[1]?.kill('SIGKILL');
  await vi.waitFor(() => expect(started).toHaveLength(3), PATIENCE);
  await vi.waitFor(async () => expect(await ask()).toBe(started[2]?.pid), PATIENCE);
  server.stop('SIGTERM');
  expect(await ended).toBe(0);
});

test('who tells what happens goes on where a full disk takes no word', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const program = `
    const { tellThrough } = await import(${JSON.stringify(join(import.meta.dirname, 'supervise.mjs'))});
    const tell = tellThrough(process.stderr);
    tell('one');
    setTimeout(() => {
      tell('two');
      setTimeout(() => console.log('goes on'), 10);
    }, 10);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', full] });
  const said: unknown[] = [];
  child.stdout?.on('data', (words) => said.push(String(words)));
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(said).toEqual(['goes on\n']);
});
