import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Coding } from './accepted-codings.ts';
import { makeCopy, type FileKind, type SiteFile } from './copy.ts';

/** Where a file and the copies that the build made of it lie. */
export type Paths = Partial<Record<Coding, string>> & { readonly identity: string };

/** A file that is not held: what stands at its path is looked up and read for each answer. */
export function leaveOnDisk(kind: FileKind, paths: Paths): SiteFile {
  const varies = paths.br !== undefined || paths.gzip !== undefined;
  return {
    async copy(accepted) {
      const coding = accepted.find((name) => paths[name] !== undefined) ?? 'identity';
      const path = paths[coding] ?? paths.identity;
      const found = await stat(path).catch(() => null);
      if (found === null) return null;
      const { size, mtimeMs } = found;
      return makeCopy(kind, {
        coding,
        varies,
        size,
        body: (range) => createReadStream(path, range),
        etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
        lastModified: new Date(mtimeMs).toUTCString(),
      });
    },
  };
}
