import { execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from '../../../../test-support/databases/engines.ts';
import { servingUser, startPostgres, type PostgresServer } from '../../../../test-support/databases/postgres-server.ts';
import { testFolder } from '../../../../test-support/server/test-app.ts';
import { backUpPostgres } from '../../backup/postgres.ts';
import { awaitDatabase } from '../../process/await-database.ts';
import { explainTrouble } from './database-trouble.ts';
import { openStore } from './open-store.ts';
import { StoreUnavailableError } from './store.ts';

/** Takes encrypted connections only, with a certificate that is signed by itself, for `localhost`. */
let server: PostgresServer;
let folder: string;
const certificate = () => join(folder, 'certificate.pem');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-tls-'));
  const key = join(folder, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, '-keyout', key];
  execFileSync('openssl', ['req', ...made, '-out', certificate()], { stdio: 'ignore' });
  await writeFile(join(folder, 'hba.conf'), 'hostssl all all 127.0.0.1/32 trust\n');
  const user = await servingUser();
  if (user) for (const file of [folder, key]) await chown(file, user.uid, user.gid);
  const files = `-c ssl_cert_file=${certificate()} -c ssl_key_file=${key} -c hba_file=${join(folder, 'hba.conf')}`;
  server = await startPostgres(undefined, `-c ssl=on ${files}`);
  const admin = `${server.url}/postgres?sslmode=no-verify`;
  await administer('create database own', admin);
  await administer('create role guest login', admin);
  await administer('create database others', admin);
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});

const address = (query: string, name = 'own') => `${server.url.replace('127.0.0.1', 'localhost')}/${name}${query}`;

async function open(databaseUrl: string) {
  const store = await openStore({ databaseUrl, dataDir: await testFolder() });
  await store.close();
}

/** What an operator reads who starts Foyer with this address; a start that waits for the database fails the test. */
async function said(databaseUrl: string): Promise<string> {
  const waits = (line: string): never => {
    throw new Error(`It waits: ${line}`);
  };
  const started = awaitDatabase(async () => open(databaseUrl), { isRemote: true, say: waits });
  return started.then(() => 'it starts', explainTrouble);
}

test('a certificate of an authority that DATABASE_URL names is taken, and one that is not to be checked', async () => {
  expect(await said(address(`?sslmode=verify-full&sslrootcert=${certificate()}`))).toBe('it starts');
  expect(await said(address('?sslmode=no-verify'))).toBe('it starts');
});

test.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
  'with sslmode=%s a certificate that nobody is known to have signed is refused, with what to do',
  async (mode) => {
    const words = await said(address(`?sslmode=${mode}`));
    expect(words).toMatch(/^The database cannot be reached: self-signed certificate\. Its certificate is signed by/);
    expect(words).toContain('?sslmode=verify-full&sslrootcert=/path/to/it.pem');
  },
);

test('without TLS, where the server wants it, the start says how to ask for it', async () => {
  expect(await said(address(''))).toMatch(/no encryption\. It takes encrypted connections only: end DATABASE_URL with/);
});

test('a certificate for another name and an authority that is not there are told', async () => {
  const byNumber = address(`?sslmode=verify-full&sslrootcert=${certificate()}`).replace('localhost', '127.0.0.1');
  expect(await said(byNumber)).toContain('Write the host in DATABASE_URL as its certificate names it');
  expect(await said(address('?sslmode=verify-full&sslrootcert=/nowhere/authority.pem'))).toMatch(
    /'\/nowhere\/authority\.pem'\. This file is named in DATABASE_URL/,
  );
});

test('a file that is missing elsewhere is not said to be in DATABASE_URL', () => {
  const missing = Object.assign(new Error('ENOENT: /var/lib/foyer/x'), { code: 'ENOENT', syscall: 'open' });
  expect(explainTrouble(new Error('The database could not be opened', { cause: missing }))).toBe(
    'The database could not be opened: ENOENT: /var/lib/foyer/x',
  );
});

test('a user who may not make tables is told, not that a transaction was aborted', async () => {
  const guest = address('?sslmode=no-verify', 'others').replace('foyer@', 'guest@');
  expect(await said(guest)).toMatch(
    /^The database could not be migrated: permission denied for schema public\. The user of DATABASE_URL may not make tables\./,
  );
});

test('a database that is away is waited for, and told once', async () => {
  const lines: string[] = [];
  let tries = 0;
  const away = new StoreUnavailableError('The database cannot be reached', { cause: new Error('connect refused') });
  const work = async () => {
    tries += 1;
    if (tries < 3) throw new Error('around it', { cause: away });
    return 'open';
  };
  expect(await awaitDatabase(work, { isRemote: true, say: (line) => lines.push(line) })).toBe('open');
  expect(lines).toEqual(['Foyer waits for its database: The database cannot be reached: connect refused\n']);
});

test('a backup is made with PostgreSQL’s own programs, which know no sslmode=no-verify', async () => {
  const file = join(await testFolder(), 'backup.dump');
  expect(await backUpPostgres(address('?sslmode=no-verify'), file, [])).toContain('0 leads');
});
