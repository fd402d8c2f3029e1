// What the build is made of. Runs on the host's own Node (20 or later).
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './content-folder/content-folder.mjs';

const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.web.json'];
const folders = ['db', 'demo', 'scripts', 'src'];

/** Tests change nothing that is built. */
const isSource = (file) => !/\.test\.tsx?$/.test(file);

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort((a, b) => (a < b ? -1 : 1));
}

function readSeen(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** One hash over the names and contents of these files. */
function hashOf(sources) {
  const contents = createHash('sha256');
  for (const file of sources) contents.update(file).update('\0').update(readFileSync(file)).update('\0');
  return contents.digest('hex');
}

/**
 * Hashes over everything that the build is made of, and over all of it but the content. Reading it would be a good part of a start, so what has
 * the sizes and times that it had when it was last read is not read again.
 */
function readMarks(root) {
  const content = filesBelow(contentFolder(root)).filter(isSource);
  const code = [
    ...files.map((file) => join(root, file)),
    ...folders.flatMap((folder) => filesBelow(join(root, folder))).filter(isSource),
  ];
  const sources = [...code, ...content];
  const looks = createHash('sha256');
  for (const file of sources) {
    const { size, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true });
    looks.update(`${file}\0${size} ${mtimeNs} ${ctimeNs} ${ino}\0`);
  }
  const look = looks.digest('hex');
  const seenFile = join(root, 'builds', '.sources-seen.json');
  const seen = readSeen(seenFile);
  if (seen?.look === look && seen.marks) return seen.marks;

  const marks = { all: hashOf(sources), code: hashOf(code) };
  try {
    mkdirSync(join(root, 'builds'), { recursive: true });
    writeFileSync(seenFile, JSON.stringify({ look, marks }));
  } catch {
    // A folder that may not be written to costs time, nothing else.
  }
  return marks;
}

/** Changes with everything that the build is made of. */
export function sourcesMark(root) {
  return readMarks(root).all;
}

/** Changes with everything but the content: a build of the same code may be served while new content is built. */
export function codeMark(root) {
  return readMarks(root).code;
}
