import type { Reading } from '../listing-fields.ts';
import { settle, type Claim } from '../settle.ts';
import type { Fact } from './fact.ts';

const SQUARE_FEET_PER_METRE = 10.7639;
const LEAST_LOT_FEET = 300;
const MOST_BARE_ACRES = 100;
const LIVING = /living|livable|liveable|heated|finished|interior|habitable|conditioned|gla|tla|htd|lvg/;
const WHOLE = /total|tot\b|building|bldg|structure/;
const NEEDS_UNIT = /^(?:area|size|house size|home size|footage|total area|building area|construcci[oó]n|tama[nñ]o)$/;

function livingClaim({ role, value, words, unit, figure, how }: Fact): Claim | undefined {
  if (role === 'metres') return { value: Math.round(value * SQUARE_FEET_PER_METRE), rank: 1 };
  if (role !== 'living') return undefined;
  if (unit === 'acres' || unit === 'lot-feet' || unit === 'lot') return undefined;
  if (NEEDS_UNIT.test(words) && unit === null && !figure.text.includes(',')) return undefined;
  const value2 = unit === 'metres' ? Math.round(value * SQUARE_FEET_PER_METRE) : Math.round(value);
  const rank = LIVING.test(words) ? 5 : WHOLE.test(words) ? 2 : how === 'label' ? 4 : 3;
  return { value: value2, rank };
}

/** SPEC 12: the living area in whole square feet. */
export function readLivingArea(facts: readonly Fact[]): Reading | undefined {
  const said = facts.flatMap((fact) => livingClaim(fact) ?? []);
  const top = Math.max(0, ...said.map(({ rank }) => rank));
  const largest = Math.max(0, ...said.filter(({ rank }) => rank === top).map(({ value }) => value));
  // What is so much smaller is a room or an addition.
  const feet = settle(said.filter(({ value }) => value * 2 >= largest));
  return feet === undefined ? undefined : { value: String(feet) };
}

function inAcres(value: number): string {
  return value === 1 ? '1 acre' : `${value} acres`;
}

function inFeet(value: number): string | undefined {
  return value >= LEAST_LOT_FEET ? `${Math.round(value).toLocaleString('en-US')} sq ft` : undefined;
}

function lotOf({ role, value, unit, figure }: Fact): string | undefined {
  if (role === 'acres') return inAcres(value);
  if (role === 'lot-feet') return unit === 'acres' ? inAcres(value) : inFeet(value);
  if (role !== 'lot') return undefined;
  if (unit === 'acres') return inAcres(value);
  if (unit === 'living' || unit === 'lot-feet') return inFeet(value);
  if (unit !== null) return undefined;
  // `1935` without a unit or a comma is rather a year.
  if (/^(?:1[89]|20)\d\d$/.test(figure.text)) return undefined;
  return figure.decimal && value < MOST_BARE_ACRES ? inAcres(value) : inFeet(value);
}

/** SPEC 13: the first measure of the lot, as the text measures it. */
export function readLot(facts: readonly Fact[]): Reading | undefined {
  for (const fact of facts) {
    const value = lotOf(fact);
    if (value !== undefined) return { value };
  }
  return undefined;
}

const LOOSE = /^(?:year|yr\.?|date|vintage|circa|from|a[nñ]o|home|house|ranch|construction)$/;

/** SPEC 14: the year of the house; `bare` are years in cells of their own. */
export function readBuiltIn(facts: readonly Fact[], bare: readonly number[], currentYear: number): Reading | undefined {
  const said = facts
    .filter(({ role }) => role === 'year')
    .map(({ value, words, how }) => ({ value, rank: (LOOSE.test(words.trim()) ? 2 : 4) + (how === 'label' ? 1 : 0) }));
  const claims = [...said, ...bare.map((value) => ({ value, rank: 1 }))];
  const built = settle(claims.filter(({ value }) => value >= 1800 && value <= currentYear));
  return built === undefined ? undefined : { value: String(built) };
}

const MOST_CARS = 12;

/** The cars of the garage as stated; undefined where no number is. */
export function readCars(facts: readonly Fact[]): number | undefined {
  const said = facts
    .filter(({ role, value }) => role === 'cars' && value <= MOST_CARS)
    .map(({ value }) => ({ value: Math.floor(value), rank: value > 0 ? 2 : 1 }));
  return settle(said);
}
