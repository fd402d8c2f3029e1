import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { openTcpProxy, type TcpProxy } from '../../stand-ins/tcp-proxy.ts';
import { serverPrograms, servingUser } from '../../test-support/databases/postgres-server.ts';
import { freePort } from '../../test-support/server/free-port.ts';
import { killAllIn, killPostgres, startCaretaker, startProgram, type Account, type Running } from './processes.ts';
import {
  clusterSettings,
  databaseUrlOf,
  helpersOf,
  nodeNames,
  readUrlOf,
  writeSettings,
  type ClusterSettings,
  type NodeName,
  type NodePorts,
} from './settings.ts';

const POLL_MS = 200;
const UP_MS = 180_000;
const STOP_MS = 30_000;
const ASK_MS = 1500;

const clusterAnswer = z.object({
  members: z.array(
    z.object({ name: z.string(), role: z.string(), state: z.string(), timeline: z.number().optional() }),
  ),
});

/** Three PostgreSQLs under Patroni on this machine, and the ways to hurt them. */
export interface Cluster {
  readonly databaseUrl: string;
  /** At the standbys. */
  readonly readUrl: string;
  /** One line. */
  describe(): Promise<string>;
  /** The primary by Patroni's own word; null while there is none. */
  primary(): Promise<NodeName | null>;
  /** Whether there is a primary that both others follow, and one of them is who every commit waits for. */
  isWhole(): Promise<boolean>;
  /** PostgreSQL of this node crashes (kill -9); its Patroni lives. */
  crash(name: NodeName): Promise<void>;
  /** The node goes: Patroni and PostgreSQL (kill -9), until it is mended. */
  lose(name: NodeName): Promise<void>;
  /** Nothing reaches the node, and it reaches nobody, until it is mended. */
  cut(name: NodeName): void;
  /** Starts what was lost and joins what was cut. */
  mend(): Promise<void>;
  /** Copies the nodes that do not follow anew, as `patronictl reinit` does; gives their names. */
  renew(): Promise<NodeName[]>;
  /** Stops every program; the data stays. */
  stop(): Promise<void>;
  /** Ends every program at once, as a power cut does. */
  end(): Promise<void>;
}

/** The cluster's user cannot use the folder; the message says what to do. */
export class UnreachableFolder extends Error {
  override readonly name = 'UnreachableFolder';
}

async function readOrMake(folder: string): Promise<{ settings: ClusterSettings; isNew: boolean }> {
  const file = join(folder, 'cluster.json');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return { settings: clusterSettings.parse(JSON.parse(kept)), isNew: false };
  const drawn = new Set<number>();
  /** None that is drawn here twice: nobody listens on the first yet. */
  const ownPort = async (): Promise<number> => {
    const port = await freePort();
    if (drawn.has(port)) return ownPort();
    drawn.add(port);
    return port;
  };
  const ports = async (): Promise<NodePorts> => ({
    postgres: await ownPort(),
    api: await ownPort(),
    etcd: await ownPort(),
    publicPostgres: await ownPort(),
    publicApi: await ownPort(),
  });
  const settings = {
    etcd: await ownPort(),
    etcdPeers: await ownPort(),
    haproxy: await ownPort(),
    replicas: await ownPort(),
    pgbouncer: await ownPort(),
    password: randomBytes(18).toString('base64url'),
    nodes: { one: await ports(), two: await ports(), three: await ports() },
  };
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  return { settings, isNew: true };
}

async function until(what: string, isSo: () => Promise<boolean>, patienceMs = UP_MS): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} took longer than ${patienceMs / 1000} s`);
    await delay(POLL_MS);
  }
}

async function asAdmin<Row extends object>(
  settings: ClusterSettings,
  name: NodeName,
  ...statements: string[]
): Promise<Row[]> {
  const { nodes, password } = settings;
  const admin = new Client({
    connectionString: `postgres://postgres:${password}@127.0.0.1:${nodes[name].postgres}/postgres`,
    connectionTimeoutMillis: ASK_MS,
  });
  await admin.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await admin.query<Row>(statement));
    return rows;
  } finally {
    await admin.end();
  }
}

/** Makes Foyer's user and database, at the node that is the primary; a standby must be there, for which every commit waits. */
async function makeDatabase(settings: ClusterSettings, primary: NodeName | null): Promise<void> {
  if (primary === null) throw new Error('There is no primary');
  const make = [`create role foyer login password '${settings.password}'`, 'create database foyer owner foyer'];
  await asAdmin(settings, primary, ...make);
}

/** Who follows the primary, by its own word: Patroni calls a node running that started and gets nothing. */
async function followersOf(settings: ClusterSettings, primary: NodeName): Promise<Map<string, string>> {
  const followers = `select application_name as name, sync_state as state from pg_stat_replication where state = 'streaming'`;
  const rows = await asAdmin<{ name: string; state: string }>(settings, primary, followers);
  return new Map(rows.map(({ name, state }) => [name, state]));
}

const canBeAsked = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(ASK_MS) })).ok;

async function canBeWritten(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: ASK_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
    return rows[0]?.replica === false;
  } finally {
    await client.end();
  }
}

/** The network around each node: what leads into it, and its way to etcd. */
async function layNetwork({ nodes, etcd }: ClusterSettings): Promise<Record<NodeName, TcpProxy[]>> {
  const around = async (ports: NodePorts) => [
    await openTcpProxy(ports.postgres, ports.publicPostgres),
    await openTcpProxy(ports.api, ports.publicApi),
    await openTcpProxy(etcd, ports.etcd),
  ];
  return { one: await around(nodes.one), two: await around(nodes.two), three: await around(nodes.three) };
}

/**
 * Starts a cluster in this folder, or starts the one there again; resolves when Foyer can use it. It ends with this process, however that ends.
 * @param say hears what is under way
 */
export async function startCluster(folder: string, say: (line: string) => void = () => undefined): Promise<Cluster> {
  const account: Account | null = await servingUser();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  if (spawnSync('test', ['-w', folder], { ...account }).status !== 0)
    throw new UnreachableFolder(
      `PostgreSQL does not run as root, and its user cannot get to ${folder}; name another with --folder`,
    );
  const { settings, isNew } = await readOrMake(folder);
  await writeSettings(folder, await serverPrograms(), settings);
  if (account)
    for (const file of ['one.yml', 'two.yml', 'three.yml', 'pgbouncer.ini', 'users.txt'])
      await chown(join(folder, file), account.uid, account.gid);
  const endAll = startCaretaker(folder, account);
  const network = await layNetwork(settings);
  const running = new Map<string, Running>();
  const helpers = helpersOf(folder, settings);
  const databaseUrl = databaseUrlOf(settings);

  async function startHelper(name: keyof typeof helpers): Promise<void> {
    running.set(name, await startProgram(name, helpers[name], folder, account));
  }
  async function startNode(name: NodeName): Promise<void> {
    await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
    if (account) await chown(join(folder, name), account.uid, account.gid);
    const patroni = { program: 'patroni', args: [join(folder, `${name}.yml`)] };
    running.set(name, await startProgram(name, patroni, folder, account));
  }

  async function members() {
    for (const name of nodeNames)
      try {
        const url = `http://127.0.0.1:${settings.nodes[name].publicApi}/cluster`;
        const answer = await fetch(url, { signal: AbortSignal.timeout(ASK_MS) });
        return clusterAnswer.parse(await answer.json()).members;
      } catch {
        // This node is gone or cut off; another one knows.
      }
    return [];
  }
  const primary = async () => {
    const leader = (await members()).find(({ role, state }) => role === 'leader' && state === 'running');
    return nodeNames.find((name) => name === leader?.name) ?? null;
  };
  /** The nodes that neither lead nor follow; null where there is no primary to ask. */
  async function strays(): Promise<{ names: NodeName[]; hasSync: boolean } | null> {
    const leader = await primary();
    if (leader === null) return null;
    const followers = await followersOf(settings, leader);
    const names = nodeNames.filter((name) => name !== leader && !followers.has(name));
    return { names, hasSync: nodeNames.some((name) => followers.get(name) === 'sync') };
  }
  async function isWhole() {
    const isKnown = (await members()).some(({ role }) => role === 'sync_standby');
    const found = await strays();
    return isKnown && found !== null && found.hasSync && found.names.length === 0;
  }
  async function lose(name: NodeName): Promise<void> {
    running.get(name)?.child.kill('SIGKILL');
    await killAllIn(join(folder, name));
    await running.get(name)?.ended;
  }
  async function end(): Promise<void> {
    await endAll();
    await Promise.all([...running.values()].map(({ ended }) => ended));
    for (const proxy of Object.values(network).flat()) proxy.close();
  }

  try {
    await startHelper('etcd');
    await until('etcd', () => canBeAsked(`http://127.0.0.1:${settings.etcd}/health`));
    for (const name of nodeNames) await startNode(name);
    await startHelper('haproxy');
    await startHelper('pgbouncer');
    await until('The first node', async () => (await primary()) !== null);
    say(`${await primary()} is the primary; the others copy it`);
    await until('The standbys', isWhole);
    if (isNew) await makeDatabase(settings, await primary());
    await until('The way to the primary', () => canBeWritten(databaseUrl));
  } catch (error) {
    await end();
    throw error;
  }

  return {
    databaseUrl,
    readUrl: readUrlOf(settings),
    primary,
    isWhole,
    async describe() {
      const all = await members();
      if (all.length === 0) return 'no node answers';
      return all
        .toSorted(
          (a, b) => nodeNames.findIndex((name) => name === a.name) - nodeNames.findIndex((name) => name === b.name),
        )
        .map(({ name, role, state }) => `${name}: ${role.replace('leader', 'primary').replace('_', ' ')}, ${state}`)
        .join(' · ');
    },
    crash: (name) => killPostgres(join(folder, name, 'data')),
    lose,
    cut(name) {
      for (const proxy of network[name]) proxy.hold();
    },
    async mend() {
      for (const name of nodeNames) {
        for (const proxy of network[name]) proxy.flow();
        if (running.get(name)?.child.exitCode === null && running.get(name)?.child.signalCode === null) continue;
        await startNode(name);
      }
    },
    async renew() {
      const names = (await strays())?.names ?? [];
      for (const name of names) {
        await lose(name);
        await rm(join(folder, name, 'data'), { recursive: true, force: true });
        await startNode(name);
      }
      return names;
    },
    async stop() {
      for (const { child } of running.values()) child.kill('SIGTERM');
      const nodes = Promise.all(nodeNames.map(async (name) => running.get(name)?.ended));
      await Promise.race([nodes, delay(STOP_MS, null, { ref: false })]);
      await end();
    },
    end,
  };
}
