import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { locateLine } from './locate-line.ts';
import { lineAt, type Mistake } from './mistakes.ts';
import { schemas } from './schemas.ts';

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What an entry of a list calls itself, so that it can be found without counting. */
function nameOf(entry: unknown): string {
  if (!isObject(entry)) return '';
  const name = ['id', 'key', 'title', 'name'].map((field) => entry[field]).find((value) => typeof value === 'string');
  return name === undefined ? '' : ` (${name})`;
}

/** `packages[0] (website-build).priceCents`, and what stands there. */
function locate(contents: unknown, path: readonly PropertyKey[]): { place: string; value: unknown } {
  let place = '';
  let value = contents;
  for (const step of path) {
    value = isObject(value) ? value[step] : undefined;
    place += typeof step === 'number' ? `[${step}]${nameOf(value)}` : `${place === '' ? '' : '.'}${String(step)}`;
  }
  return { place, value };
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const written = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value);
  return written.length > 60 ? `${written.slice(0, 60)}…` : written;
}

/** What is wrong with the value at a path, and what is expected of it. */
function sayOf(contents: unknown, { path, message }: z.core.$ZodIssue): string {
  const { place, value } = locate(contents, path);
  // zod's own words, where a schema has none, say what is expected in their own way.
  const expected = message.replace(/^Invalid input: expected (\w+).*$/, 'of the kind $1');
  return `${place} is ${shown(value)}, and must be ${expected}`;
}

/** Where the file itself is named in a stack, as a parser (`file:2`) or a running module (`file:3:18`) names it. */
function lineInStack(error: unknown, file: string): number | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const name of [pathToFileURL(file).href, file]) {
    const at = stack.indexOf(`${name}:`);
    const line = at < 0 ? Number.NaN : Number.parseInt(stack.slice(at + name.length + 1), 10);
    if (Number.isInteger(line)) return line;
  }
  return null;
}

/** A file that could not be read; where the reason stands in the file itself, with its line. */
interface Unread extends Mistake {
  readonly isOwnFault: boolean;
}

/** The quotes around a text end at an apostrophe in it: 'it doesn't'. */
const endsAtApostrophe = /'[^'",]*[a-z]'[a-z]{1,2}\b/i;

/** Why a file cannot be read, as its parser or its own code says it. */
async function whyUnread(folder: string, file: string, error: unknown): Promise<Unread> {
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  const { parseSync } = await import('vite');
  const [broken] = parseSync(file, source).errors;
  const [thrown = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  const line = broken === undefined ? lineInStack(error, path) : lineAt(source, broken.labels[0]?.start ?? 0);
  const written = (line !== null && source.split('\n')[line - 1]?.trim()) || '';
  const hint = endsAtApostrophe.test(written) ? '; a text with an apostrophe stands in double quotes' : '';
  const where = broken === undefined || line === null ? '' : `, in "${written}"${hint}`;
  return { file, line, says: `it cannot be read: ${broken?.message ?? thrown}${where}`, isOwnFault: line !== null };
}

/** What a file exports, or why it cannot be read. */
async function load(folder: string, file: string): Promise<{ contents: unknown } | Unread> {
  try {
    return { contents: { ...(await import(pathToFileURL(join(folder, file)).href)) } };
  } catch (error) {
    return whyUnread(folder, file, error);
  }
}

/** The files, each after those that it takes values from: what is wrong there is wrong here too, and is told first. */
async function causesFirst(folder: string, files: readonly string[]): Promise<string[]> {
  const takes = new Map<string, string[]>();
  for (const file of files) {
    const source = await readFile(join(folder, file), 'utf8');
    takes.set(
      file,
      [...source.matchAll(/from '\.\/([\w-]+\.ts)'/g)].flatMap(([, name = '']) => (files.includes(name) ? [name] : [])),
    );
  }
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const one of takes.get(file) ?? []) add(one);
    ordered.add(file);
  };
  for (const file of files.toSorted()) add(file);
  return [...ordered];
}

/** Of a value that is written once and used often, only its first use. */
function firstOfEach(mistakes: readonly (Mistake & { readonly about: string })[]): Mistake[] {
  const told = new Set<string>();
  return mistakes.flatMap(({ about, ...mistake }) => {
    const key = `${mistake.line} ${about}`;
    if (mistake.line !== null && told.has(key)) return [];
    told.add(key);
    return [mistake];
  });
}

/** Reads the files of values, and what is wrong in them; what each exports is kept under its name. `isWhole` where each could be read. */
export async function checkValues(
  folder: string,
  files: readonly string[],
): Promise<{ read: ReadonlyMap<string, unknown>; mistakes: Mistake[]; isWhole: boolean }> {
  const mistakes: Mistake[] = [];
  const unread: Unread[] = [];
  const read = new Map<string, unknown>();
  for (const file of Object.keys(schemas))
    if (!files.includes(file)) mistakes.push({ file, line: null, says: 'the file is missing' });
  for (const file of await causesFirst(folder, files)) {
    const loaded = await load(folder, file);
    if (!('contents' in loaded)) {
      unread.push(loaded);
      continue;
    }
    read.set(file, loaded.contents);
    const { error } = schemas[file]?.safeParse(loaded.contents) ?? {};
    if (error === undefined) continue;
    const source = await readFile(join(folder, file), 'utf8');
    const found: (Mistake & { readonly about: string })[] = [];
    for (const issue of error.issues)
      found.push({
        file,
        line: await locateLine(source, issue.path),
        says: sayOf(loaded.contents, issue),
        about: `${shown(locate(loaded.contents, issue.path).value)} ${issue.message}`,
      });
    mistakes.push(...firstOfEach(found));
  }
  // One that cannot be read takes those that import it along; they are right.
  const atFault = unread.filter(({ isOwnFault }) => isOwnFault);
  for (const { file, line, says } of atFault.length > 0 ? atFault : unread) mistakes.push({ file, line, says });
  return { read, mistakes, isWhole: unread.length === 0 };
}
