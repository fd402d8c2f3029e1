import { readdirSync, readFileSync } from 'node:fs';
import type { ListingFieldName } from '../../src/contract/deal-fields.ts';

/** A pasted text with what a careful person reads from it: every field that is stated, and no other. */
export interface Listing {
  /** The file's name and the number in it: `portals/012`. */
  readonly id: string;
  readonly text: string;
  readonly reads: Readonly<Partial<Record<ListingFieldName, string>>>;
}

const folder = new URL('../../listings/', import.meta.url);
const KNOWN_MISSES = 'known-misses.txt';

/** The fields that the texts are scored by, in the order of a miss's report. */
export const scoredFields = [
  'propertyAddress',
  'city',
  'state',
  'zipCode',
  'askingPrice',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'lotSize',
  'yearBuilt',
  'garage',
  'occupancy',
  'propertyType',
  'septicSystem',
  'estimatedRepairCost',
  'pool',
  'currentCondition',
  'photoLinks',
] as const satisfies readonly ListingFieldName[];

function readExpected(id: string, lines: readonly string[]): Listing['reads'] {
  const reads: Partial<Record<ListingFieldName, string>> = {};
  for (const line of lines) {
    if (line === '') continue;
    const colon = line.indexOf(': ');
    const field = scoredFields.find((name) => name === line.slice(0, colon));
    if (field === undefined) throw new Error(`listings/${id}: "${line}" is not "field: value" of a known field`);
    const value = line.slice(colon + 2);
    reads[field] = field === 'photoLinks' ? value.replaceAll(' ', '\n') : value;
  }
  return reads;
}

/** One kind of listing. `@@@ 001 what it is` begins a text, `@@@ reads` what is read from it. */
function readKind(file: string): Listing[] {
  const kind = file.slice(0, -'.txt'.length);
  return readFileSync(new URL(file, folder), 'utf8')
    .split(/^@@@ (?=\d)/m)
    .slice(1)
    .map((part) => {
      const id = `${kind}/${part.slice(0, 3)}`;
      const [head = '', expected] = part.split('\n@@@ reads\n');
      if (expected === undefined) throw new Error(`listings/${id} has no "@@@ reads"`);
      return { id, text: head.slice(head.indexOf('\n') + 1), reads: readExpected(id, expected.split('\n')) };
    });
}

/** All texts of `listings/`, kind after kind. */
export function readListings(): Listing[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && file !== KNOWN_MISSES)
    .toSorted()
    .flatMap(readKind);
}

/** Misses that are known and allowed, each as `kind/001 field`. */
export function readKnownMisses(): string[] {
  return readFileSync(new URL(KNOWN_MISSES, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
