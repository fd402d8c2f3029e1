import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ORIGIN_MARK } from '../../../contract/paths.ts';
import type { Coding } from './accepted-codings.ts';
import { makeCopy, type Copy, type FileKind, type SiteFile } from './copy.ts';
import { contentTag } from './held-file.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The first answer waits for its copy: 3 ms for a page of 50 KB, a tenth larger than the smallest, which takes 100 ms. */
const QUICK_BROTLI_QUALITY = 6;

function compressBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

/** How each coding is made while somebody waits for it. */
const quickly: Record<Coding, (bytes: Buffer) => Buffer | Promise<Buffer>> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes) => compressBrotli(bytes, QUICK_BROTLI_QUALITY),
};

let smallestTurn: Promise<unknown> = Promise.resolve();

/** Makes the smallest copy in the background, one file after the other. */
function makeSmallest(bytes: Buffer, keep: (body: Buffer) => void): void {
  // Should it ever fail, the quick copy stays.
  smallestTurn = smallestTurn
    .then(async () => keep(await compressBrotli(bytes, constants.BROTLI_MAX_QUALITY)))
    .catch(() => undefined);
}

/**
 * A file of the build in which the site's address had to be filled in, so that the copies beside it cannot be sent: each is made when it is
 * first asked for, a brotli one then made smaller still, and kept. Null for a file that does not name the site.
 */
export function fillFile(kind: FileKind, written: Buffer, publicUrl: string): SiteFile | null {
  if (!written.includes(ORIGIN_MARK)) return null;
  const bytes = Buffer.from(written.toString('utf8').replaceAll(ORIGIN_MARK, publicUrl));
  // The same tag for every coding, and a weak one: the bytes differ, and change when the smaller copy is there; what they say does not.
  // The time of the file says nothing of the address, so it is not told.
  const etag = `W/"${contentTag(bytes)}"`;
  const copies = new Map<Coding, Copy | Promise<Copy>>();
  const copyOf = (coding: Coding, body: Buffer) =>
    makeCopy(kind, { coding, varies: true, body, size: body.length, etag, lastModified: null });

  async function make(coding: Coding): Promise<Copy> {
    const copy = copyOf(coding, await quickly[coding](bytes));
    copies.set(coding, copy);
    if (coding === 'br') makeSmallest(bytes, (body) => copies.set(coding, copyOf(coding, body)));
    return copy;
  }

  return {
    copy([coding = 'identity']) {
      const kept = copies.get(coding);
      if (kept !== undefined) return kept;
      const making = make(coding);
      copies.set(coding, making);
      // The next request tries again.
      making.catch(() => copies.delete(coding));
      return making;
    },
  };
}
