import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeHashedFile } from './hashed-file.ts';

const entry = fileURLToPath(new URL('../../src/web/boot/boot.ts', import.meta.url));

/** Bundles the small script that every page carries into one classic file, and gives its address. */
export async function bundleBoot(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs.flatMap((output) => ('output' in output ? output.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error('The boot script could not be bundled');
  return writeHashedFile(root, 'boot', 'js', chunk.code);
}
