import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes the files of a build below a folder, each with its compressed copies, and `csp.json` beside it last of all. */
export async function writeBuild(
  webRoot: string,
  files: Readonly<Record<string, string | Buffer>>,
  hashes: object = {},
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(webRoot, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    if (typeof content !== 'string') continue;
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content));
  }
  const none = { styleHashes: [], pageStyleHashes: {}, scriptHashes: [] };
  await writeFile(join(webRoot, '..', 'csp.json'), JSON.stringify({ ...none, ...hashes }));
}
