import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

export const nodeNames = ['one', 'two', 'three'] as const;
export type NodeName = (typeof nodeNames)[number];

/** A node's own ports, and those under which the others find it: between them lies the network that can be cut. */
const nodePorts = z.object({
  postgres: z.number(),
  api: z.number(),
  etcd: z.number(),
  publicPostgres: z.number(),
  publicApi: z.number(),
});
export type NodePorts = z.infer<typeof nodePorts>;

/** What a cluster keeps for its next start. */
export const clusterSettings = z.object({
  etcd: z.number(),
  etcdPeers: z.number(),
  haproxy: z.number(),
  replicas: z.number(),
  pgbouncer: z.number(),
  password: z.string(),
  nodes: z.object({ one: nodePorts, two: nodePorts, three: nodePorts }),
});
export type ClusterSettings = z.infer<typeof clusterSettings>;

const recipes = join(import.meta.dirname, '../../deploy/cluster');
const localhost = (port: number) => `127.0.0.1:${port}`;

/** Small, so that three PostgreSQLs fit beside each other. */
const SMALL = {
  shared_buffers: '32MB',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_keep_size: '64MB',
  max_worker_processes: 4,
  unix_socket_directories: '',
};

const patroniRecipe = z.looseObject({
  bootstrap: z.looseObject({ initdb: z.array(z.unknown()) }),
  postgresql: z.looseObject({ authentication: z.record(z.string(), z.looseObject({ username: z.string() })) }),
});

/** The recipe of deploy/ for this node, with this machine's ports, folders and password. */
async function patroniOf(name: NodeName, folder: string, programs: string, all: ClusterSettings): Promise<string> {
  const ports = all.nodes[name];
  const recipe = patroniRecipe.parse(parse(await readFile(join(recipes, 'patroni.yml'), 'utf8')));
  const accounts = Object.entries(recipe.postgresql.authentication);
  const settings = {
    ...recipe,
    name,
    restapi: { listen: localhost(ports.api), connect_address: localhost(ports.publicApi) },
    // A node asks etcd through its own network, and nobody else.
    etcd3: { hosts: [localhost(ports.etcd)], use_proxies: true },
    bootstrap: { ...recipe.bootstrap, initdb: [...recipe.bootstrap.initdb, { 'wal-segsize': '4' }] },
    postgresql: {
      ...recipe.postgresql,
      listen: localhost(ports.postgres),
      connect_address: localhost(ports.publicPostgres),
      data_dir: join(folder, name, 'data'),
      bin_dir: programs,
      pgpass: join(folder, name, 'pgpass'),
      authentication: Object.fromEntries(
        accounts.map(([role, account]) => [role, { ...account, password: all.password }]),
      ),
      pg_hba: ['host replication replicator 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
      parameters: SMALL,
    },
  };
  // Patroni reads YAML 1.1, in which `on` is no text.
  return stringify(settings, { version: '1.1' });
}

/** The lines of pgbouncer's recipe with these values in the place of its own. */
async function pgbouncerOf(folder: string, all: ClusterSettings): Promise<string> {
  const values: Record<string, string> = {
    foyer: `host=127.0.0.1 port=${all.haproxy}`,
    listen_port: String(all.pgbouncer),
    auth_file: join(folder, 'users.txt'),
  };
  const recipe = await readFile(join(recipes, 'pgbouncer.ini'), 'utf8');
  return recipe.replaceAll(/^(\w+) = .*$/gm, (line, name: string) => {
    const value = values[name];
    return value === undefined ? line : `${name} = ${value}`;
  });
}

/** Writes every program's settings into the cluster's folder, for nobody else to read. */
export async function writeSettings(folder: string, programs: string, all: ClusterSettings): Promise<void> {
  const write = (file: string, text: string) => writeFile(join(folder, file), text, { mode: 0o600 });
  for (const name of nodeNames) await write(`${name}.yml`, await patroniOf(name, folder, programs, all));
  await write('pgbouncer.ini', await pgbouncerOf(folder, all));
  await write('users.txt', `"foyer" "${all.password}"\n`);
}

/** What runs besides the nodes: program, arguments, and more of its environment. */
export function helpersOf(folder: string, all: ClusterSettings) {
  const api = (name: NodeName) => String(all.nodes[name].publicApi);
  const database = (name: NodeName) => localhost(all.nodes[name].publicPostgres);
  return {
    etcd: {
      program: 'etcd',
      args: [
        `--data-dir=${join(folder, 'etcd')}`,
        `--listen-client-urls=http://${localhost(all.etcd)}`,
        `--advertise-client-urls=http://${localhost(all.etcd)}`,
        `--listen-peer-urls=http://${localhost(all.etcdPeers)}`,
        `--initial-advertise-peer-urls=http://${localhost(all.etcdPeers)}`,
        `--initial-cluster=default=http://${localhost(all.etcdPeers)}`,
        '--auto-compaction-retention=1',
      ],
      env: {},
    },
    haproxy: {
      program: '/usr/sbin/haproxy',
      args: ['-db', '-f', join(recipes, 'haproxy.cfg')],
      env: {
        LISTEN: localhost(all.haproxy),
        LISTEN_REPLICAS: localhost(all.replicas),
        DB_1: database('one'),
        DB_2: database('two'),
        DB_3: database('three'),
        API_1: api('one'),
        API_2: api('two'),
        API_3: api('three'),
      },
    },
    pgbouncer: { program: '/usr/sbin/pgbouncer', args: ['-q', join(folder, 'pgbouncer.ini')], env: {} },
  };
}

/** Where Foyer finds the cluster. */
export const databaseUrlOf = ({ pgbouncer, password }: ClusterSettings): string =>
  `postgres://foyer:${password}@${localhost(pgbouncer)}/foyer`;

/** Where it reads figures and files: at the standbys. */
export const readUrlOf = ({ replicas, password }: ClusterSettings): string =>
  `postgres://foyer:${password}@${localhost(replicas)}/foyer`;
