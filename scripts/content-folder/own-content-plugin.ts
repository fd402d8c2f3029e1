import { dirname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ownFile } from './content-folder.mjs';

const isBare = (source: string) => /^[a-z@]/i.test(source) && !source.startsWith('virtual:');

/**
 * Whatever imports a file of content/ gets the one of the owner's folder, which may lie elsewhere. What the owner's texts need besides
 * (React) comes from here: their folder has no packages.
 */
export function ownContent(root: string, folder: string): Plugin {
  const comesWith = join(root, 'content') + sep;
  const owners = folder + sep;
  return {
    name: 'foyer-own-content',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [root, folder] } } }),
    async resolveId(source, importer, options) {
      const fromOwner = importer !== undefined && importer.startsWith(owners);
      if (fromOwner && isBare(source))
        return this.resolve(source, join(root, 'package.json'), { ...options, skipSelf: true });
      if (fromOwner || importer === undefined || !source.includes('content/')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const asked = found?.id ?? resolve(dirname(importer), source);
      if (!asked.startsWith(comesWith)) return null;
      const own = ownFile(root, folder, asked);
      return own === asked ? found : own;
    },
  };
}
