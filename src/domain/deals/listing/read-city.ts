import { findLabel } from './labels.ts';
import { hasPlace, isShortName, spellPlace, statesOfZip, statesWith } from './places.ts';
import { readPlaceAt, type Place } from './read-place.ts';
import { readLabelledPlace, type Pairs } from './facts/read-labelled.ts';
import type { Address } from './read-address.ts';
import { readState } from './states.ts';
import type { ListingFieldName, Reading } from './listing-fields.ts';
import type { Line } from './split-lines.ts';

const LABELS = {
  city: /(?:^|\t|[,;|•] ?)(?:city|ciudad|town|property city)\s?[:=\t]\s?([A-Za-z][A-Za-z .'-]{1,30})/i,
  state: /(?:^|\t|[,;|•] ?)(?:state|estado|st|property state)\s?[:=\t]\s?([A-Za-z][A-Za-z. ]{1,20})/i,
  zip: /(?<![a-z])(?:zip(?: ?code)?|postal ?code|c[oó]digo postal|c\.p\.)\s?[:=\t ]\s?(\d{5}(?:-\d{4})?)(?!\d)/i,
};
const SENDER = /office|broker|realty|group|llc|mailing|escrow|title|©|license|po box|agent|listed by|school|lender/;
/** Words that open lines and are places somewhere. */
const NO_CITY = new Set(
  'price home beds year built ask asking view union sold address property type garage lot roof pool west east north south new the photos investor fair cash texas mobile ranch brick orange big great sale market active contact parking central'.split(
    ' ',
  ),
);
const MOST_LINES = 80;
const LONG_LINE = 100;
const NEAR = 50;

function labelled(lines: readonly Line[], pattern: RegExp): string | undefined {
  for (const { text } of lines) {
    const said = pattern.exec(text)?.[1]?.trim();
    if (said !== undefined) return said;
  }
  return undefined;
}

const STATE_WORD =
  /(?<=[A-Za-z.'][,.]? {0,2})(?<![A-Za-z])(?:[A-Za-z]{2}|(?:north|south|west|new|rhode) [a-z]{4,10}|[a-z]{4,14})(?![A-Za-z'])/gi;
const WORDS_BEFORE = /(?:[A-Za-z.'-]{2,20} ){0,3}[A-Za-z.'-]{3,20}[,.]? {0,2}$/;

/** The place whose state stands at an offset: the longest of the words before it that the state has. */
function placeBefore(text: string, at: number): Place | undefined {
  const before = WORDS_BEFORE.exec(text.slice(Math.max(0, at - 70), at));
  if (!before) return undefined;
  const start = at - before[0].length;
  const offsets = [0, ...[...before[0].matchAll(/ (?=\S)/g)].map(({ index }) => index + 1)];
  for (const offset of offsets) {
    const place = readPlaceAt(text, start + offset);
    if (place?.city !== undefined && place.listed && place.end >= at && place.state !== undefined) return place;
  }
  return undefined;
}

/** The first `Macon GA`, `Louisville, KY`, `Greensboro North Carolina 27405` of the text. */
function looselyNamed(lines: readonly Line[]): Place | undefined {
  for (const { text, low } of lines.slice(0, MOST_LINES)) {
    const isLong = low.length > LONG_LINE;
    if (!isLong && SENDER.test(low.replace(/(?:agent|broker) (?:remarks|notes|only)/, ''))) continue;
    for (const match of text.slice(0, 2000).matchAll(STATE_WORD)) {
      if (readState(match[0]) === undefined) continue;
      // In a long line the sender is spoken of somewhere; beside the place he would be its own.
      if (isLong && SENDER.test(low.slice(Math.max(0, match.index - NEAR), match.index + NEAR))) continue;
      const place = placeBefore(text, match.index);
      if (place) return place;
    }
    const short = /\b(?:okc|philly|indy|nola|kcmo|kck|nyc)\b/.exec(low)?.[0];
    if (short !== undefined) return { city: short, listed: true, end: 0 };
  }
  return undefined;
}

const NAMED = /(?:^|[.!?|•,:-] |\b(?:in|of|en) )([A-Z][A-Za-z.'-]{2,20}(?: [A-Z][A-Za-z.'-]{1,16}){0,3})/g;

/** A city that opens a line or a clause, or follows `in`; the longest part that the state has. */
function namedIn(lines: readonly Line[], state: string): string | undefined {
  for (const { text, low } of lines.slice(0, 12)) {
    if (SENDER.test(low)) continue;
    const opening = /^(?:[a-z.'-]{2,20} ){0,2}[a-z.'-]{2,20}(?= \(| \/|,)/.exec(low)?.[0];
    if (opening !== undefined && hasPlace(opening, state) && !NO_CITY.has(opening)) return opening;
    for (const match of text.slice(0, 400).matchAll(NAMED)) {
      const words = (match[1] ?? '').split(' ');
      for (let count = words.length; count > 0; count -= 1) {
        const name = words.slice(0, count).join(' ').replace(/[.,]$/, '');
        if (hasPlace(name, state) && !NO_CITY.has(name.toLowerCase())) return name;
      }
    }
  }
  return undefined;
}

const CELL_STARTS = /(?:^|[|•;>] ?)(?=[A-Za-z])/g;

/** `HOUSTON 77088 | 1215 Mansfield St`: a cell that begins with a city and its ZIP. */
function withZip(lines: readonly Line[]): Place | undefined {
  for (const { text, low } of lines.slice(0, 12)) {
    if (!/[a-z] \d{5}/.test(low) || SENDER.test(low)) continue;
    for (const { index, 0: sign } of text.slice(0, 400).matchAll(CELL_STARTS)) {
      const place = readPlaceAt(text, index + sign.length);
      if (place?.city !== undefined && place.zip !== undefined && place.listed) return place;
    }
  }
  return undefined;
}

const IN_PLACE = /\b(?:in|en) ([A-Z][a-z.'-]{2,20}(?: [A-Z][a-z.'-]{1,16}){0,2})(?=[.,!;]|$)/g;
const IN_BRACKETS = /\(([A-Za-z][A-Za-z .'-]{2,24}?)(?: ?[/,-] ?[^()]{0,30})?\)/g;
const MOST_NAMED_LINES = 8;

/** `in Grand Prairie.`, or `(Chandler)` in a heading. */
function namedAlone(lines: readonly Line[], fits: (name: string) => boolean): string | undefined {
  for (const [at, { text, low }] of lines.slice(0, MOST_NAMED_LINES).entries()) {
    if (SENDER.test(low)) continue;
    const names = [
      ...text.slice(0, 600).matchAll(IN_PLACE),
      ...(at < 3 ? text.slice(0, 200).matchAll(IN_BRACKETS) : []),
    ];
    const name = names.map((match) => (match[1] ?? '').replace(/[.,]$/, '')).find(fits);
    if (name !== undefined && !NO_CITY.has(name.toLowerCase())) return name;
  }
  return undefined;
}

const LONE_ZIP = /(?:^|[.!?|•] )(\d{5})(?=\.?$|\. | ?[|•])/;

/** Five digits in a clause of their own. */
function loneZip(lines: readonly Line[]): string | undefined {
  for (const { text } of lines.slice(0, MOST_LINES)) {
    const zip = LONE_ZIP.exec(text)?.[1];
    if (zip !== undefined && statesOfZip(zip).length > 0) return zip;
  }
  return undefined;
}

/** A line that is nothing but the name of a place of the state. */
function ownLine(lines: readonly Line[], state: string): string | undefined {
  const line = lines
    .slice(0, MOST_LINES)
    .find(({ text }) => text.length < 30 && /^[A-Za-z .'-]+$/.test(text) && hasPlace(text, state));
  return line?.text;
}

function cityOf(
  lines: readonly Line[],
  said: string | undefined,
  beside: Place | undefined,
  state: string | undefined,
): string | undefined {
  if (said !== undefined && readState(said) === undefined && findLabel(said.toLowerCase()) === undefined)
    return spellPlace(said, state);
  if (beside?.city !== undefined) return spellPlace(beside.city, state);
  if (state === undefined) return namedAlone(lines, (name) => statesWith(name).length === 1);
  return ownLine(lines, state) ?? namedIn(lines, state) ?? namedAlone(lines, (name) => hasPlace(name, state));
}

/** SPEC 7 to 9: by their labels, beside the street, or named elsewhere; the state from the ZIP or a city that only one state has is assumed. */
export function readCity(
  lines: readonly Line[],
  address: Address | undefined,
  pairs: Pairs,
): Map<ListingFieldName, Reading> {
  const by = readLabelledPlace(pairs);
  const beside = address?.place ?? withZip(lines);
  const loose = beside?.city === undefined || beside.state === undefined ? looselyNamed(lines) : undefined;
  const fits =
    loose !== undefined &&
    (beside?.zip === undefined || loose.state === undefined || statesOfZip(beside.zip).includes(loose.state));
  const place: Place | undefined =
    fits && (beside?.city === undefined || beside.city.toLowerCase() === loose.city?.toLowerCase())
      ? { ...loose, ...beside }
      : beside;
  const zip =
    ((by.state ?? by.city) ? by.zip : undefined) ?? labelled(lines, LABELS.zip) ?? place?.zip ?? loneZip(lines);
  const saidState = by.state ?? readState(labelled(lines, LABELS.state) ?? '') ?? place?.state;
  const byZip = zip === undefined ? [] : statesOfZip(zip);
  const saidCity = (by.state === undefined ? undefined : by.city) ?? labelled(lines, LABELS.city);
  const city = cityOf(lines, saidCity, place, saidState ?? byZip[0]);
  const inferred = saidState === undefined ? inferState(byZip, city) : undefined;
  const state = saidState ?? inferred;
  const found = new Map<ListingFieldName, Reading>();
  if (city !== undefined) found.set('city', { value: spellPlace(city, state) });
  if (state !== undefined) found.set('state', { value: state, assumed: saidState === undefined });
  if (zip !== undefined && byZip.length > 0 && (state === undefined || byZip.includes(state)))
    found.set('zipCode', { value: zip });
  return found;
}

function inferState(byZip: readonly string[], city: string | undefined): string | undefined {
  if (byZip.length > 0) return byZip.find((state) => city !== undefined && hasPlace(city, state)) ?? byZip[0];
  if (city === undefined) return undefined;
  if (isShortName(city))
    return Object.values({ okc: 'OK', philly: 'PA', indy: 'IN', nola: 'LA', kcmo: 'MO', kck: 'KS', nyc: 'NY' })[
      ['okc', 'philly', 'indy', 'nola', 'kcmo', 'kck', 'nyc'].indexOf(city.toLowerCase())
    ];
  const states = statesWith(city);
  return states.length === 1 ? states[0] : undefined;
}
