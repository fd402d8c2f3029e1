import type { Reading } from '../listing-fields.ts';
import { readShorthand } from '../read-rooms.ts';
import { settle, type Claim } from '../settle.ts';
import type { Fact } from './fact.ts';
import type { House } from './house-facts.ts';
import type { Role } from './roles.ts';

const RANKS: Readonly<Record<Fact['how'], number>> = { label: 3, words: 2, shorthand: 1 };

function claims(facts: readonly Fact[], role: Role): Claim[] {
  return facts.filter((fact) => fact.role === role).map(({ value, how }) => ({ value, rank: RANKS[how] }));
}

/** `3/2` on lines that name neither bedrooms nor bathrooms. */
function shorthands(lines: readonly string[]): { beds: number; baths: number }[] {
  return lines.flatMap((low) => readShorthand(low) ?? []);
}

/** SPEC 11: `1` to `5` or `6+`. */
export function readBedCount({ rooms: facts, whole: lines }: House): Reading | undefined {
  const named = claims(facts, 'beds');
  const said = named.length > 0 ? named : shorthands(lines).map(({ beds }) => ({ value: beds, rank: 1 }));
  const beds = settle(said.filter(({ value }) => value > 0 && value < 30));
  return beds === undefined ? undefined : { value: beds >= 6 ? '6+' : String(beds) };
}

function fullAndHalf(facts: readonly Fact[]): number | undefined {
  const of = (role: Role) => settle(claims(facts, role));
  const [full, half, quarters] = [of('full-baths'), of('half-baths'), of('quarter-baths')];
  if (full === undefined && half === undefined) return undefined;
  const whole = full ?? settle(claims(facts, 'baths'));
  if (whole === undefined || (full === undefined && !Number.isInteger(whole))) return whole;
  // `2 baths, 1 half` counts the half beside the two; `Full baths: 2` alone may hide a half.
  return whole + ((half ?? 0) + (quarters ?? 0)) / 2;
}

/** `2.1` on a sheet is two full baths and one half. */
function readTenths(value: number): number {
  const tenths = Math.round((value % 1) * 100) / 10;
  return tenths === 1 || tenths === 2 || tenths === 3 ? Math.floor(value) + tenths / 2 : value;
}

/** SPEC 11: halves from full and half baths, three quarters down to the half. */
export function readBathCount({ rooms: facts, whole: lines }: House): Reading | undefined {
  const named = claims(facts, 'baths').map(({ value, rank }) => ({ value: readTenths(value), rank }));
  const isNamed = named.length > 0 || facts.some(({ role }) => role === 'full-baths');
  const said = isNamed ? named : shorthands(lines).map(({ baths }) => ({ value: baths, rank: 1 }));
  const total = settle(said.filter(({ value }) => value >= 1 && value < 20));
  const hasHalf = facts.some(({ role }) => role === 'half-baths' || role === 'quarter-baths');
  const counted = hasHalf ? (fullAndHalf(facts) ?? total) : (total ?? fullAndHalf(facts));
  if (counted === undefined || counted < 1) return undefined;
  const baths = Math.floor(counted * 2) / 2;
  return { value: baths >= 4 ? '4+' : String(baths) };
}

/** Years that stand alone in a cell or a line, with no label of their own. */
export function readBareYears({ pieces }: House): number[] {
  return pieces.flatMap((low) => (/^(?:1[89]|20)\d\d$/.test(low) ? [Number(low)] : []));
}
