import type { ListingFieldName } from '../../src/contract/deal-fields.ts';
import { scoredFields, type Listing } from './read-listings.ts';

export interface Miss {
  readonly id: string;
  readonly field: ListingFieldName;
  readonly expected: string | undefined;
  readonly read: string | undefined;
}

export interface Score {
  readonly fields: { readonly right: number; readonly total: number };
  /** The values that the reader gave as read, not as assumed. */
  readonly claimed: { readonly right: number; readonly total: number };
  readonly texts: { readonly right: number; readonly total: number };
  readonly misses: readonly Miss[];
}

type Read = (text: string) => {
  readonly fields: Readonly<Partial<Record<ListingFieldName, string>>>;
  readonly assumed: readonly ListingFieldName[];
};

/** Case and folded white space do not count, nor do commas within an address. */
function plain(field: ListingFieldName, value: string | undefined): string | undefined {
  if (field === 'photoLinks') return value;
  const folded = value?.toLowerCase().replace(/\s+/g, ' ').trim();
  return field === 'propertyAddress' ? folded?.replaceAll(',', '') : folded;
}

/**
 * How much of the texts is read right. A field that the text does not state and the reader fills counts as wrong, unless it is
 * marked as assumed.
 */
export function scoreListings(listings: readonly Listing[], read: Read): Score {
  const misses: Miss[] = [];
  let right = 0;
  const claimed = { right: 0, total: 0 };
  let wholeTexts = 0;
  for (const { id, text, reads } of listings) {
    const { fields, assumed } = read(text);
    const missesBefore = misses.length;
    for (const field of scoredFields) {
      const value = fields[field];
      const expected = reads[field];
      if (expected === undefined && (value === undefined || assumed.includes(field))) continue;
      const isRight = plain(field, expected) === plain(field, value);
      if (value !== undefined && !assumed.includes(field)) {
        claimed.total += 1;
        if (isRight) claimed.right += 1;
      }
      if (isRight) right += 1;
      else misses.push({ id, field, expected, read: value });
    }
    if (misses.length === missesBefore) wholeTexts += 1;
  }
  return {
    fields: { right, total: right + misses.length },
    claimed,
    texts: { right: wholeTexts, total: listings.length },
    misses,
  };
}
