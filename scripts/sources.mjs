// What the build is made of. Runs on the host's own Node (20 or later).
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.web.json'];
const folders = ['content', 'db', 'public', 'scripts', 'src'];

/** Tests change nothing that is built. */
const isSource = (file) => !/\.test\.tsx?$/.test(file);

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(root, '/').length))
    .sort((a, b) => (a < b ? -1 : 1));
}

function readSeen(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * One hash over the names and contents of everything that the build is made of. Reading all of it would be a good part of a start, so what
 * has the sizes and times that it had when it was last read is not read again.
 */
export function sourcesMark(root) {
  const sources = [...files, ...folders.flatMap((folder) => filesBelow(root, folder)).filter(isSource)];
  const looks = createHash('sha256');
  for (const file of sources) {
    const { size, mtimeNs, ctimeNs, ino } = statSync(join(root, file), { bigint: true });
    looks.update(`${file}\0${size} ${mtimeNs} ${ctimeNs} ${ino}\0`);
  }
  const look = looks.digest('hex');
  const seenFile = join(root, 'builds', '.sources-seen.json');
  const seen = readSeen(seenFile);
  if (seen?.look === look) return seen.mark;

  const contents = createHash('sha256');
  for (const file of sources)
    contents
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  const mark = contents.digest('hex');
  try {
    mkdirSync(join(root, 'builds'), { recursive: true });
    writeFileSync(seenFile, JSON.stringify({ look, mark }));
  } catch {
    // A folder that may not be written to costs time, nothing else.
  }
  return mark;
}
