import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { PUSH_WORKER_PATH } from '../../src/contract/paths.ts';
import { writeHashedFile } from './hashed-file.ts';

/** Bundles a source of the web into one classic script. */
async function bundle(source: URL, define: Record<string, string> = {}): Promise<string> {
  const input = fileURLToPath(source);
  const result = await build({
    configFile: false,
    define,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs.flatMap((output) => ('output' in output ? output.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${input} could not be bundled`);
  return chunk.code;
}

/** The small script that every page carries, and the one that it asks for in an older browser; gives the address of the first. */
export async function bundleBoot(root: string): Promise<string> {
  const older = await bundle(new URL('../../src/web/boot/older.ts', import.meta.url));
  const define = { OLDER_SCRIPT: JSON.stringify(await writeHashedFile(root, 'older', 'js', older)) };
  const boot = await bundle(new URL('../../src/web/boot/boot.ts', import.meta.url), define);
  return writeHashedFile(root, 'boot', 'js', boot);
}

/** The script that follows the phone, in pages with a sign; gives its address. */
export async function bundleSign(root: string): Promise<string> {
  return writeHashedFile(
    root,
    'sign',
    'js',
    await bundle(new URL('../../src/web/phone/follow-sign.ts', import.meta.url)),
  );
}

/** The service worker of the desk. Browsers look for a newer one at the same address, so its name never changes. */
export async function bundlePushWorker(root: string): Promise<void> {
  const source = new URL('../../src/web/push-worker/push-worker.ts', import.meta.url);
  await writeFile(join(root, PUSH_WORKER_PATH), await bundle(source));
}
