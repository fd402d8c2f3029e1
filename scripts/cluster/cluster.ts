import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { openTcpProxy, type TcpProxy } from '../../stand-ins/tcp-proxy.ts';
import { serverPrograms, servingUser } from '../../test-support/databases/postgres-server.ts';
import { freePort } from '../../test-support/server/free-port.ts';
import { killPostgres, startCaretaker, startProgram, type Account, type Running } from './processes.ts';
import {
  clusterSettings,
  databaseUrlOf,
  helpersOf,
  nodeNames,
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
  /** One line. */
  describe(): Promise<string>;
  /** The primary by Patroni's own word; null while there is none. */
  primary(): Promise<NodeName | null>;
  /** Whether there is a primary, and a standby that every commit waits for. */
  isWhole(): Promise<boolean>;
  /** PostgreSQL of this node crashes (kill -9); its Patroni lives. */
  crash(name: NodeName): Promise<void>;
  /** The node goes: Patroni and PostgreSQL (kill -9), until it is mended. */
  lose(name: NodeName): Promise<void>;
  /** Nothing reaches the node, and it reaches nobody, until it is mended. */
  cut(name: NodeName): void;
  /** Starts what was lost and joins what was cut. */
  mend(): Promise<void>;
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

/** Makes Foyer's user and database, at the node that is the primary; a standby must be there, for which every commit waits. */
async function makeDatabase(settings: ClusterSettings, primary: NodeName | null): Promise<void> {
  const { nodes, password } = settings;
  if (primary === null) throw new Error('There is no primary');
  const { postgres } = nodes[primary];
  const admin = new Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${postgres}/postgres` });
  await admin.connect();
  try {
    await admin.query(`create role foyer login password '${password}'`);
    await admin.query('create database foyer owner foyer');
  } finally {
    await admin.end();
  }
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
  async function isWhole() {
    const all = (await members()).filter(({ state }) => state === 'running' || state === 'streaming');
    const has = (role: string) => all.some((member) => member.role === role);
    return all.length === nodeNames.length && has('leader') && has('sync_standby');
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
    async lose(name) {
      running.get(name)?.child.kill('SIGKILL');
      await killPostgres(join(folder, name, 'data'));
      await running.get(name)?.ended;
    },
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
    async stop() {
      for (const { child } of running.values()) child.kill('SIGTERM');
      const nodes = Promise.all(nodeNames.map(async (name) => running.get(name)?.ended));
      await Promise.race([nodes, delay(STOP_MS, null, { ref: false })]);
      await end();
    },
    end,
  };
}
