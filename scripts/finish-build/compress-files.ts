import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(html|js|css|svg|json|txt|xml|webmanifest|data)$/;
const GZIP_LEVEL = 9;

/** Writes `x.br` and `x.gz` beside every text file, as small as they get: it is done once, here, and not by each answer. */
export async function compressFiles(root: string): Promise<void> {
  const names = (await readdir(root, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compressFile(join(root, name))));
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await zip(text, { level: GZIP_LEVEL }));
}
