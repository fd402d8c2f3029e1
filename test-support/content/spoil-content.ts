import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { checkContent } from '../../scripts/check-content/check-content.ts';
import { inOneSentence } from '../../scripts/check-content/mistakes.ts';

/** What is wrong in a folder, each mistake in its sentence. */
export const findContentMistakes = async (folder: string) =>
  (await checkContent(folder)).map((one) => inOneSentence(one));

/** A post of the tests' own, so that the owner's may be any. */
export const POST = 'posts/a-post-to-spoil.mdx';
const postToSpoil = `---
title: A post
excerpt: To be spoiled.
date: 2026-01-02
readTime: 1 min
---

Some words.

## A heading

More words.
`;

/** The content that Foyer comes with, and POST, to be changed. */
export async function copyOfContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(resolve('content'), folder, { recursive: true });
  await writeFile(join(folder, POST), postToSpoil);
  return folder;
}

/** The line of the first of these words, from 1. */
export function lineOf(text: string, words: string): number {
  const at = text.indexOf(words);
  expect(at, words).toBeGreaterThanOrEqual(0);
  return text.slice(0, at).split('\n').length;
}

/** What is said once the words of the file are replaced, with the file as it then is. */
export async function spoil(
  file: string,
  from: string | RegExp,
  to: string,
): Promise<{ said: string[]; text: string }> {
  const folder = await copyOfContent();
  const written = await readFile(join(folder, file), 'utf8');
  const text = written.replace(from, to);
  expect(text).not.toBe(written);
  await writeFile(join(folder, file), text);
  return { said: await findContentMistakes(folder), text };
}

/** A mistake of an owner's: what they change, near which words it then is (null where it lies between two files) and how many lines off, and what is said of it. */
export type Spoiled = readonly [
  file: string,
  from: string | RegExp,
  to: string,
  near: string | null,
  lines: number,
  sentence: string,
];

/** The mistake is told first, with its file and line, in one sentence; what a parser says may go on in its own words. */
export async function expectNamed([file, from, to, near, lines, sentence]: Spoiled): Promise<void> {
  const { said, text } = await spoil(file, from, to);
  const place = near === null ? '' : `content/${file}:${lineOf(text, near) + lines}: `;
  expect(said[0]).toContain(`${place}${sentence}`);
  for (const one of said) expect(one).not.toContain('\n');
}
