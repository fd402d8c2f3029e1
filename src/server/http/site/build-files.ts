import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** A file of a build, with the copies that the build made of it. */
export interface BuildFile {
  /** Within the build: `partners/index.html`. */
  readonly name: string;
  readonly identity: FoundFile;
  readonly br: FoundFile | undefined;
  readonly gzip: FoundFile | undefined;
}

interface FoundFile {
  readonly path: string;
  readonly bytes: number;
  readonly modifiedMs: number;
}

const COMPRESSED = /\.(br|gz)$/;

function findFiles(folder: string): Map<string, FoundFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      return [
        path
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
        { path, bytes: size, modifiedMs: mtimeMs },
      ];
    }),
  );
}

/** Every file below a folder, the smallest first. */
export function listBuildFiles(folder: string): BuildFile[] {
  const found = findFiles(folder);
  return [...found]
    .filter(([name]) => !COMPRESSED.test(name))
    .toSorted(([, a], [, b]) => a.bytes - b.bytes)
    .map(([name, identity]) => ({
      name,
      identity,
      br: found.get(`${name}.br`),
      gzip: found.get(`${name}.gz`),
    }));
}

/** The folders of the builds that stood before this one and are still there (scripts/build/builds.ts), the newest first. */
export function foldersBefore(webRoot: string): string[] {
  const standing = realpathSync(dirname(webRoot));
  const builds = dirname(standing);
  if (basename(builds) !== 'builds') return [];
  return readdirSync(builds)
    .filter((name) => /^\d+$/.test(name) && Number(name) < Number(basename(standing)))
    .toSorted((a, b) => Number(b) - Number(a))
    .map((name) => join(builds, name, basename(webRoot)))
    .filter((folder) => existsSync(folder));
}
