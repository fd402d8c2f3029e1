import type { ListingFieldName } from '../../../contract/deal-fields.ts';

export type { ListingFieldName };

export type ListingFields = Partial<Record<ListingFieldName, string>>;

/** What one reader makes of the text: the value, and whether it was inferred rather than read. */
export interface Reading {
  readonly value: string;
  readonly assumed?: boolean;
}
