import type { Reading } from './listing-fields.ts';
import { settle, type Claim } from './settle.ts';
import type { Line } from './split-lines.ts';

const SQUARE_FEET = String.raw`(?:sq\.? ?f(?:ee|oo)?t\.?|sqft\.?|sq\.? feet|s\.f\.|sf|s\/f|sq\/ft|square f(?:ee|oo)t|sq\.? footage|square footage|sq|sqf|ft2|ftsq|pies cuadrados|pies2)`;
const BEFORE_UNIT = new RegExp(
  String.raw`(?<![\d.,$#-]|\d\/(?=\d{1,3}\/))(\d{1,2},\d{3}|\d{3,5})(?:\.\d{1,2})?(?: ?\+\/?-?|ish| approx\.?)? ?(?:(?:total|heated|living|finished|livable|interior) )?${SQUARE_FEET}(?![a-z0-9])`,
  'g',
);
const METRES = /(?<![\d.,$/#-])(\d{2,4}(?:\.\d)?) ?(?:m2|sqm|square met(?:er|re)s|metros cuadrados)(?![a-z0-9])/g;
const AFTER_LABEL = new RegExp(
  String.raw`(?<![a-z])((?:approx\.? |total |heated |living |finished |livable |interior |building |bldg |above grade |tot fin |gla )?(?:${SQUARE_FEET}|living area(?: size)?|area habitable|gla|house size|home size|finished area|total interior livable area|interior(?= ?\()|fin area|blt|size))(?: ?\(?(?:sq\.? ?ft\.?|sqft|approx\.?)\)?)?[\s:=.~-]{1,5}(?:is |about |approx\.? )?(\d{1,2},\d{3}|\d{3,5})(?![\d,%]|\.\d{3}|\/\d| ?(?:acres?|ac\b|x))`,
  'g',
);
const LIVING = /living|livable|heated|finished|interior|habitable|gla/;
const NOT_LIVING =
  /lot|land|basement|bsmt|garage|addition|gross|parcel|terreno|barn|shop|deck|patio|unfinished|acre|dimension|carport|per unit|each|guest|studio above|under roof|site/;
const RANGE = /\d{3} ?(?:-|to) ?$/;

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** What stands before a figure in its own clause. */
function clauseBefore(low: string, at: number): string {
  const before = low.slice(Math.max(0, at - 34), at);
  return before.slice(
    Math.max(...[', ', ';', '|', '•', '. ', '\t', ' - '].map((sign) => before.lastIndexOf(sign))) + 1,
  );
}

function claimOf(low: string, at: number, end: number, feet: number, wholly: string): Claim | undefined {
  const before = clauseBefore(low, at);
  const after = low.slice(end, end + 16);
  if (feet < 200 || feet > 30_000 || RANGE.test(low.slice(Math.max(0, at - 8), at))) return undefined;
  if (
    NOT_LIVING.test(before) ||
    /^ ?(?:lot|land|garage|addition|unfin|parcel|shop|barn|lote|\(lot|each|per|of land|(?:[a-z-]{3,12} )?addition|sun ?room|shed|deck|patio|porch|guest|detached|unfin|workshop|corner lot)/.test(
      after,
    )
  )
    return undefined;
  if (/^ ?\+|\+ ?$/.test(before)) return undefined;
  const part = /^ ?(?:basement|bsmt)/.test(after) || wholly.includes('+');
  const whole = part || /total (?:structure|gross|building)/.test(before) || /total structure|gross/.test(wholly);
  return { value: feet, rank: whole ? 1 : LIVING.test(before) || LIVING.test(wholly) ? 3 : 2 };
}

function claimsOf(low: string): Claim[] {
  const units = [...low.matchAll(BEFORE_UNIT)].map((match) =>
    claimOf(low, match.index, match.index + match[0].length, toNumber(match[1] ?? ''), match[0]),
  );
  const metres = [...low.matchAll(METRES)].map((match) =>
    claimOf(low, match.index, match.index + match[0].length, Math.round(Number(match[1]) * 10.7639), ''),
  );
  const labelled = [...low.matchAll(AFTER_LABEL)].map((match) => {
    const year = match[1] === 'blt' && /^(?:18|19|20)\d\d$/.test(match[2] ?? '');
    return year || (match[1] === 'size' && !/^(?:home |house )?size/.test(low))
      ? undefined
      : claimOf(low, match.index, match.index + match[0].length, toNumber(match[2] ?? ''), match[1] ?? '');
  });
  const said = units.length > 0 ? units : [...labelled, ...metres];
  return said.filter((claim) => claim !== undefined);
}

/** `3/2/2 | 1,580 | 1978`: a cell of its own beside the rooms. */
const BARE_CELL = /(?:[|•\t]|, ) ?(\d,\d{3}) ?(?=[|•\t]|, |$)/g;
/** `3/2, 1377 ft, built 1977`. */
const BARE_FEET = /(?<![\d.,$x#-])(?<![x#] )([6-9]\d\d|[1-4],?\d{3}) ?ft\.?(?=[,;|•]|$)/g;
/** `3 / 1 / 1028 / 1958`: a size in the cell before the year's. */
const BEFORE_YEAR = /[|/•] ?([6-9]\d\d|[1-5]\d{3}) ?[|/•] ?(?:18|19|20)\d\d(?= ?[|/•]|$)/g;
const ROOMS = /(?<![\d/])[1-9] ?[|/] ?\d(?:\.5)?(?: ?\/ ?\d)?(?!\d|\/\d)|\d ?(?:bd|br|bed)/;

function bareClaims(low: string): Claim[] {
  if (!ROOMS.test(low)) return [];
  return [...low.matchAll(BARE_CELL), ...low.matchAll(BARE_FEET), ...low.matchAll(BEFORE_YEAR)].map((match) => ({
    value: toNumber(match[1] ?? ''),
    rank: 1,
  }));
}

/** SPEC 12: the living area in whole square feet. */
export function readSquareFeet(lines: readonly Line[]): Reading | undefined {
  const said = lines.flatMap(({ low }) => (/\d{2}/.test(low) ? claimsOf(low) : []));
  const feet = settle(
    said.length > 0
      ? said
      : lines.flatMap(({ low }) => (/\d,\d|\d ?ft|\d ?[|/•] ?(?:18|19|20)\d/.test(low) ? bareClaims(low) : [])),
  );
  return feet === undefined ? undefined : { value: String(feet) };
}
