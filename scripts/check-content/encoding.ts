import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { REDIRECTS_LIST } from '../../src/domain/addresses/redirects.ts';
import type { Mistake } from './mistakes.ts';

const LINE_END = 0x0a;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The first line that is not UTF-8, from 1; null where all of them are. No letter of UTF-8 has a line's end among its bytes. */
function firstForeignLine(bytes: Uint8Array): number | null {
  if (isUtf8(bytes)) return null;
  for (let line = 1, start = 0; ; line += 1) {
    const end = bytes.indexOf(LINE_END, start);
    if (!isUtf8(bytes.subarray(start, end === -1 ? undefined : end)) || end === -1) return line;
    start = end + 1;
  }
}

/** The files of values, texts and redirects that an editor saved in another encoding: their letters would come out as others, or not at all. */
export async function findForeignEncodings(folder: string): Promise<Mistake[]> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => ['.ts', '.mdx'].includes(extname(name)) || name === REDIRECTS_LIST,
  );
  const lines = await Promise.all(
    names.toSorted().map(async (file) => ({ file, line: firstForeignLine(await readFile(join(folder, file))) })),
  );
  return lines.flatMap(({ file, line }) =>
    line === null
      ? []
      : [
          {
            file,
            line,
            says: 'it is not saved as UTF-8, so its letters would be lost. Save it as UTF-8 in your editor',
          },
        ],
  );
}
