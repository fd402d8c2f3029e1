import { usPlaces, zipPrefixes } from './us-places.ts';

/** Short names by which a city is known. */
const shortNames: Readonly<Record<string, { city: string; state: string }>> = {
  okc: { city: 'Oklahoma City', state: 'OK' },
  philly: { city: 'Philadelphia', state: 'PA' },
  indy: { city: 'Indianapolis', state: 'IN' },
  nola: { city: 'New Orleans', state: 'LA' },
  kcmo: { city: 'Kansas City', state: 'MO' },
  kck: { city: 'Kansas City', state: 'KS' },
  nyc: { city: 'New York', state: 'NY' },
};

/** `St. Louis`, `Saint Louis` and `ST LOUIS` have one key. */
export function placeKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/[^a-z]/g, '');
}

const placesOf = new Map<string, Map<string, string>>();
const statesOf = new Map<string, string[]>();

function placesIn(state: string): ReadonlyMap<string, string> {
  const known = placesOf.get(state);
  if (known) return known;
  const places = new Map((usPlaces[state] ?? '').split('|').map((name) => [placeKey(name), name] as const));
  places.delete('');
  placesOf.set(state, places);
  return places;
}

function statesByPlace(): ReadonlyMap<string, readonly string[]> {
  if (statesOf.size > 0) return statesOf;
  for (const state of Object.keys(usPlaces)) {
    for (const key of placesIn(state).keys()) statesOf.set(key, [...(statesOf.get(key) ?? []), state]);
  }
  return statesOf;
}

/** The states that have a place of that name. */
export function statesWith(name: string): readonly string[] {
  return statesByPlace().get(placeKey(name)) ?? [];
}

export function hasPlace(name: string, state: string): boolean {
  return placesIn(state).has(placeKey(name)) || shortNames[placeKey(name)]?.state === state;
}

export function isShortName(word: string): boolean {
  return shortNames[placeKey(word)] !== undefined;
}

function capitalise(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /(^|[\s\-./]|\b[od]'|\bmc)([a-z])/g,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    );
}

/** SPEC 7: a city's name with ordinary capitals, short names in full, otherwise as written. */
export function spellPlace(written: string, state: string | undefined): string {
  const name = written.replace(/\s{1,10}/g, ' ').trim();
  const short = shortNames[placeKey(name)];
  if (short && (state === undefined || short.state === state)) return short.city;
  const full = name.replace(/^ft\.?\s/i, 'Fort ').replace(/^mt\.?\s/i, 'Mount ');
  const mixed = /[a-z]/.test(full) && /^[A-Z]/.test(full) && !/\s[a-z]{3}/.test(full);
  if (mixed) return full;
  const listed = state === undefined ? undefined : placesIn(state).get(placeKey(full));
  const same = listed !== undefined && listed.toLowerCase() === full.toLowerCase();
  return same ? listed : capitalise(full);
}

const stateByPrefix = new Map<string, string[]>();

/** The states that a ZIP code can lie in. */
export function statesOfZip(zip: string): readonly string[] {
  if (stateByPrefix.size === 0) {
    for (const [state, prefixes] of Object.entries(zipPrefixes)) {
      for (let at = 0; at < prefixes.length; at += 3) {
        const prefix = prefixes.slice(at, at + 3);
        stateByPrefix.set(prefix, [...(stateByPrefix.get(prefix) ?? []), state]);
      }
    }
  }
  return stateByPrefix.get(zip.slice(0, 3)) ?? [];
}
