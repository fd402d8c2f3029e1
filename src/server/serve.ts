import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { assemble } from './assemble.ts';
import { systemClock } from './time/clock.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { findMisspeltSettings } from './config/misspelt-settings.ts';
import { findUnsafeFolder } from './config/unsafe-folder.ts';
import { connectionLimits } from './http/connections.ts';
import { drain } from './http/drain.ts';
import { isSiteBuilt } from './http/site/site-build.ts';
import { awaitDatabase } from './process/await-database.ts';
import { describeInstallation, describeUpgrade } from './process/installation.ts';
import { findUnmovedData } from './process/unmoved-data.ts';
import { lendSocket, lentSocket } from './process/lent-socket.ts';
import { stopOnSignal } from './process/stop-on-signal.ts';
import { commandLimits, storeLimits } from './store/engine/limits.ts';
import { NewerDatabase } from './store/engine/newer-database.ts';
import { explainTrouble } from './store/engine/database-trouble.ts';
import { openStore } from './store/engine/open-store.ts';
import type { Store } from './store/engine/store.ts';
import { findOtherZone } from './store/rebuild/figures-zone.ts';
import { rebuildFigures } from './store/rebuild/rebuild.ts';

/** From the sources as from the bundle, which lies in a build of its own. */
const webRoot = join(dirname(findPackageJSON(import.meta.url) ?? process.cwd()), 'build', 'client');

/** The exit code for an error that a restart cannot fix (EX_CONFIG of sysexits.h): scripts/supervise.mjs does not restart. */
const CANNOT_START = 78;

/** Something outside Foyer prevents the start; the message says what. */
class StartError extends Error {
  override readonly name = 'StartError';
}

async function openDatabase(config: Config, limits = storeLimits): Promise<Store> {
  try {
    return await openStore(config, limits, (upgrade) => process.stdout.write(describeUpgrade(upgrade)));
  } catch (error) {
    throw new StartError(explainTrouble(error), { cause: error });
  }
}

/** The store, with its figures' days cut in the zone of the settings. */
async function openCounted(config: Config): Promise<Store> {
  const { siteTimeZone } = config;
  const store = await openDatabase(config);
  const other = await findOtherZone(store, siteTimeZone);
  if (other === null) return store;
  await store.close();
  process.stdout.write(
    `SITE_TIME_ZONE was ${other} and is ${siteTimeZone}: the figures of every day are counted again\n`,
  );
  // Counting through all there is may take longer than a visitor would wait.
  const patient = await openDatabase(config, commandLimits);
  try {
    await rebuildFigures(patient, siteTimeZone);
  } finally {
    await patient.close();
  }
  return openDatabase(config);
}

/** Everything that a start needs of the database; closed again where it is away in the middle of that. */
async function prepare(config: Config) {
  const store = await openCounted(config);
  try {
    const unmoved = await findUnmovedData(config, store);
    const assembled = await assemble({ config, store, clock: systemClock, webRoot });
    return { store, unmoved, ...assembled };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Config, store, app, worker, listen, and a graceful stop. */
async function start(config: Config, env: NodeJS.ProcessEnv): Promise<void> {
  const { store, unmoved, app, sweeps, senders } = await awaitDatabase(async () => prepare(config), {
    isRemote: config.databaseUrl !== null,
    say: (line) => process.stderr.write(line),
  });
  const slips = findMisspeltSettings(env).map(({ name, meant }) => `${name} is not a setting; is ${meant} meant?`);
  const unsafe = config.databaseUrl === null ? findUnsafeFolder(config.dataDir) : null;
  const remarks = [...slips, ...[unmoved, unsafe].filter((remark) => remark !== null)];
  // Fastify's own lines about its addresses would stand beside the plain ones below.
  app.log.level = 'warn';
  // So many may wait to be taken. Beyond that, the system drops a connection's first packet, which comes again after a second.
  const backlog = connectionLimits.inAll;
  await app.listen({ port: config.port, host: config.host, backlog, ...lentSocket(env) });
  lendSocket(app.server);
  app.log.level = config.logLevel;
  stopOnSignal(app.log, [{ close: () => drain(app) }, senders, ...sweeps], store);
  process.stdout.write(describeInstallation(config, store.engine, isSiteBuilt(webRoot), remarks));
}

/** Why the process cannot start, if the operator can change it; null for a bug of ours. */
function startProblem(error: unknown, config: Config | null): string | null {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof StartError) return `Foyer cannot start: ${error.message}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Foyer cannot start: port ${config?.port} is in use. Set PORT to another one.`;
  if (code === 'EACCES')
    return `Foyer cannot start: it may not use port ${config?.port} or the folder ${config?.dataDir}.`;
  if (code === 'EADDRNOTAVAIL') return `Foyer cannot start: this machine has no address ${config?.host} (HOST).`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `Foyer cannot start: no address is known for ${config?.host} (HOST).`;
  return null;
}

/** Runs Foyer with these settings until a signal ends it. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(env);
    await start(config, env);
  } catch (error) {
    const problem = startProblem(error, config);
    if (problem === null) throw error;
    process.stderr.write(`${problem}\n`);
    // A database on the network may be back in a moment.
    const mayPass =
      error instanceof StartError && typeof config?.databaseUrl === 'string' && !(error.cause instanceof NewerDatabase);
    process.exit(mayPass ? 1 : CANNOT_START);
  }
}
