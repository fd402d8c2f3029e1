import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { forEachEngine } from '../testing/engines.ts';
import { findDifferences } from './rebuild.ts';

const SENDERS = 16;
const ENOUGH = 400;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No loopback port could be had');
  return address.port;
}

forEachEngine((engine) => {
  test('a process killed in the middle of a crowd has kept every page view it acknowledged, and its figures are true', async () => {
    const database = await engine.createDatabase();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, ['src/server/main.ts'], {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'silent',
        DATA_DIR: database.dataDir,
        ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
      },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const isUp = () =>
      fetch(`${url}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) await delay(20);

    const acknowledged: string[] = [];
    async function sendUntilKilled(sender: number): Promise<void> {
      for (let number = 0; ; number += 1) {
        const title = `${sender}-${number}`;
        const sent = fetch(`${url}/api/analytics/pageview`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11) Chrome/156.0 Safari/537.36' },
          body: JSON.stringify({ sessionId: `s${sender}`, path: '/', title }),
        });
        const status = await sent.then(
          (answer) => answer.status,
          () => 0,
        );
        if (status !== 204) return;
        acknowledged.push(title);
        if (acknowledged.length === ENOUGH) child.kill('SIGKILL');
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, (_, sender) => sendUntilKilled(sender)));
    await ended;

    const store = await engine.openStore(database);
    const rows = await store.db.selectFrom('page_views').select('title').execute();
    const stored = new Set(rows.map((row) => row.title));
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
    expect(acknowledged.filter((title) => !stored.has(title))).toEqual([]);
    expect(await findDifferences(store, 'America/New_York')).toEqual([]);
  });
});
