import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { emptyFunctions } from './empty-functions.ts';
import { unusedFiles } from './unused-files.ts';
import { checkedVersions, unusedFunctions } from './unused-functions.ts';

/** With which Vite loads what a page asks for later, and what stands for it. */
const VITES_HELPER = '\0vite/preload-helper.js';
const OWN_HELPER = 'src/web/api/preload-files.ts';

const PACKAGES = '/node_modules/';
const VERSION = /"version": "(?<version>[^"]+)"/;
const EXPORTED = /^export \{(?<names>[^}]*)\};/m;

const versionIn = (manifest: string): string => VERSION.exec(manifest)?.groups?.['version'] ?? 'no version';

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

/** The module as the browser gets it; null where nothing is left out of it. */
async function leanModule(id: string, file: string): Promise<string | null> {
  const standIn = unusedFiles[file];
  if (standIn !== undefined) return `${standIn}\n${otherExports(await readFile(id, 'utf8'), standIn)}`;
  const bodies = unusedFunctions[file];
  return bodies === undefined ? null : emptyFunctions(await readFile(id, 'utf8'), bodies);
}

const packageOf = (file: string): string => file.slice(0, file.indexOf('/'));

/** The packages of the tables that are installed in another version than they were checked with, each in words. */
export async function uncheckedPackages(
  packages: string,
  checked: Readonly<Record<string, string>> = checkedVersions,
): Promise<Map<string, string>> {
  const unchecked = new Map<string, string>();
  for (const [name, version] of Object.entries(checked)) {
    const installed = versionIn(await readFile(join(packages, name, 'package.json'), 'utf8'));
    if (installed !== version) unchecked.set(name, `${name} ${installed} is installed, and was checked as ${version}`);
  }
  return unchecked;
}

/**
 * Leaves out of the browser's script what the site does not use of React and React Router. Of a version that the tables were not checked with
 * nothing is left out: the site weighs more then, and works.
 */
export function leanLibraries(packages: string): Plugin {
  let known: string[] = [];
  let isViteKnown = false;
  const met = new Set<string>();
  return {
    name: 'foyer:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const unchecked = await uncheckedPackages(packages);
      for (const words of unchecked.values()) this.warn(`${words}: all of it is sent to browsers (scripts/lean)`);
      known = [...Object.keys(unusedFiles), ...Object.keys(unusedFunctions)].filter(
        (file) => !unchecked.has(packageOf(file)),
      );
      isViteKnown = !unchecked.has('vite');
    },
    resolveId: (id) => (isViteKnown && id === VITES_HELPER ? join(packages, '..', OWN_HELPER) : null),
    async load(id) {
      const file = id.slice(id.lastIndexOf(PACKAGES) + PACKAGES.length);
      if (!id.includes(PACKAGES) || !known.includes(file)) return null;
      met.add(file);
      try {
        return await leanModule(id, file);
      } catch (error) {
        throw new Error(`${file} is another than scripts/lean knows`, { cause: error });
      }
    },
    buildEnd(error) {
      const missed = known.filter((file) => !met.has(file));
      if (error === undefined && missed.length > 0)
        throw new Error(`scripts/lean names ${missed.join(', ')}, which no page loads any more`);
    },
  };
}
