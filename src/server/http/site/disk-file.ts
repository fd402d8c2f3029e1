import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { makeCopy, type FileKind, type SiteFile } from './copy.ts';
import { ProblemError } from '../problem-error.ts';
import { refusal } from '../problems.ts';

/** A file that is too large to be held: what stands at its path is looked up and read for each answer. */
export function leaveOnDisk(kind: FileKind, path: string): SiteFile {
  return {
    async copy() {
      const found = await stat(path).catch(() => null);
      // A new build may have come without it.
      if (found === null) throw new ProblemError(refusal(404));
      const { size, mtimeMs } = found;
      return makeCopy(kind, {
        coding: 'identity',
        varies: false,
        size,
        body: (range) => createReadStream(path, range),
        etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
        lastModified: new Date(mtimeMs).toUTCString(),
      });
    },
  };
}
