import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { unusedParts } from './unused-parts.ts';

const FILE = /\/node_modules\/react-router\/dist\/production\/(?<part>[^?]+)$/;
const EXPORTED = /^export \{(?<names>[^}]*)\};/m;

/** What a stand-in does not have, so that no import of it fails: using it does. */
function otherExports(original: string, standIn: string): string {
  const names =
    EXPORTED.exec(original)
      ?.groups?.['names']?.split(',')
      .map((name) => name.trim()) ?? [];
  if (names.length === 0) throw new Error('A file of the router exports nothing');
  const others = names.filter((name) => !new RegExp(`export const ${name}\\b`).test(standIn));
  return others.map((name) => `export const ${name} = undefined;`).join('\n');
}

/** Leaves out of the browser's script what the site does not use of React Router (`unusedParts`). A version without these files ends the build. */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'foyer:lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const part = FILE.exec(id)?.groups?.['part'] ?? '';
      const standIn = Object.hasOwn(unusedParts, part) ? unusedParts[part] : undefined;
      if (standIn === undefined) return null;
      met.add(part);
      return `${standIn}\n${otherExports(await readFile(id, 'utf8'), standIn)}`;
    },
    buildEnd(error) {
      const missed = Object.keys(unusedParts).filter((part) => !met.has(part));
      if (error === undefined && missed.length > 0)
        throw new Error(`React Router has no ${missed.join(', ')} any more`);
    },
  };
}
