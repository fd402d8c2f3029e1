import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFolder } from '../content-folder/content-folder.mjs';
import { codeMark, sourcesMark } from '../sources.mjs';
import { findContentMistakes } from '../check-content/check-content.ts';
import { makeBuild } from './make-build.ts';

/**
 * `npm run build`: makes the pages and the server's bundle in a folder of their own, and puts them in the present build's place when both
 * are complete. A build that fails or is stopped leaves the site as it was.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the program that makes this part; when the build is stopped, or another part fails, it is ended. */
async function run(
  part: string,
  command: string,
  args: readonly string[],
  signal: AbortSignal,
  settings: NodeJS.ProcessEnv = {},
): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
  const kill = () => child.kill();
  signal.addEventListener('abort', kill);
  const [code, ended] = await once(child, 'exit');
  signal.removeEventListener('abort', kill);
  if (code !== 0) throw new Error(`${part} could not be built (${code === null ? ended : `code ${code}`})`);
}

/** The pages and the server, each with its own program at the same time. */
async function make(folder: string, stopped: AbortSignal): Promise<void> {
  const site = join(folder, 'site');
  const failed = new AbortController();
  const signal = AbortSignal.any([stopped, failed.signal]);
  const bundler = fileURLToPath(new URL('bundle-server.ts', import.meta.url));
  const parts = [
    run('the pages', 'react-router', ['build', '--logLevel', 'warn'], signal, { FOYER_BUILD_FOLDER: site }),
    run('the server', 'node', [bundler, join(folder, 'server')], signal),
  ];
  try {
    await Promise.all(parts);
  } catch (error) {
    failed.abort();
    // Nothing writes into the folder any more once both have ended.
    await Promise.allSettled(parts);
    throw error;
  }
  await rename(join(site, 'client'), join(folder, 'client'));
  await rename(join(site, 'csp.json'), join(folder, 'csp.json'));
  // React Router's own server has rendered the pages, and is not needed again.
  await rm(site, { recursive: true });
}

const stopped = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => stopped.abort(new Error(`it was stopped by ${name}`)));

// Of the sources as they were when the build began: the next build takes what changes meanwhile.
const marks = { '.sources': sourcesMark(root), '.code': codeMark(root) };
try {
  const stands = await makeBuild(
    root,
    async (folder, signal) => {
      const mistakes = await findContentMistakes(contentFolder(root));
      if (mistakes.length > 0) throw new Error(`the content is not right\n${mistakes.join('\n')}`);
      await make(folder, signal);
      for (const [name, mark] of Object.entries(marks)) await writeFile(join(folder, name), mark);
    },
    stopped.signal,
  );
  process.stdout.write(
    stands
      ? 'The site is built. A running server shows the new pages at once; start it again for everything else.\n'
      : 'A build that began later is in place already; this one was discarded.\n',
  );
} catch (error) {
  const why = stopped.signal.aborted ? stopped.signal.reason : error;
  process.stderr.write(`The build failed and the site stays as it was: ${why instanceof Error ? why.message : String(why)}\n`);
  process.exitCode = 1;
}
