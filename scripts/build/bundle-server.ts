import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { build } from 'vite';
import { contentFolder } from '../content-folder/content-folder.mjs';
import { ownContent } from '../content-folder/own-content-plugin.ts';
import { postPages } from '../texts/post-pages.ts';
import { leftOutside } from './left-outside.ts';
import { spanishDefine } from '../texts/spanish-forms.ts';

/** What can be run of a build: the server, and the commands of an operator. */
const entries = {
  main: 'src/server/bundled-main.ts',
  backup: 'src/server/commands/backup.ts',
  restore: 'src/server/commands/restore.ts',
  move: 'src/server/commands/move.ts',
  distribute: 'src/server/commands/distribute.ts',
  doctor: 'src/server/commands/doctor.ts',
  person: 'src/server/commands/person.ts',
  erase: 'src/server/commands/erase.ts',
  'second-step': 'src/server/commands/second-step.ts',
  demo: 'src/server/commands/demo.ts',
  'analytics-rebuild': 'src/server/commands/rebuild-analytics.ts',
};

/** Keeps of a map where each line comes from: a stack names lines, and a map of every word takes a quarter of a second to read. */
async function keepLines(file: string): Promise<void> {
  const map: { mappings: string } = JSON.parse(await readFile(file, 'utf8'));
  const lines = decode(map.mappings).map((words): SourceMapSegment[] => {
    const first = words.find((word) => word.length > 1);
    return first === undefined ? [] : [[0, first[1] ?? 0, first[2] ?? 0, 0]];
  });
  await writeFile(file, JSON.stringify({ ...map, names: [], mappings: encode(lines) }));
}

/**
 * `node bundle-server.ts FOLDER` puts the server and its packages into a few files of JavaScript: loading more than a thousand small ones was most of a start. Nothing is
 * shortened, so that a stack can be read; maps beside the files lead from there to the sources.
 */
async function bundleServer(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    plugins: [ownContent(root, contentFolder(root))],
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...(await postPages()), ...spanishDefine },
    ssr: { noExternal: true, external: [...leftOutside] },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
      },
    },
  });
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.map'));
  await Promise.all(maps.map((name) => keepLines(join(folder, name))));
}

const [folder = 'builds/by-hand'] = process.argv.slice(2);
await bundleServer(fileURLToPath(new URL('../..', import.meta.url)), resolve(folder));
