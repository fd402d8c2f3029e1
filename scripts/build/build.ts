import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFolder } from '../content-folder/content-folder.mjs';
import { REDIRECTS_FILE } from '../../src/contract/paths.ts';
import { codeMark, sourcesMark } from '../sources.mjs';
import { findContentMistakes } from '../check-content/check-content.ts';
import { makeBuild } from './make-build.ts';

/**
 * `npm run build`: makes the pages and the server's bundle in a folder of their own, and puts them in the present build's place when both
 * are complete. A build that fails or is stopped leaves the site as it was.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Keeps a part under 600 MB: a heap that is cleaned early, and a bundler that gives memory back at once. Left alone, a part takes up to 900 MB. */
const lean = {
  flags: ['--max-semi-space-size=16', '--heap-growing-percent=40'],
  env: { MIMALLOC_PURGE_DELAY: '0' },
};

/** Runs the program that makes this part; when the build is stopped, it is ended. */
async function run(
  part: string,
  program: readonly string[],
  stopped: AbortSignal,
  settings: NodeJS.ProcessEnv = {},
): Promise<void> {
  stopped.throwIfAborted();
  const env = { ...lean.env, ...process.env, NODE_ENV: 'production', ...settings };
  const child = spawn('node', [...lean.flags, ...program], { cwd: root, stdio: 'inherit', env });
  const kill = () => child.kill();
  stopped.addEventListener('abort', kill);
  const [code, ended] = await once(child, 'exit');
  stopped.removeEventListener('abort', kill);
  if (code !== 0) throw new Error(`${part} could not be built (${code === null ? ended : `code ${code}`})`);
}

/** The pages, what is done to them once they are written, and the server: one after the other, so that a machine of 1 GB is enough. */
async function make(folder: string, stopped: AbortSignal): Promise<void> {
  const site = join(folder, 'site');
  await run('the pages', ['node_modules/.bin/react-router', 'build', '--logLevel', 'warn'], stopped, { FOYER_BUILD_FOLDER: site });
  // In a process of its own: in the router's, its loader stands between an import and the owner's content.
  const content = ['--import', './scripts/content-folder/own-content.mjs'];
  await run('the finished pages', [...content, 'scripts/finish-build/command.ts', site], stopped);
  await run('the server', ['scripts/build/bundle-server.ts', join(folder, 'server')], stopped);
  await rename(join(site, 'client'), join(folder, 'client'));
  for (const file of [REDIRECTS_FILE, 'csp.json']) await rename(join(site, file), join(folder, file));
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
