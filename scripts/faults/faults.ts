import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Random } from '../../src/server/demo/random.ts';
import type { Database, EngineName, Ground, World } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DRAINED_MS = 10_000;
const BACK_MS = 60_000;

/** What a fault is told besides its world. */
export interface Blow {
  readonly chance: Random;
  /** How long a fault that lasts does. */
  readonly lengthMs: number;
  /** Notes what should not have happened. */
  wrong(what: string): void;
}

export interface Fault {
  readonly name: string;
  /** As it stands in the report. */
  readonly what: string;
  readonly engines: readonly EngineName[];
  /** It is tried as often as the soak is long; all others a tenth as often. */
  readonly isOften?: boolean;
  readonly ground?: Ground;
  /** Why it cannot be tried here; null where it can. */
  readonly cannot?: () => string | null;
  /** Strikes once, and puts right again what nobody else would. */
  strike(world: World, blow: Blow): Promise<void>;
}

const both: readonly EngineName[] = ['sqlite', 'postgres'];

function databaseOf({ database }: World): Database {
  if (database === null) throw new Error('This fault is for PostgreSQL');
  return database;
}

/** As whatever watches over PostgreSQL does: starts it when it has ended. */
async function untilUp({ server, ask }: Database): Promise<void> {
  const end = Date.now() + BACK_MS;
  while (
    !(await ask('select 1').then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error('PostgreSQL is not up again');
    await server.start().catch(() => undefined);
    await delay(300);
  }
}

async function fillDisk(world: World, { lengthMs }: Blow): Promise<void> {
  const ballast = join(world.disk, 'ballast');
  // Until nothing fits any more.
  await once(spawn('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'], { stdio: 'ignore' }), 'close');
  await delay(lengthMs);
  await rm(ballast);
  if (world.database !== null) await untilUp(world.database);
}

async function lockAll({ engine, stored, database }: World, { lengthMs }: Blow): Promise<void> {
  if (engine === 'sqlite') {
    const other = new DatabaseSync(join(stored.dataDir, 'foyer.db'), { timeout: 5000 });
    other.exec('begin immediate');
    await delay(lengthMs);
    other.exec('rollback');
    other.close();
    return;
  }
  const other = new Client({ connectionString: `${database?.server.url}/foyer` });
  // Whoever ends its connection ends the lock as well.
  other.on('error', () => undefined);
  await other.connect();
  const lock = 'lock table leads, page_views, bookings, orders, idempotency_keys in access exclusive mode';
  // PostgreSQL takes them one after the other, and refuses whoever waits crosswise with a write.
  while (
    !(await other.query(`begin; ${lock}`).then(
      () => true,
      () => false,
    ))
  )
    await other.query('rollback');
  await delay(lengthMs);
  await other.query('rollback').catch(() => undefined);
  await other.end();
}

export const faults: readonly Fault[] = [
  {
    name: 'kill',
    what: 'the process killed (-9)',
    engines: both,
    isOften: true,
    async strike(world) {
      await world.kill(0);
      await world.start(0);
    },
  },
  {
    name: 'stop',
    what: 'SIGTERM; drained within 10 s',
    engines: both,
    async strike(world, { wrong }) {
      const began = performance.now();
      await world.stop(0);
      const took = performance.now() - began;
      if (took > DRAINED_MS) wrong(`it took ${Math.round(took)} ms to stop`);
      await world.start(0);
    },
  },
  {
    name: 'second',
    what: 'two processes on one database, one of them killed (-9)',
    engines: both,
    ground: { foyers: 2 },
    async strike(world) {
      await world.kill(1);
      await world.start(1);
    },
  },
  {
    name: 'full-disk',
    what: 'the disk full, and emptied again',
    engines: both,
    ground: { hasOwnDisk: true },
    cannot: () =>
      process.getuid?.() === 0 ? null : 'only root can mount a disk to fill; disk-errors has full disks as well',
    strike: fillDisk,
  },
  {
    name: 'disk-errors',
    what: 'system calls fail: writes, syncs, half a write, no space',
    engines: both,
    ground: { hasDiskErrors: true },
    async strike(world, { chance }) {
      await world.failCalls(chance.pick(['e', 's', 't', 'n']));
      await delay(chance.between(300, 2500));
      await world.failCalls(null);
      if (world.database !== null) await untilUp(world.database);
    },
  },
  { name: 'lock', what: 'the database locked by another program', engines: both, strike: lockAll },
  {
    name: 'clock',
    what: 'the clock a day forward, then a day back',
    engines: both,
    async strike(world, { chance }) {
      for (const days of [1, -1, 0]) {
        await world.shiftClock(days * DAY_MS);
        await delay(chance.between(800, 2000));
      }
    },
  },
  {
    name: 'restart',
    what: 'PostgreSQL crashes and starts again',
    engines: ['postgres'],
    async strike(world) {
      const { server } = databaseOf(world);
      await server.stop();
      await server.start();
    },
  },
  {
    name: 'freeze',
    what: 'PostgreSQL stands still (SIGSTOP), and goes on',
    engines: ['postgres'],
    async strike(world, { lengthMs }) {
      const pids = await databaseOf(world).pids();
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      await delay(lengthMs);
      for (const pid of pids.toReversed()) process.kill(pid, 'SIGCONT');
    },
  },
  {
    name: 'gone',
    what: 'PostgreSQL gone, and back',
    engines: ['postgres'],
    async strike(world, { lengthMs }) {
      const { server } = databaseOf(world);
      await server.stop();
      await delay(lengthMs);
      await server.start();
    },
  },
  {
    name: 'cut-commit',
    what: 'the connection cut between a commit and its answer',
    engines: ['postgres'],
    async strike(world, { chance }) {
      const { network } = databaseOf(world);
      network.swallowAnswerTo('commit');
      while (!network.isSwallowing()) await delay(5);
      await delay(chance.between(50, 2000));
      network.flow();
    },
  },
];
