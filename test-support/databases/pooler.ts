import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../server/free-port.ts';
import { servingUser } from './postgres-server.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const POLL_MS = 20;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A pgbouncer in transaction mode in front of this database, with fewer connections than Foyer opens; its address. Stopped when the test ends. */
export async function startPooler(databaseUrl: string, settings: Record<string, string> = {}): Promise<string> {
  const { hostname, port: serverPort, pathname, username } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pooler-'));
  const user = await servingUser();
  if (user) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: '3',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  const target = `* = host=${hostname} port=${serverPort} user=${username}`;
  await writeFile(file, `[databases]\n${target}\n[pgbouncer]\n${lines.join('\n')}\n`);
  const pooler = spawn(PROGRAM, ['-q', file], { ...user, stdio: 'ignore' });
  const ended = once(pooler, 'exit');
  onTestFinished(async () => {
    pooler.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  while (!(await isListening(port))) {
    if (pooler.exitCode !== null) throw new Error('pgbouncer did not start');
    await delay(POLL_MS);
  }
  return `postgres://${username}@127.0.0.1:${port}${pathname}`;
}
