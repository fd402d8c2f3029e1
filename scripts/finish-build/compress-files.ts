import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(html|js|css|svg|json|txt|xml|webmanifest|data)$/;
const GZIP_LEVEL = 9;

/** The compressed copies of a file. */
const COPIES = ['.br', '.gz'];

/**
 * Writes `x.br` and `x.gz` beside every text file, as small as possible, so that no answer has to. This takes a quarter of a build, so a file with the
 * same bytes as in the build before takes its copies from there.
 */
export async function compressFiles(root: string, before?: string): Promise<void> {
  const names = (await readdir(root, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(root, name));
      const isTaken = before !== undefined && (await takeCopies(text, join(before, name), join(root, name)));
      if (!isTaken) await compressFile(join(root, name), text);
    }),
  );
}

/** False if the other file is not there, has other contents, or has no copies. */
async function takeCopies(text: Buffer, other: string, file: string): Promise<boolean> {
  try {
    if (!text.equals(await readFile(other))) return false;
    for (const copy of COPIES) await copyFile(`${other}${copy}`, `${file}${copy}`);
    return true;
  } catch {
    return false;
  }
}

/** Ways to write distances; which one is smaller depends on the text. */
const DISTANCE_BITS = [0, 1, 2];

async function smallestBrotli(text: Buffer): Promise<Buffer> {
  const ways = DISTANCE_BITS.map((bits) => ({
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_NPOSTFIX]: bits,
  }));
  const copies = await Promise.all(ways.map((params) => brotli(text, { params })));
  return copies.reduce((least, copy) => (copy.length < least.length ? copy : least));
}

async function compressFile(file: string, text: Buffer): Promise<void> {
  await writeFile(`${file}.br`, await smallestBrotli(text));
  await writeFile(`${file}.gz`, await zip(text, { level: GZIP_LEVEL }));
}
