import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from '../content/theme.ts';
import { themeCss } from './theme/theme-css.ts';

const sheets = globSync('src/web/**/*.css').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const sources = ['src/web/**/*.{ts,tsx}', 'content/**/*.{ts,mdx}']
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Without comments, strings and what a rule says: selectors are left. */
function selectorsIn(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'[^']*'/g, '')
    .replaceAll(/[\w-]+\s*:[^{};]*;/g, '');
}

const classes = new Map(
  sheets.flatMap(({ file, text }) =>
    [...selectorsIn(text).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => [name, file] as const),
  ),
);
const words = new Set(sources.match(/[\w-]+/g));

/** `regions-panel` is made of the look of its tabs, `of-3` of a number of columns. */
const isMade = (name: string) =>
  words.has(name.replace(/\d+$/, '')) || (name.endsWith('-panel') && words.has(name.replace(/-panel$/, '')));

test('every class that a style sheet names is used by a part of the site', () => {
  const unused = [...classes].filter(([name]) => !words.has(name) && !isMade(name));
  expect(unused).toEqual([]);
});

test('a class says what it is for: none has one letter', () => {
  expect([...classes.keys()].filter((name) => name.length === 1)).toEqual([]);
});

test('every value that a style sheet reads is set by one, or by a part of the site', () => {
  const all = [...sheets.map(({ text }) => text), themeCss(theme, '/foyer', '/foyer/content')].join('\n');
  const set = new Set(
    [...all.matchAll(/(--[\w-]+)\s*:/g), ...sources.matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name),
  );
  const read = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});

test('every token is read', () => {
  const tokens = [...readFileSync('src/web/styles/tokens.css', 'utf8').matchAll(/^\s*(--[\w-]+):/gm)];
  const read = new Set(
    [
      ...sheets
        .map(({ text }) => text)
        .join('\n')
        .matchAll(/var\((--[\w-]+)/g),
    ].map(([, name]) => name),
  );
  expect([...new Set(tokens.map(([, name]) => name))].filter((name) => !read.has(name))).toEqual([]);
});

test('no style sheet is longer than three hundred lines', () => {
  expect(sheets.filter(({ text }) => text.split('\n').length > 301).map(({ file }) => file)).toEqual([]);
});

/** Every rule: its declarations in one order, and where it stands. */
function rulesOf({ file, text }: (typeof sheets)[number]) {
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]+)\}/g);
  return [...rules].map(([, selector = '', body = '']) => {
    const declarations = body.split(';').map((declaration) => declaration.trim().replaceAll(/\s+/g, ' '));
    return { where: `${file} ${selector.trim()}`, declarations: declarations.filter(Boolean).toSorted() };
  });
}

test('four declarations that belong together stand in one rule', () => {
  const long = sheets.flatMap(rulesOf).filter(({ declarations }) => declarations.length >= 4);
  const same = Map.groupBy(long, ({ declarations }) => declarations.join('; '));
  expect(
    [...same.values()].filter((rules) => rules.length > 1).map((rules) => rules.map(({ where }) => where)),
  ).toEqual([]);
});

test('a distance or a line that has a token is written as the token', () => {
  const distances = /^(?:padding|margin|gap|inset|top|left|right|bottom|column-gap|row-gap|scroll-\w+)[\w-]*: /;
  const raw = /(?<![\w.-])(?:0\.25|0\.5|0\.75|1|1\.5|2\.25|3\.5)rem\b/;
  const line = /(?<![\w.-])(?:1|1\.5|3|6)px (?:solid|dashed)/;
  const found = sheets
    .filter(({ file }) => !file.endsWith('tokens.css'))
    .flatMap(rulesOf)
    .flatMap(({ where, declarations }) => declarations.map((declaration) => `${where} { ${declaration} }`))
    .filter((rule) => {
      const declaration = rule.slice(rule.indexOf('{') + 2).replaceAll(/clamp\([^)]*\)/g, '');
      return line.test(declaration) || (distances.test(declaration) && raw.test(declaration));
    });
  expect(found).toEqual([]);
});

// A stand-in has the width of its face over a text, not of its zero: text would break elsewhere once the face comes.
test('no measure is given in `ch`', () => {
  expect(sheets.filter(({ text }) => /\dch\b/.test(text)).map(({ file }) => file)).toEqual([]);
});
