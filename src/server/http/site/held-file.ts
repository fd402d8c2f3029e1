import { createHash } from 'node:crypto';
import type { Coding } from './accepted-codings.ts';
import { makeCopy, type Copy, type FileKind, type SiteFile } from './copy.ts';

const TAG_LENGTH = 22;

/** Tells contents apart: the same for the same bytes in every process and every build. */
export function contentTag(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH);
}

/** The bytes of a file, and of the copies that the build made of it. */
export type Bodies = Partial<Record<Coding, Buffer>> & { readonly identity: Buffer };

/** A file whose every byte is in memory. */
export function holdFile(kind: FileKind, bodies: Bodies, modifiedMs: number): SiteFile {
  const lastModified = new Date(modifiedMs).toUTCString();
  const varies = bodies.br !== undefined || bodies.gzip !== undefined;
  const held = (coding: Coding, body: Buffer) =>
    makeCopy(kind, { coding, varies, body, size: body.length, etag: `"${contentTag(body)}"`, lastModified });
  const identity = held('identity', bodies.identity);
  const copies: Partial<Record<Coding, Copy>> = {
    ...(bodies.br && { br: held('br', bodies.br) }),
    ...(bodies.gzip && { gzip: held('gzip', bodies.gzip) }),
    identity,
  };
  return {
    copy(accepted) {
      for (const coding of accepted) {
        const copy = copies[coding];
        if (copy !== undefined) return copy;
      }
      return identity;
    },
  };
}
