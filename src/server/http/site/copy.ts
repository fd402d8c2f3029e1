import type { Readable } from 'node:stream';
import type { Coding } from './accepted-codings.ts';
import type { ByteRange } from './byte-range.ts';
import type { Validators } from './preconditions.ts';

/** Names and values in turn, as `writeHead` takes them without making an object first. */
export type HeaderList = string[];

/** A file in one coding, with its headers ready. */
export interface Copy extends Validators {
  readonly size: number;
  /** Its bytes, or how to read a part of them where they are too many to hold. */
  readonly body: Buffer | ((range: ByteRange) => Readable);
  /** Those of the whole copy. */
  readonly headers: HeaderList;
  /** Those that go with every answer of the file, whether there is a body or not. */
  readonly commonHeaders: HeaderList;
  readonly type: string;
}

/** A file of the build. */
export interface SiteFile {
  /**
   * In the first of these codings that it has; a promise where that copy has to be made, or looked up on the disk, first, and null in it
   * where the file is gone.
   */
  copy(accepted: readonly Coding[]): Copy | Promise<Copy | null>;
}

/** What the copies of one file have in common. */
export interface FileKind {
  readonly type: string;
  /** Its policies, and how long it may be kept. */
  readonly headers: HeaderList;
}

/** What is its own to one copy. */
interface CopyParts extends Validators {
  readonly coding: Coding;
  /** Whether other codings are to be had, so that caches keep them apart. */
  readonly varies: boolean;
  readonly size: number;
  readonly body: Copy['body'];
}

export function makeCopy({ type, headers }: FileKind, parts: CopyParts): Copy {
  const { coding, varies, size, body, etag, lastModified } = parts;
  const commonHeaders = [
    'etag',
    etag,
    ...(lastModified === null ? [] : ['last-modified', lastModified]),
    ...(varies ? ['vary', 'accept-encoding'] : ['accept-ranges', 'bytes']),
    ...headers,
  ];
  const coded = coding === 'identity' ? [] : ['content-encoding', coding];
  return {
    etag,
    lastModified,
    size,
    body,
    type,
    commonHeaders,
    headers: ['content-type', type, 'content-length', String(size), ...coded, ...commonHeaders],
  };
}
