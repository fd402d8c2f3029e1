import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { build } from '../scripts/installed.mjs';
import { report, type Figure } from './report.ts';
import { atMost } from './support/at-most.ts';
import { pageHeaders } from './support/browser-headers.ts';
import { median } from './support/median.ts';
import { startNginx } from './support/nginx.ts';
import { startServer } from './support/server.ts';
import { sendWithWrk, type WrkResult } from './support/wrk.ts';

/**
 * The home page and the largest script that every page asks for, from Foyer's memory and from nginx with one worker, the same bytes, asked for
 * by the same sender in turn. Needs nginx and wrk from the system's packages (nginx-light, wrk).
 */
const CONNECTIONS = 64;
const SECONDS = 2;
const ROUNDS = 5;
const RATE_TARGET = 0.5;
const P99_TARGET = 2;

const missing = ['nginx', 'wrk'].filter((name) => spawnSync(name, ['-v']).error !== undefined);
if (missing.length > 0)
  throw new Error(`Please install ${missing.join(' and ')} first: apt-get install nginx-light wrk`);

async function fetchCopy(url: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ type: string; coding: string; bytes: Buffer }>();
  request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    const { headers } = answer;
    const copy = async () => ({
      type: headers['content-type'] ?? '',
      coding: headers['content-encoding'] ?? 'identity',
      bytes: await buffer(answer),
    });
    copy().then(resolve, reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

async function largestShared(): Promise<string> {
  const names = (await readdir('build/client/assets')).filter((name) => /^react-.*\.js\.br$/.test(name));
  const sized = await Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(`build/client/assets/${name}`)).size })),
  );
  const [largest] = sized.toSorted((a, b) => b.bytes - a.bytes);
  if (largest === undefined) throw new Error('The build has no script of that name');
  return `/assets/${largest.name.replace(/\.br$/, '')}`;
}

function figuresOf(label: string, foyer: readonly WrkResult[], nginx: readonly WrkResult[]): Figure[] {
  const rates = (of: readonly WrkResult[]) => median(of.map(({ perSecond }) => perSecond));
  const p99s = (of: readonly WrkResult[]) => median(of.map(({ p99Ms }) => p99Ms));
  const told = (name: string, value: number, unit: string) => ({
    label: `${label}: ${name}`,
    value,
    unit,
    target: 'told',
    met: true,
  });
  const rate = rates(foyer) / rates(nginx);
  const failed = [...foyer, ...nginx].reduce((sum, result) => sum + result.failed, 0);
  return [
    told('Foyer', rates(foyer), '/s'),
    told('nginx', rates(nginx), '/s'),
    {
      label: `${label}: rate, of nginx's`,
      value: rate,
      unit: '',
      target: `>= ${RATE_TARGET}`,
      met: rate >= RATE_TARGET,
    },
    told('p99, Foyer', p99s(foyer), 'ms'),
    told('p99, nginx', p99s(nginx), 'ms'),
    atMost(`${label}: p99, times nginx's`, p99s(foyer) / p99s(nginx), '', P99_TARGET),
    atMost(`${label}: failed`, failed, '', 0),
  ];
}

build();
const dataDir = await mkdtemp(join(tmpdir(), 'foyer-pages-served-'));
const foyer = await startServer({ DATA_DIR: dataDir, NODE_ENV: 'production', PAYMENTS: 'test' });
const paths = { 'home page': '/', script: await largestShared() };
const task = { connections: CONNECTIONS, seconds: SECONDS, headers: pageHeaders };
// The first visitors get a copy made in a hurry, those after them the smallest.
for (const path of Object.values(paths)) await sendWithWrk(foyer.url + path, task);
const copies = await Promise.all(
  Object.values(paths).map(async (path) => ({ path, ...(await fetchCopy(foyer.url + path)) })),
);
const nginx = await startNginx(copies);
const figures: Figure[] = [];
for (const [label, path] of Object.entries(paths)) {
  const results = { foyer: [] as WrkResult[], nginx: [] as WrkResult[] };
  // In turn, so that a machine that slows down slows both.
  for (let round = 0; round < ROUNDS; round += 1) {
    results.nginx.push(await sendWithWrk(nginx.url + path, task));
    results.foyer.push(await sendWithWrk(foyer.url + path, task));
  }
  figures.push(...figuresOf(label, results.foyer, results.nginx));
}
const memoryMb = await foyer.residentMb();
await Promise.all([foyer.stop(), nginx.stop()]);
await rm(dataDir, { recursive: true, force: true });
report('pages served', [...figures, atMost('memory under load', memoryMb, 'MB', 170)]);
