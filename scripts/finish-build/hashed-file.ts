import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const HASH_LENGTH = 10;

/** Writes an asset whose name changes with its contents, and gives its address. */
export async function writeHashedFile(
  root: string,
  name: string,
  extension: string,
  contents: string | Buffer,
): Promise<string> {
  const hash = createHash('sha256').update(contents).digest('base64url').slice(0, HASH_LENGTH);
  const path = `/assets/${name}-${hash}.${extension}`;
  await writeFile(join(root, path), contents);
  return path;
}

/** The hash by which a content security policy knows an inline element. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
