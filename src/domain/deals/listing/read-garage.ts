import type { Reading } from './listing-fields.ts';
import { matchesOf } from './matches.ts';
import { countInFigures } from './number-words.ts';
import { readShorthand } from './read-rooms.ts';
import { settle, type Claim } from './settle.ts';
import type { Line } from './split-lines.ts';

const GARAGE = String.raw`(?:garages?|garge|gar\b|garaje|grg|g\b)`;
const CARS_BEFORE = new RegExp(
  String.raw`(?<![\d.,/$])(\d)(?:\.5)?\+? ?-?(?:cars?\b|bay|stall|c\b|c(?=g))[ ,/-]{0,3}(?:(?:attached|detached|att\.?|det\.?|drive[- ]under|side[- ]load(?:ing)?|front[- ]load(?:ing)?|rear[- ]entry|side[- ]entry|front[- ]entry|oversized?|alley|built-in|basement|tandem|big|large|deep)[ ,/-]{1,3}){0,3}${GARAGE}|(?<![\d.,/$])(\d) ?(?:attached |detached )?(?:garage spaces?|gar\b)`,
  'g',
);
const AFTER_LABEL =
  /(?<![a-z])(?:(?:attached |detached |number of |# of )?garages?(?: ?\/ ?parking)?(?: spaces?| stalls?| size| cars?| capacity)?|garaje|parking|cochera)[\s:=-]{1,4}(?:attached |detached |yes,? )?(\d)(?:\.0|\.5)?(?![\d,x./]\d|\d)(?! ?(?:sq|sf|x|carport|uncovered|off|street))/g;
const PARKING_CARS = /(\d)[ -]?cars?\b(?! ?(?:carport|driveway|port|pad|parking pad|covered))/;
const NONE =
  /(?:no|sin|without(?: a)?) (?:attached |detached )?(?:garage|garaje|gar\b)|garages?(?: spaces?)?[\s:=-]{1,4}(?:none|no\b|0\b|n\/a|n\b)|(?:^|[^a-z])0[- ]?(?:car )?garage/;
const CARPORT = /carport|driveway|parking (?:space|pad|spot)|off[- ]street|street parking|parking:|parking features/;

/** `2-car attached`, `garage for 2 cars`, `Attached garage (2)`. */
const CARS_OTHERWISE =
  /(?<![\d.,/$])(\d)[ -]?cars? (?:attached|detached|att\b|det\b)|(?:attached|detached) (\d)[ -]?car\b|(?:garage|garaje|cochera) (?:for|fits|holds|with room for|para|de) (\d) (?:cars|carros?|autos?|coches?)|garages? \(?(\d)(?: ?cars?)?\)|(?:^|[/|,•] ?)(\d)[- ]?cars?(?= ?(?:[/|,•]|$))/g;

function claimsOf(line: string): Claim[] {
  const low = countInFigures(line);
  const cars = matchesOf(CARS_BEFORE, low).map((match) => Number(match[1] ?? match[2]));
  const otherwise = matchesOf(CARS_OTHERWISE, low).map((match) =>
    Number(match.slice(1).find((figure) => figure !== undefined)),
  );
  const labelled = matchesOf(AFTER_LABEL, low)
    .filter((match) => !match[0].startsWith('parking'))
    .map((match) => Number(match[1]));
  const label = low.startsWith('garage') ? PARKING_CARS.exec(low)?.[1] : undefined;
  const short = readShorthand(low)?.cars;
  const all = [
    ...cars,
    ...otherwise,
    ...labelled,
    ...(label === undefined ? [] : [Number(label)]),
    ...(short === null || short === undefined ? [] : [short]),
  ];
  return [...new Set(all)].map((value) => ({ value, rank: 1 }));
}

function inWords(cars: number): string {
  return cars === 0 ? 'none' : cars >= 4 ? '4+car' : `${cars}-car`;
}

function statedIn(lines: readonly Line[]): Reading | undefined {
  const none = lines.some(({ low }) => low.includes('gar') && NONE.test(low));
  const cars = settle(
    lines.flatMap(({ low }) =>
      /garage|garge|gar\b|grg|garaje|cochera|\dcg\b|\bcars?\b|[/x-] ?\d/.test(low) ? claimsOf(low) : [],
    ),
  );
  if (cars === 0) return { value: 'none' };
  if (none) return cars === undefined ? { value: 'none' } : undefined;
  return cars === undefined ? undefined : { value: inWords(cars) };
}

function assume(lines: readonly Line[], bedrooms: string | undefined): Reading | undefined {
  if (
    lines.some(({ low }) => CARPORT.test(low)) &&
    !lines.some(({ low }) => /garage(?! ?\/ ?carport)|garaje/.test(low))
  )
    return { value: 'none', assumed: true };
  if (bedrooms === undefined) return undefined;
  const rooms = Number.parseInt(bedrooms, 10);
  if (rooms >= 3) return { value: '2-car', assumed: true };
  return rooms === 2 ? { value: '1-car', assumed: true } : undefined;
}

interface GarageEvidence {
  /** What the figures bound to a garage come to. */
  readonly cars: number | undefined;
  /** What stands under the garage's own label. */
  readonly labelled: Reading | undefined;
  readonly bedrooms: string | undefined;
}

/** SPEC 15: the garage as stated, `none` assumed beside a carport, else assumed from the bedrooms. */
export function readGarage(lines: readonly Line[], { cars, labelled, bedrooms }: GarageEvidence): Reading | undefined {
  if (cars === undefined && labelled) return labelled;
  const stated = statedIn(lines);
  if (stated) return stated;
  return cars === undefined ? assume(lines, bedrooms) : { value: inWords(cars) };
}
