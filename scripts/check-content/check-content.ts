import { readdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../project.mjs';
import { checkTexts } from './check-texts.ts';
import { checkValues } from './check-values.ts';
import { findForeignEncodings } from './encoding.ts';
import { findKnown } from './known-links.ts';
import { inOneSentence, type Mistake } from './mistakes.ts';
import { findStrayRedirects } from './check-redirects.ts';
import { findStrayLinks } from './stray-links.ts';
import { findThemeMistakes } from './theme-files.ts';
import { findUntoldHours } from './told-hours.ts';
import { noteStatesOffPlan } from './states-off-plan.ts';
import { findSpanishMistakes } from './spanish-words.ts';

async function filesOfValues(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
}

/** What is right in a folder of content, and may still surprise its owner. */
export async function noteOnContent(folder: string): Promise<string[]> {
  const { read } = await checkValues(folder, await filesOfValues(folder));
  return noteStatesOffPlan(read).map((note) => `${shownFolder(folder)}/${note}`);
}

/** Everything that is wrong in a folder of content. */
export async function checkContent(folder: string): Promise<Mistake[]> {
  const foreign = await findForeignEncodings(folder);
  // Of such a file nothing else can be told.
  if (foreign.length > 0) return foreign;
  const files = await filesOfValues(folder);
  const known = await findKnown(folder);
  const { read, mistakes, isWhole } = await checkValues(folder, files);
  return [
    ...mistakes,
    ...(await findUntoldHours(folder, read)),
    ...(await findThemeMistakes(folder, read)),
    // It is held against the English, so that has to be right first.
    ...(mistakes.length === 0 ? await findSpanishMistakes(folder, read) : []),
    ...(await findStrayLinks(folder, read, known)),
    ...(await findStrayRedirects(folder, known)),
    ...(await checkTexts(folder, { ...known, canRun: isWhole })),
  ];
}

/** The folder as it is told of: `content`, or the whole path of one that lies elsewhere. */
export function shownFolder(folder: string): string {
  return folder.startsWith(root) ? relative(root, folder) : folder;
}

/**
 * Reads the content of a folder and says what is wrong in it: for each mistake a sentence with the file, its line, what stands there and what
 * is expected. What is wrong would otherwise be found by a visitor: "$NaN", no free time ever, an error in the calendar.
 */
export async function findContentMistakes(folder: string): Promise<string[]> {
  return (await checkContent(folder)).map((mistake) => inOneSentence(mistake, shownFolder(folder)));
}
