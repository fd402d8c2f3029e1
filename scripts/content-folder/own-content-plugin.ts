import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { existsSync } from 'node:fs';

const isBare = (source: string) => /^[a-z@]/i.test(source) && !source.startsWith('virtual:');

/**
 * Whatever imports a file of content/ gets the one of the owner's folder, where that lies elsewhere. What the owner's texts need besides
 * (React) comes from here: their folder has no packages.
 */
export function ownContent(root: string, folder: string): Plugin[] {
  const comesWith = join(root, 'content') + sep;
  const owners = folder + sep;
  if (owners === comesWith) return [];
  return [
    {
      name: 'foyer-own-content',
      enforce: 'pre',
      config: () => ({ server: { fs: { allow: [root, folder] } } }),
      async resolveId(source, importer, options) {
        const fromOwner = importer !== undefined && importer.startsWith(owners);
        if (fromOwner && isBare(source))
          return this.resolve(source, join(root, 'package.json'), { ...options, skipSelf: true });
        if (fromOwner || !source.includes('content/')) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (found === null || !found.id.startsWith(comesWith)) return null;
        const own = owners + found.id.slice(comesWith.length);
        // Whoever has nothing in Spanish has no file for it.
        return own.startsWith(join(owners, 'es')) && !existsSync(own)
          ? join(root, 'src/domain/words/no-words.ts')
          : own;
      },
    },
  ];
}
