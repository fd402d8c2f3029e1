import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { readPosts } from '../finish-build/read-posts.ts';
import { schemas } from './schemas.ts';
import { findStrayLinks } from './stray-links.ts';

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
  const written = JSON.stringify(value) ?? typeof value;
  return written.length > 60 ? `${written.slice(0, 60)}…` : written;
}

function sentenceOf(contents: unknown, issue: z.core.$ZodIssue): string {
  const { place, value } = locate(contents, issue.path);
  // zod's own words, where a schema has none, say what is expected in their own way.
  const expected = issue.message.replace(/^Invalid input: expected (\w+).*$/, 'of the kind $1');
  return `${place} is ${shown(value)}, and must be ${expected}`;
}

async function load(file: string): Promise<{ contents: unknown } | { mistake: string }> {
  try {
    return { contents: { ...(await import(pathToFileURL(file).href)) } };
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
    return { mistake: `it cannot be read: ${why}` };
  }
}

/**
 * Reads the content of a folder and says what is wrong in it: for each mistake a sentence with the file, what stands there and what is expected.
 * What is wrong would otherwise be found by a visitor: "$NaN", no free time ever, an error in the calendar.
 */
export async function findContentMistakes(folder: string): Promise<string[]> {
  const mistakes: string[] = [];
  const read = new Map<string, unknown>();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const name of Object.keys(schemas)) if (!files.includes(name)) mistakes.push(`content/${name} is missing`);
  for (const name of files) {
    const loaded = await load(join(folder, name));
    if ('mistake' in loaded) {
      mistakes.push(`content/${name}: ${loaded.mistake}`);
      continue;
    }
    read.set(name, loaded.contents);
    const { error } = schemas[name]?.safeParse(loaded.contents) ?? {};
    for (const issue of error?.issues ?? []) mistakes.push(`content/${name}: ${sentenceOf(loaded.contents, issue)}`);
  }
  for (const { file, sentence } of findStrayLinks(read)) mistakes.push(`content/${file}: ${sentence}`);
  await readPosts(join(folder, 'posts')).catch((error: unknown) =>
    mistakes.push(error instanceof Error ? error.message : String(error)),
  );
  return mistakes;
}
