// `npm run cluster`: three PostgreSQLs under Patroni on this machine, to try Foyer with and to hurt. It runs until Ctrl-C or
// `npm run cluster -- stop`; from another terminal: `status`, `kill`, `lose`, `cut` (each `primary` or a node's name), `mend`.
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { install } from '../installed.mjs';
import { installSystemPackages } from '../system-packages.mjs';

const POLL_MS = 200;

const USAGE = `npm run cluster                     starts it; Ctrl-C stops it
npm run cluster -- status           who is the primary
npm run cluster -- kill primary     PostgreSQL crashes (kill -9), its Patroni starts it again
npm run cluster -- lose primary     the node goes, Patroni and all, until it is mended
npm run cluster -- cut primary      the node is cut off from the network, until it is mended
npm run cluster -- mend             starts what was lost, joins what was cut
npm run cluster -- stop             stops it; its data stays in the folder
Instead of primary: one, two or three. --folder FOLDER keeps it there; else it is in data/cluster,
or for root in /var/tmp/foyer-cluster.
`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' }, help: { type: 'boolean' } },
});
/** PostgreSQL does not run as root, and Foyer's data is for its own user only. */
const usual =
  process.getuid?.() === 0 ? '/var/tmp/foyer-cluster' : join(resolve(process.env['DATA_DIR'] ?? 'data'), 'cluster');
const named = values.folder ?? usual;
const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), named);

async function start(): Promise<void> {
  install();
  installSystemPackages('cluster');
  const [{ startCluster, UnreachableFolder }, { listenForCommands, tell }, { nodeNames }] = await Promise.all([
    import('./cluster.ts'),
    import('./control.ts'),
    import('./settings.ts'),
  ]);
  const running = await tell(folder, ['status']);
  if (running !== null) {
    say(`A cluster runs in ${folder} already: ${running.said}`);
    process.exitCode = 1;
    return;
  }
  // Programs that are being started end with this process; one that was asked to end ends them itself.
  const asked = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.resolve());
  say(`Starting three nodes in ${folder}`);
  const starting = startCluster(folder, say).catch((error: unknown) => {
    if (!(error instanceof UnreachableFolder)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  const cluster = await Promise.race([starting, asked.promise]);
  if (cluster === undefined) {
    say('Stopped before it was up');
    // The caretaker ends the rest.
    process.exit(130);
  }
  const pick = async (word: string) => {
    const name = word === 'primary' ? await cluster.primary() : nodeNames.find((node) => node === word);
    if (name) return name;
    throw new Error(word === 'primary' ? 'There is no primary now' : `There is no node "${word}"`);
  };
  const hurt = {
    kill: (name: (typeof nodeNames)[number]) => cluster.crash(name),
    lose: (name: (typeof nodeNames)[number]) => cluster.lose(name),
    cut: async (name: (typeof nodeNames)[number]) => cluster.cut(name),
  };
  const done = { kill: 'was killed', lose: 'is lost', cut: 'is cut off' };
  const close = await listenForCommands(folder, async ([word = '', node = 'primary']) => {
    if (word === 'status') return cluster.describe();
    if (word === 'kill' || word === 'lose' || word === 'cut') {
      const name = await pick(node);
      await hurt[word](name);
      return `${name} ${done[word]}`;
    }
    if (word === 'mend') {
      await cluster.mend();
      return 'Every node is started and reached again';
    }
    if (word !== 'stop') return null;
    setImmediate(() => asked.resolve());
    return 'Stopping';
  });
  say(`DATABASE_URL=${cluster.databaseUrl}`);
  say(`DATABASE_READ_URL=${cluster.readUrl}`);
  say(await cluster.describe());
  await asked.promise;
  say('Stopping');
  await cluster.stop();
  await close();
  say(`Stopped; its data stays in ${folder}`);
}

async function command(): Promise<void> {
  const { tell } = await import('./control.ts');
  const answer = await tell(folder, positionals);
  say(answer === null ? `No cluster runs in ${folder}` : answer.said);
  if (answer?.isDone !== true) process.exitCode = 1;
  if (positionals[0] !== 'stop' || answer === null) return;
  while ((await tell(folder, ['status'])) !== null) await delay(POLL_MS);
  say('Stopped');
}

if (values.help === true) process.stdout.write(USAGE);
else if (positionals.length === 0 || positionals[0] === 'start') await start();
else await command();
