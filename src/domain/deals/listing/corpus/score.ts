import { parseListing } from '../../parse-listing.ts';
import type { CorpusText, ListingField } from './corpus-text.ts';

export interface Miss {
  readonly name: string;
  readonly field: ListingField;
  readonly expected: string | undefined;
  readonly read: string | undefined;
}

export interface Score {
  readonly fields: { readonly right: number; readonly wrong: number; readonly missed: number; readonly total: number };
  readonly texts: { readonly right: number; readonly total: number };
  readonly misses: readonly Miss[];
}

const scored: readonly ListingField[] = [
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
];

/** Case and folded white space do not count, nor do commas within an address. */
function plain(field: ListingField, value: string): string {
  if (field === 'photoLinks') return value;
  const folded = value.toLowerCase().replace(/\s+/g, ' ').trim();
  return field === 'propertyAddress' ? folded.replaceAll(',', '') : folded;
}

function compare({ name, text, reads }: CorpusText, currentYear: number): { right: number; misses: Miss[] } {
  const { fields, assumed } = parseListing(text, { currentYear });
  let right = 0;
  const misses: Miss[] = [];
  for (const field of scored) {
    const expected = reads[field];
    const read = fields[field];
    if (expected === undefined && (read === undefined || assumed.includes(field))) continue;
    const same = expected !== undefined && read !== undefined && plain(field, expected) === plain(field, read);
    if (same) right += 1;
    else misses.push({ name, field, expected, read });
  }
  return { right, misses };
}

/**
 * How much of the texts is read right. A field that the text does not state and the reader fills counts as wrong, unless it is
 * marked as assumed.
 */
export function scoreCorpus(texts: readonly CorpusText[], currentYear: number): Score {
  const results = texts.map((text) => compare(text, currentYear));
  const misses = results.flatMap((result) => result.misses);
  const right = results.reduce((sum, result) => sum + result.right, 0);
  const missed = misses.filter(({ read }) => read === undefined).length;
  return {
    fields: { right, wrong: misses.length - missed, missed, total: right + misses.length },
    texts: { right: results.filter((result) => result.misses.length === 0).length, total: texts.length },
    misses,
  };
}
