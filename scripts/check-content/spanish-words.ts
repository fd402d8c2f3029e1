import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { spanishPages } from '../../src/contract/languages.ts';
import { lineAt, type Mistake } from './mistakes.ts';
import { text } from './values.ts';

const FOLDER = 'es';

const fileSchema = z.object({ words: z.record(z.string(), text) });

/** The texts at a path in what a file exports; `*` is each entry of a list or each member. */
function textsAt(value: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const members = step === '*' ? Object.values(value) : [Reflect.get(value, step)];
  return members.flatMap((member) => textsAt(member, rest));
}

/** A sum such as $1,500 is the same in every language. */
const isWords = (said: string) => /\p{L}/u.test(said);

/** The texts of the owner's that each form's pages say, by the file and the place where their English stands. */
const said: Readonly<Record<keyof typeof spanishPages, readonly (readonly [file: string, place: string])[]>> = {
  booking: [
    ['site.ts', 'site.tagline'],
    ['site.ts', 'site.consultation.length'],
    ['site.ts', 'site.consultation.price'],
    ['deals.ts', 'smsConsent.wording'],
  ],
  deal: [
    ['site.ts', 'site.tagline'],
    ['deals.ts', 'smsConsent.wording'],
    ['deals.ts', 'jvTerms.agreement'],
    ['deals.ts', 'jvTerms.paragraphs.*'],
    ['deals.ts', 'bestOfferChecklist.*'],
    ['markets.ts', 'regions.*.name'],
    ['markets.ts', 'markets.*.title'],
    ['markets.ts', 'markets.*.buyer'],
    ['markets.ts', 'markets.*.features.*'],
    ['markets.ts', 'markets.*.requirements.priceNotes'],
    ['markets.ts', 'markets.*.requirements.additionalNotes'],
  ],
  quiz: [
    ['site.ts', 'site.tagline'],
    ['site.ts', 'site.consultation.length'],
    ['site.ts', 'site.consultation.price'],
    ['quiz.ts', 'quizPackages.*.title'],
    ['quiz.ts', 'quizPackages.*.price'],
    ['quiz.ts', 'quizPackages.*.description'],
    ['quiz.ts', 'quizPackages.*.features.*'],
    ['quiz.ts', 'quizQuestions.*.question'],
    ['quiz.ts', 'quizQuestions.*.help'],
    ['quiz.ts', 'quizQuestions.*.options.*.label'],
  ],
};

async function checkFile(folder: string, form: keyof typeof spanishPages, read: ReadonlyMap<string, unknown>) {
  const file = `${FOLDER}/${form}.ts`;
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  const loaded = await import(pathToFileURL(path).href).then(
    (contents: unknown) => ({ contents }),
    (error: unknown) => ({ error }),
  );
  if ('error' in loaded) return [{ file, line: null, says: `it cannot be read: ${String(loaded.error)}` }];
  const checked = fileSchema.safeParse({ ...Object(loaded.contents) });
  if (!checked.success) return [{ file, line: null, says: 'words must be texts by the English that they stand for' }];
  const { words } = checked.data;
  const source = await readFile(path, 'utf8');
  const wanted = said[form].flatMap(([from, place]) =>
    textsAt(read.get(from), place.split('.'))
      .filter(isWords)
      .map((english) => ({ english, from, place })),
  );
  const missing = [...new Map(wanted.map((one) => [one.english, one])).values()].filter(
    ({ english }) => words[english] === undefined,
  );
  const isRead = [...new Set(said[form].map(([from]) => from))].every((from) => read.has(from));
  const unused = isRead ? Object.keys(words).filter((english) => wanted.every((one) => one.english !== english)) : [];
  return [
    ...missing.map(({ english, from, place }) => ({
      file,
      line: null,
      says: `there is no Spanish for "${english}" (${place} in ${from}): add it, or remove this file and with it the Spanish pages`,
    })),
    ...unused.map((english) => {
      const at = source.indexOf(english);
      return {
        file,
        line: at < 0 ? null : lineAt(source, at),
        says: `"${english}" is said nowhere, and must be a text as it stands in English`,
      };
    }),
  ];
}

/** What is wrong in the Spanish that the owner has; whoever has none has nothing wrong. */
export async function findSpanishMistakes(folder: string, read: ReadonlyMap<string, unknown>): Promise<Mistake[]> {
  const forms = Object.keys(spanishPages).filter((form): form is keyof typeof spanishPages => form in said);
  const there = await readdir(join(folder, FOLDER)).catch((): string[] => []);
  const names = forms.map((form) => `${form}.ts`);
  const strange = there.filter((name) => name.endsWith('.ts') && !names.includes(name));
  const mistakes = await Promise.all(forms.map((form) => checkFile(folder, form, read)));
  return [
    ...strange.map((name) => ({
      file: `${FOLDER}/${name}`,
      line: null,
      says: `no such file is read, and it must be ${names.join(' or ')}`,
    })),
    ...mistakes.flat(),
  ];
}
