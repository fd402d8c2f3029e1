import type { Bound } from './bound.ts';
import type { Line } from './lines.ts';
import type { NumberRole, WordField } from './phrase-rows.ts';
import type { Said } from './words.ts';

/** Where in the pasted text a value stands. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** A value of a field as one passage gives it, and where. */
export interface Claim {
  readonly value: string;
  /** Labels and headers before prose, prose before shorthand. */
  readonly rank: number;
  readonly start: number;
  readonly end: number;
  readonly assumed?: boolean;
}

/** Of several claims those of the highest rank decide; where these contradict each other nothing is read. */
export function settle(claims: readonly Claim[]): Claim | undefined {
  const top = claims.reduce((most, { rank }) => Math.max(most, rank), Number.NEGATIVE_INFINITY);
  const best = claims.filter(({ rank }) => rank === top);
  const [first] = best;
  return best.every(({ value }) => value === first?.value) ? first : undefined;
}

const FEET_PER_METRE = 10.7639;
const LEAST_AREA = 200;
const MOST_AREA = 30_000;
const MOST_BEDS = 6;
const MOST_BATHS = 4;
const MOST_CARS = 4;

const of = (bounds: readonly Bound[], ...roles: NumberRole[]) => bounds.filter(({ role }) => roles.includes(role));
const claim = ({ rank, start, end }: Bound, value: string, lower = 0): Claim => ({
  value,
  rank: rank - lower,
  start,
  end,
});

const inBeds = (value: number) => (value >= MOST_BEDS ? '6+' : String(value));

/** SPEC: `1` to `5`, `6+`; of a house whose floors are told one by one, their sum. */
export function settleBeds(bounds: readonly Bound[]): Claim | undefined {
  const known = bounds.filter(({ value, vague }) => value > 0 && Number.isInteger(value) && !vague);
  const found = settle(of(known, 'beds').map((one) => claim(one, inBeds(one.value))));
  const floors = of(known, 'levelBeds');
  const [first] = floors;
  if (found || first === undefined || of(bounds, 'beds').length > 0) return found;
  return claim(first, inBeds(floors.reduce((sum, { value }) => sum + value, 0)));
}

/** Three quarters of a bath count as its half; a sheet's `2.1` is two full baths and a half one. */
function halves(value: number, low: string): number {
  const sheet = /^\d\.([1-4])0?$/.exec(low);
  const exact = sheet ? Math.floor(value) + Number(sheet[1]) / 2 : value;
  return Math.floor(exact * 2) / 2;
}

const highest = (bounds: readonly Bound[]) => bounds.toSorted((a, b) => b.rank - a.rank)[0];
const inBaths = (value: number) => (value >= MOST_BATHS ? '4+' : String(value));

/** SPEC: full and half baths added up where both are given, else the number of baths. */
export function settleBaths(bounds: readonly Bound[]): Claim | undefined {
  const fulls = bounds.filter(({ role, unit }) => role === 'fullBaths' || (role === 'baths' && unit === 'fullBaths'));
  const full = highest(fulls);
  const [half, quarter] = (['halfBaths', 'quarterBaths'] as const).map((role) =>
    highest(of(bounds, role).filter(({ value }) => Number.isInteger(value))),
  );
  const more = (half?.value ?? 0) + (quarter?.value ?? 0);
  if (full && (half || quarter)) return { ...claim(full, inBaths(full.value + more / 2)), rank: 3 };
  const said = of(bounds, 'baths', 'fullAndHalf')
    .filter((found) => !found.vague && !fulls.includes(found))
    .map((found) => ({ found, value: halves(found.value, found.low) }));
  const known = said.filter(({ value }) => value >= 1);
  // Full baths alone are all of them, unless a passage of equal rank counts more.
  if (full && full.value > 0 && known.every(({ found }) => found.rank < full.rank))
    return claim(full, inBaths(full.value));
  return settle(known.map(({ found, value }) => claim(found, inBaths(value))));
}

/** SPEC: the living area in whole square feet. */
export function settleArea(bounds: readonly Bound[]): Claim | undefined {
  const inMetres = ({ role, unit }: Bound) => role === 'metres' || unit === 'metres';
  const said = of(bounds, 'living', 'metres').filter(({ vague }) => !vague);
  const feet = said
    .filter((found) => !inMetres(found) && found.value >= LEAST_AREA && found.value < MOST_AREA)
    .map((found) => claim(found, String(Math.round(found.value))));
  if (feet.length > 0) return settle(feet);
  return settle(said.filter(inMetres).map((found) => claim(found, String(Math.round(found.value * FEET_PER_METRE)))));
}

function inAcres(value: number): string {
  return value === 1 ? '1 acre' : `${value} acres`;
}

/** With its thousands apart. Loading a language's own format would take longer than reading the text. */
const inFeet = (value: number) => `${String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',')} sq ft`;

function lotValue({ role, unit, value, low, other }: Bound): string | undefined {
  if (role === 'lot' && other !== undefined && value >= 15) return `${value} x ${other}`;
  const measure = role === 'lot' ? unit : role;
  if (measure === 'acres') return value > 0 ? inAcres(value) : undefined;
  if (measure === 'living' || measure === 'lotFeet' || measure === 'otherArea')
    return value >= 300 ? inFeet(value) : undefined;
  if (value >= 1000 && !/^(?:1[89]|20)\d\d$/.test(low)) return inFeet(value);
  return low.includes('.') && value < 300 ? inAcres(value) : undefined;
}

const acresOf = (value: string) => (value.endsWith('acres') || value.endsWith('acre') ? Number.parseFloat(value) : 0);
const decimals = (value: string) => /\.(\d+)/.exec(value)?.[1]?.length ?? 0;
const NEAR = 0.15;

/** `just under a half acre: 0.46 acres`: an exact measure beats the one that rounds it. */
function isRounded(value: string, exact: string): boolean {
  const [rough, fine] = [acresOf(value), acresOf(exact)];
  return rough > 0 && fine > 0 && decimals(exact) > decimals(value) && Math.abs(rough - fine) <= NEAR * fine;
}

/** SPEC: the first measure of the lot, as the text measures it. */
export function settleLot(bounds: readonly Bound[]): Claim | undefined {
  // Two sides count where no area is given.
  const byArea = (found: Bound) => (found.other === undefined ? 0 : 1);
  const claims = of(bounds, 'lot', 'lotFeet', 'acres')
    .toSorted((a, b) => byArea(a) - byArea(b) || a.start - b.start)
    .flatMap((found) => {
      const value = found.vague ? undefined : lotValue(found);
      return value === undefined ? [] : [claim(found, value)];
    });
  const [first] = claims;
  return claims.find(({ value }) => first && isRounded(first.value, value)) ?? first;
}

/** Two digits are a year where they leave no doubt: `'78`, `02`. */
function fullYear(low: string, currentYear: number): number {
  const short = Number(low);
  if (low.length === 4) return short;
  const now = currentYear % 100;
  return short < 20 && short <= now ? 2000 + short : short > now ? 1900 + short : 0;
}

/** SPEC: four digits from 1800 to this year. */
export function settleYear(bounds: readonly Bound[], currentYear: number): Claim | undefined {
  const years = of(bounds, 'year')
    .filter(({ vague }) => !vague)
    .map((found) => ({ found, year: fullYear(found.low, currentYear) }));
  return settle(
    years
      .filter(({ year }) => year >= 1800 && year <= currentYear)
      .map(({ found, year }) => claim(found, String(year))),
  );
}

/** SPEC: the garage's cars. */
export function settleCars(bounds: readonly Bound[]): Claim | undefined {
  return settle(
    of(bounds, 'cars')
      .filter(({ vague, value }) => !vague && value < 12)
      .map((found) => {
        const cars = Math.floor(found.value);
        return claim(found, cars === 0 ? 'none' : cars >= MOST_CARS ? '4+car' : `${cars}-car`);
      }),
  );
}

export function settleWords(said: readonly Said[], field: WordField): Claim | undefined {
  return settle(said.filter((one) => one.field === field));
}

/** Land that could carry a house has none: neither rooms nor a size, a year or a garage. */
export function isLand(said: readonly Said[]): boolean {
  const types = said.filter(({ field }) => field === 'propertyType');
  return (
    types.some(({ value }) => value === 'land') &&
    types.every(({ value }) => value === 'land' || value === 'single-family')
  );
}

export function settleType(said: readonly Said[], beds: Claim | undefined): Claim | undefined {
  const types = said.filter(({ field }) => field === 'propertyType');
  if (types.some(({ value }) => value === 'other' || value === 'land')) return undefined;
  // `multi-family (duplex)`: what is said more closely counts.
  const close = types.filter(({ value }) => value !== 'single-family' && value !== 'multi');
  const narrow = close.length > 0 ? close : types.filter(({ value }) => value !== 'single-family');
  const found = settle(narrow.length > 0 ? narrow : types);
  if (types.length > 0) return found?.value === 'multi' ? undefined : found;
  return beds && Number.parseInt(beds.value, 10) >= 2
    ? { value: 'single-family', rank: 0, start: beds.start, end: beds.end, assumed: true }
    : undefined;
}

export function settleGarage(
  cars: Claim | undefined,
  said: readonly Said[],
  beds: Claim | undefined,
  lines: readonly Line[],
): Claim | undefined {
  const none = settleWords(said, 'garage');
  if (cars && none) return cars.value === 'none' ? cars : undefined;
  if (cars || none) return cars ?? none;
  const has = (word: string) =>
    lines.some((line) => line.cells.some((cell) => cell.some((item) => item.low.startsWith(word))));
  if ((has('carport') || has('driveway') || has('parking')) && !has('garage'))
    return { value: 'none', rank: 0, start: 0, end: 0, assumed: true };
  const rooms = beds ? Number.parseInt(beds.value, 10) : 0;
  return beds && rooms >= 2
    ? { value: rooms >= 3 ? '2-car' : '1-car', rank: 0, start: beds.start, end: beds.end, assumed: true }
    : undefined;
}
