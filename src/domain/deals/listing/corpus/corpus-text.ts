/** The fields of the deal form that a listing can state, by the form's own names; values as the form holds them. */
export type ListingField =
  | 'propertyAddress'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'askingPrice'
  | 'bedrooms'
  | 'bathrooms'
  | 'squareFeet'
  | 'lotSize'
  | 'yearBuilt'
  | 'garage'
  | 'occupancy'
  | 'propertyType'
  | 'septicSystem'
  | 'estimatedRepairCost'
  | 'pool'
  | 'currentCondition'
  | 'photoLinks';

/** A pasted text with what a careful person reads from it (SPEC.md beside the reader): every field that is stated, and no other. */
export interface CorpusText {
  /** What kind of text, and what is hard about it. */
  readonly name: string;
  readonly text: string;
  /** Assumed fields are left out unless the text states them; `photoLinks` in the order of the text, one on each line. */
  readonly reads: Readonly<Partial<Record<ListingField, string>>>;
}
