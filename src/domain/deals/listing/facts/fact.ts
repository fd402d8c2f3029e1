import type { Role } from './roles.ts';
import type { Figure } from './scan-line.ts';

/** A figure with what it is. */
export interface Fact {
  readonly role: Role;
  readonly value: number;
  readonly figure: Figure;
  /** What measures a lot or an area, where it stands beside the figure. */
  readonly unit: Role | null;
  /** Said by a label with a colon, by words beside it, or by its place among others. */
  readonly how: 'label' | 'words' | 'shorthand';
  /** The words that said it. */
  readonly words: string;
}

/** What a figure of that role can be; anything else is no answer to its label. */
export const plausible: Readonly<Record<Role, (figure: Figure) => boolean>> = {
  beds: ({ value, decimal }) => !decimal && value >= 0 && value <= 30,
  baths: ({ value }) => value >= 0 && value <= 20,
  'full-baths': ({ value, decimal }) => (!decimal || Number.isInteger(value)) && value <= 20,
  'half-baths': ({ value, decimal }) => (!decimal || Number.isInteger(value)) && value <= 9,
  'quarter-baths': ({ value, decimal }) => !decimal && value <= 9,
  'full-and-half': ({ value }) => value <= 20,
  living: ({ value, decimal }) =>
    value >= 200 && value <= 30_000 && (!decimal || Number.isInteger(value) || value > 400),
  metres: ({ value }) => value >= 20 && value <= 3000,
  lot: ({ value }) => value > 0,
  'lot-feet': ({ value }) => value >= 300,
  // `AC 2016` is an air conditioner's year.
  acres: ({ value, decimal }) => value > 0 && value < 10_000 && (decimal || value < 1950 || value > 2050),
  year: ({ value, text }) => /^\d{4}$/.test(text) && value >= 1800 && value <= 2100,
  cars: ({ value }) => value <= 12,
  'other-area': ({ value }) => value >= 1,
  'other-year': ({ value }) => value >= 0,
  'other-count': () => true,
  other: () => true,
};

const areas: ReadonlySet<Role> = new Set(['living', 'lot', 'lot-feet', 'acres', 'metres', 'other-area']);
export const others: ReadonlySet<Role> = new Set(['other', 'other-count', 'other-year', 'other-area']);
export const lots: ReadonlySet<Role> = new Set(['lot', 'lot-feet', 'acres']);

/** Whether words of that role measure an area. */
export function isArea(role: Role): boolean {
  return areas.has(role);
}

/** Whether the words after a figure only say how the label before it is measured: `Lot: 7,200 sq ft`, `Garage 2 car`. */
export function measures(label: Role, unit: Role): boolean {
  if (label === unit) return true;
  if (areas.has(label) && areas.has(unit)) return true;
  if (label === 'cars' && (unit === 'other-count' || unit === 'other-area')) return true;
  if (label === 'cars' && areas.has(unit)) return true;
  if (label === 'baths' && (unit === 'full-baths' || unit === 'half-baths')) return true;
  return label === 'other-year' && unit === 'living';
}
