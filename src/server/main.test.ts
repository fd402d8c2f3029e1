import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openTcpProxy } from '../../stand-ins/tcp-proxy.ts';
import { databaseSettings, forEachEngine, postgres } from '../../test-support/databases/engines.ts';
import { freePort } from '../../test-support/server/free-port.ts';
import { startProcess } from '../../test-support/server/process.ts';
import { testFolder } from '../../test-support/server/test-app.ts';
import { openStore } from './store/engine/open-store.ts';
import { insertLead } from './store/leads/leads.ts';

const BODY = JSON.stringify({ password: 'wrong' });

/** What it answers to a lead. */
async function leadAnswer(port: number): Promise<number> {
  const body = JSON.stringify({ firstName: 'Dana', email: 'dana@example.com' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`http://127.0.0.1:${port}/api/quiz-leads`, { method: 'POST', headers, body })).status;
}

/** Everything the server sends until it hangs up. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** A request whose body is held back after its first bytes. */
async function beginRequest(port: number): Promise<{ socket: Socket; finish(): void }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/owner/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n` +
      `Content-Length: ${BODY.length}\r\n\r\n`,
  );
  // "100 Continue" says that the server has begun with this request.
  await once(socket, 'data');
  socket.write(BODY.slice(0, 5));
  return { socket, finish: () => socket.write(BODY.slice(5)) };
}

test('prints where it is open, where the data lies and what runs on defaults', async () => {
  const dataDir = await testFolder();
  const server = await startProcess({ DATA_DIR: dataDir });
  await server.says('Foyer is open');
  expect(server.stdout()).toContain(`http://127.0.0.1:${server.port}`);
  expect(server.stdout()).toContain(dataDir);
  expect(server.stdout()).toContain('CRM_WEBHOOK_URL');
  expect((await fetch(`http://127.0.0.1:${server.port}/api/ready`)).status).toBe(200);
});

test('names a setting that is spelt wrongly, and what SQLite holds that an empty PostgreSQL lacks', async () => {
  const { databaseUrl, dataDir } = await postgres.createDatabase();
  const store = await openStore({ databaseUrl: null, dataDir });
  const lead = { kind: 'quiz', name: 'Dana', email: 'dana@example.com', fields: {}, sessionId: null, at: 1 } as const;
  await store.write((tx) => insertLead(tx, { ...lead, id: 'a' }));
  await store.close();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', OWNER_PASWORD: 'x' };
  const server = await startProcess(settings);
  await server.says('look  ');
  expect(server.stdout()).toContain('OWNER_PASWORD is not a setting; is OWNER_PASSWORD meant?');
  expect(server.stdout()).toContain(
    `foyer.db holds 1 lead, 0 bookings, 0 orders, 0 page views. To take them along, stop Foyer and run npm run move -- `,
  );
  expect(await leadAnswer(server.port)).toBe(201);
  server.signal('SIGTERM');
  await server.ended;
  const again = await startProcess(settings);
  await again.says('Foyer is open');
  expect(again.stdout()).not.toContain('To take them along');
});

forEachEngine((engine) => {
  test('names a database that a newer Foyer has used, changes nothing in it and is not started again', async () => {
    const database = await engine.createDatabase();
    const store = await engine.openStore(database);
    await store.write((tx) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-from-tomorrow', '2027')`.execute(tx),
    );
    await store.close();
    const server = await startProcess(databaseSettings(database));
    expect(await server.ended).toBe(78);
    expect(server.stderr()).toBe(
      'Foyer cannot start: The database was used by a newer Foyer: it has the migration 9999-from-tomorrow, which this one does not know. ' +
        'Start that newer Foyer again, or put a backup from before the upgrade in its place (npm run restore -- BACKUP --replace)\n',
    );
  });
});

test('names every wrong setting in plain words and does not start', async () => {
  const server = await startProcess({ PORT: '99999', SITE_TIME_ZONE: 'Mars', RATE_LIMIT: 'lots' });
  expect(await server.ended).toBe(78);
  expect(server.stdout()).toBe('');
  for (const name of ['PORT', 'SITE_TIME_ZONE', 'RATE_LIMIT']) expect(server.stderr()).toContain(`${name} must be`);
  expect(server.stderr()).not.toMatch(/\.ts:\d/);
});

test('says so when the port is taken, the host is nowhere, or the database cannot be opened', async () => {
  const dataDir = await testFolder();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const second = await startProcess({ DATA_DIR: dataDir, PORT: port });
  expect(await second.ended).toBe(78);
  expect(second.stderr()).toBe(`Foyer cannot start: port ${port} is in use. Set PORT to another one.\n`);
  taken.close();

  const nowhere = await startProcess({ DATA_DIR: dataDir, HOST: 'nowhere.invalid' });
  expect(await nowhere.ended).toBe(78);
  expect(nowhere.stderr()).toBe('Foyer cannot start: no address is known for nowhere.invalid (HOST).\n');

  const refused = new URL(inject('postgresUrl'));
  const databaseUrl = `postgres://nobody:hunter2@127.0.0.1:${refused.port}/none`;
  const lost = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  expect(await lost.ended).toBe(1);
  expect(lost.stderr()).toMatch(/^Foyer cannot start: .*"nobody" does not exist/);
  expect(lost.stderr()).not.toMatch(/hunter2|\.ts:\d/);
});

test('waits for a database that is away, says why, and opens once it is there', async () => {
  const { databaseUrl, dataDir } = await postgres.createDatabase();
  const url = new URL(databaseUrl ?? '');
  const target = Number(url.port);
  url.port = String(await freePort());
  url.password = 'hunter2';
  const server = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: url.href });
  await expect.poll(() => server.stderr()).toMatch(/^Foyer waits for its database: .*ECONNREFUSED/);
  expect(server.stderr()).not.toMatch(/hunter2|\.ts:\d/);
  // A primary that dies while it is being asked.
  const breaking = await openTcpProxy(target, Number(url.port));
  breaking.swallowAnswerTo('figures_time_zone');
  await expect.poll(() => breaking.isSwallowing()).toBe(true);
  breaking.close();
  const proxy = await openTcpProxy(target, Number(url.port));
  onTestFinished(() => proxy.close());
  await server.says('Foyer is open');
  expect((await fetch(`http://127.0.0.1:${server.port}/api/ready`)).status).toBe(200);
});

test('told to stop, it finishes the request it is answering, takes no new one, and exits with 0', async () => {
  const server = await startProcess({ DATA_DIR: await testFolder(), OWNER_PASSWORD: 'right' });
  await server.says('Foyer is open');
  const { socket, finish } = await beginRequest(server.port);
  server.signal('SIGTERM');
  await refusesConnections(server.port);
  const answer = readToEnd(socket);
  finish();
  expect(await answer).toMatch(/^HTTP\/1\.1 401 [^]*Wrong password/);
  expect(await server.ended).toBe(0);
});

test('a signal that its starter passes on as well is one signal, and cuts nothing short', async () => {
  const server = await startProcess({ DATA_DIR: await testFolder(), OWNER_PASSWORD: 'right' });
  await server.says('Foyer is open');
  const { socket, finish } = await beginRequest(server.port);
  server.signal('SIGTERM');
  server.signal('SIGTERM');
  await refusesConnections(server.port);
  server.signal('SIGTERM');
  const answer = readToEnd(socket);
  finish();
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(await server.ended).toBe(0);
});

test('whoever presses again a moment later ends it at once', async () => {
  const server = await startProcess({ DATA_DIR: await testFolder(), OWNER_PASSWORD: 'right' });
  await server.says('Foyer is open');
  const { socket } = await beginRequest(server.port);
  const pressing = setInterval(() => server.signal('SIGINT'), 100);
  expect(await server.ended).toBe(1);
  clearInterval(pressing);
  socket.destroy();
});

/** Tries until the server no longer listens. */
async function refusesConnections(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
    } catch {
      return;
    }
    socket.destroy();
  }
}
