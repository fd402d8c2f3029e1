import { statfs } from 'node:fs/promises';

/** The bytes that are free where the database lies. */
export type FreeBytes = () => Promise<number>;

export function freeBytesAt(folder: string): FreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
}
