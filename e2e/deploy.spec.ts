import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as plain } from 'node:http';
import { request as overTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../test-support/server/free-port.ts';
import { expect, test } from './support/test.ts';

/** The recipes of deploy/ as they stand, with only their ports, names and certificates changed to this machine's. */

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-deploy-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** What a proxy answers, over TLS or without; its certificate is signed by nobody. */
function answerOver(
  over: typeof overTls,
  port: number,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = { port, path, method: body === undefined ? 'GET' : 'POST', rejectUnauthorized: false };
    const sent = over({ host: '127.0.0.1', ...options, headers: { ...type, ...headers } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const statusOverTls = async (port: number, path: string, body?: string, headers?: Record<string, string>) =>
  (await answerOver(overTls, port, path, body, headers)).status;

/** What other programs on a domain leave a visitor, as one header. */
const manyCookies = Array.from({ length: 8 }, (_, at) => `tool_${at}=${'x'.repeat(3000)}`).join('; ');

/** nginx lets six megabytes through. Foyer answers before it has read them, while nginx still sends. */
const largeBody = 'x'.repeat(5_500_000);

const lead = (name: string) => JSON.stringify({ firstName: name, email: `${name.toLowerCase()}@example.com` });

test('nginx with TLS serves Foyer, and no visitor chooses the address that limits them', async ({ openFoyer }) => {
  const foyer = await openFoyer({ TRUST_PROXY: 'loopback', RATE_LIMIT: '2' });
  const [port, plainPort] = [await freePort(), await freePort()];
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=example.com'];
  const [key, chain] = [join(folder, 'key.pem'), join(folder, 'chain.pem')];
  expect(spawnSync('openssl', ['req', ...certificate, '-keyout', key, '-out', chain]).status).toBe(0);
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('127.0.0.1:3000', new URL(foyer.url).host)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('/etc/letsencrypt/live/example.com/fullchain.pem', chain)
    .replaceAll('/etc/letsencrypt/live/example.com/privkey.pem', key);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const conf = `daemon off; pid ${folder}/pid; events {} http { access_log off; ${paths.join(' ')} ${site} }`;
  await writeFile(join(folder, 'nginx.conf'), conf);
  // Its workers run as another user, and keep large bodies in a folder below.
  await chmod(folder, 0o711);
  const nginx = spawn('/usr/sbin/nginx', ['-e', join(folder, 'log'), '-c', join(folder, 'nginx.conf')]);
  try {
    await expect.poll(() => statusOverTls(port, '/').catch(() => 0)).toBe(200);
    const moved = await fetch(`http://127.0.0.1:${plainPort}/book`, { redirect: 'manual' });
    const leadsToBook = { status: 301, location: 'https://example.com/book' };
    expect({ status: moved.status, location: moved.headers.get('location') }).toEqual(leadsToBook);
    expect(await answerOver(overTls, port, '/book', undefined, { host: 'www.example.com' })).toEqual(leadsToBook);
    expect(await statusOverTls(port, '/book', undefined, { cookie: manyCookies })).toBe(200);
    for (let at = 0; at < 5; at += 1) expect(await statusOverTls(port, '/api/unknown', largeBody)).toBe(404);
    const answers: number[] = [];
    for (const [at, name] of ['Dana', 'Robin', 'Sam'].entries())
      answers.push(await statusOverTls(port, '/api/quiz-leads', lead(name), { 'x-forwarded-for': `203.0.113.${at}` }));
    expect(answers).toEqual([201, 201, 429]);
  } finally {
    await stop(nginx);
  }
});

test('HAProxy shares visitors between two processes, and none notices that one of them ends', async ({ openFoyer }) => {
  const [one, two] = await Promise.all([
    openFoyer({ TRUST_PROXY: 'loopback' }),
    openFoyer({ TRUST_PROXY: 'loopback' }),
  ]);
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    LISTEN: `127.0.0.1:${port}`,
    FOYER_1: new URL(one.url).host,
    FOYER_2: new URL(two.url).host,
  };
  const haproxy = spawn('/usr/sbin/haproxy', ['-db', '-f', 'deploy/haproxy.cfg'], { env });
  const status = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.status,
      () => 0,
    );
  try {
    await expect.poll(status).toBe(200);
    const other = await answerOver(plain, port, '/book?a=b', undefined, { host: 'www.example.com' });
    expect(other).toEqual({ status: 301, location: 'https://example.com/book?a=b' });
    expect((await answerOver(plain, port, '/book', undefined, { cookie: manyCookies })).status).toBe(200);
    const answers = Array.from({ length: 40 }, () => status());
    const leaving = one.stop();
    for (let at = 0; at < 40; at++) answers.push(Promise.resolve(await status()));
    await leaving;
    for (let at = 0; at < 10; at++) answers.push(Promise.resolve(await status()));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  } finally {
    await stop(haproxy);
  }
});

test('systemd takes the unit, and finds it closed off', async () => {
  const unit = join(folder, 'foyer.service');
  await writeFile(unit, (await readFile('deploy/foyer.service', 'utf8')).replace('/opt/foyer/foyer', '/bin/true'));
  const analyse = (...args: string[]) => spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
  const { status, stderr } = analyse('verify', '--man=no');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  // Of ten: 9.6 is a service that may do everything; under 2 systemd calls it OK.
  expect(analyse('security', '--offline=true', '--threshold=20').status).toBe(0);
});
