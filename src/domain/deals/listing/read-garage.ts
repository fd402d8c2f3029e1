import type { Reading } from './listing-fields.ts';
import { countInFigures } from './number-words.ts';
import { readShorthand } from './read-rooms.ts';
import { settle, type Claim } from './settle.ts';
import type { Line } from './split-lines.ts';

const GARAGE = String.raw`(?:garages?|garge|gar\b|garaje|grg)`;
const CARS_BEFORE = new RegExp(
  String.raw`(?<![\d.,/$])(\d)(?:\.5)?\+? ?-?(?:cars?\b|bay|c\b)[ ,/-]{0,3}(?:(?:attached|detached|att\.?|det\.?|rear[- ]entry|side[- ]entry|front[- ]entry|oversized?|alley|built-in|basement|tandem|big|large|deep)[ ,/-]{1,3}){0,3}${GARAGE}|(?<![\d.,/$])(\d) ?(?:attached |detached )?garage spaces?`,
  'g',
);
const AFTER_LABEL =
  /(?<![a-z])(?:(?:attached |detached |number of |# of )?garages?(?: ?\/ ?parking)?(?: spaces?| stalls?| size| cars?| capacity)?|garaje|parking|cochera)[\s:=-]{1,4}(?:attached |detached |yes,? )?(\d)(?:\.0|\.5)?(?![\d,x./]\d|\d)(?! ?(?:sq|sf|x|carport|uncovered|off|space(?!s? garage)|street))/g;
const PARKING_CARS = /(\d)[ -]?cars?\b(?! ?(?:carport|driveway|port|pad|parking pad|covered))/;
const NONE =
  /(?:no|sin|without(?: a)?) (?:attached |detached )?(?:garage|garaje)|garages?(?: spaces?)?[\s:=-]{1,4}(?:none|no\b|0\b|n\/a|n\b)|(?:^|[^a-z])0[- ]?(?:car )?garage/;
const CARPORT = /carport|driveway|parking (?:space|pad|spot)|off[- ]street|street parking|parking:|parking features/;

function claimsOf(line: string): Claim[] {
  const low = countInFigures(line);
  const cars = [...low.matchAll(CARS_BEFORE)].map((match) => Number(match[1] ?? match[2]));
  const labelled = [...low.matchAll(AFTER_LABEL)]
    .filter((match) => !match[0].startsWith('parking'))
    .map((match) => Number(match[1]));
  const label = /^garage/.test(low) ? PARKING_CARS.exec(low)?.[1] : undefined;
  const short = readShorthand(low)?.cars;
  const all = [...cars, ...labelled, ...(label === undefined ? [] : [Number(label)]), ...(short ? [short] : [])];
  return [...new Set(all)].map((value) => ({ value, rank: 1 }));
}

function inWords(cars: number): string {
  return cars === 0 ? 'none' : cars >= 4 ? '4+car' : `${cars}-car`;
}

/** SPEC 15: the garage as stated, `none` assumed beside a carport, else assumed from the bedrooms. */
export function readGarage(lines: readonly Line[], bedrooms: string | undefined): Reading | undefined {
  const none = lines.some(({ low }) => NONE.test(low));
  const cars = settle(
    lines
      .flatMap(({ low }) => (/garage|garge|gar\b|grg|garaje|[/x] ?\d/.test(low) ? claimsOf(low) : []))
      .filter(({ value }) => value > 0),
  );
  if (cars !== undefined && !none) return { value: inWords(cars) };
  if (none) return cars === undefined ? { value: 'none' } : undefined;
  if (lines.some(({ low }) => CARPORT.test(low)) && !lines.some(({ low }) => /garage|garaje/.test(low)))
    return { value: 'none', assumed: true };
  if (bedrooms === undefined) return undefined;
  const rooms = Number.parseInt(bedrooms, 10);
  if (rooms >= 3) return { value: '2-car', assumed: true };
  return rooms === 2 ? { value: '1-car', assumed: true } : undefined;
}
