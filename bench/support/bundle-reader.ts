import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

/** The reader as one file, bundled and made small as the worker is; its address. */
export async function bundleReader(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-reader-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      outDir: folder,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('whole-reader.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'reader.mjs' },
      },
    },
  });
  return pathToFileURL(join(folder, 'reader.mjs')).href;
}
