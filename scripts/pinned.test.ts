import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the demonstration is named on purpose: against the specification, as what must be found nowhere, and here. */
const namedThere = new Set([
  'content/specification.test.ts',
  'scripts/content-folder/mentions.test.ts',
  'scripts/pinned.test.ts',
  'test-support/content/change-content.ts',
]);

/** The demonstration's brand, owner, telephone and prices, as code and words write them. Not read from content/: an owner's own may be any sum. */
const demonstration: Readonly<Record<string, RegExp>> = {
  'the brand': /keyturn/i,
  'the owner’s name': /\browan\b/i,
  'the telephone': /010-0142|5550100142/,
  'a price in words': /\$(1,500|2,500|4,000|7|97|970|194|297)(\.00)?(?![\d,.]*\d|K)/i,
  'a price in a pattern': /\\\$(1,500|2,500|4,000|7|97|970|194|297)\b/,
  'a price in cents': /(?<![\d_.T])(150_?000|250_?000)(?![\d_])/,
  'a price in dollars': /\b(amount|price|value|dollars)'?: '?(1_?500|2_?500)\b/i,
};

/** What looks like one and is none: the asking price and the rent of a house. */
const isOfHouse = (line: string) => /askingPrice|\brent\b/i.test(line);

const files = globSync([
  '{src,content,scripts,bench,stand-ins,test-support}/**/*.test.{ts,tsx}',
  '{e2e,bench,stand-ins,test-support}/**/*.ts',
]).filter((file) => !namedThere.has(file) && !file.startsWith('test-support/earlier-databases/'));

test('no test names the demonstration’s brand, owner, telephone or prices: it takes them from content/, or has a sum of its own', () => {
  const pinned = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const named = Object.entries(demonstration).filter(([, words]) => words.test(line) && !isOfHouse(line));
        return named.map(([what]) => `${file}:${index + 1} has ${what}: ${line.trim().slice(0, 100)}`);
      }),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(pinned).toEqual([]);
});

test.each([
  ["expect(text).toContain('$1,500')", true],
  ["expect(sum).toBe('$2,500.00')", true],
  ['/Paid \\$1,500\\.00/', true],
  ['amountCents: 150_000', true],
  ['payload.replace("250000", "1")', true],
  ['data: { amount: 1500 }', true],
  ["name: 'Keyturn Systems'", true],
  ["from: 'rowan@example.com'", true],
  ["'(555) 010-0142'", true],
  ["getByText('$7/month')", true],
  ['$1,500,000 and $70', false],
  ['const TIMEOUT_MS = 1500', false],
  ['1_150_000', false],
  ['DTSTART:20261130T150000Z', false],
  ["askingPrice: '250000'", false],
])('the line %s names it: %s', (line, isNamed) => {
  expect(Object.values(demonstration).some((words) => words.test(line)) && !isOfHouse(line)).toBe(isNamed);
});
