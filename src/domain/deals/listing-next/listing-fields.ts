/** The fields of the deal form that a listing can fill, by the form's own names. */
export type ListingFieldName =
  | 'propertyAddress'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'bedrooms'
  | 'bathrooms'
  | 'squareFeet'
  | 'lotSize'
  | 'yearBuilt'
  | 'garage'
  | 'askingPrice'
  | 'estimatedRepairCost'
  | 'currentCondition'
  | 'septicSystem'
  | 'propertyType'
  | 'additionalDetails'
  | 'pool'
  | 'photoLinks'
  | 'occupancy'
  | 'targetMarket'
  | 'assignmentFee'
  | 'roofAge'
  | 'hvacAge'
  | 'foundationCondition'
  | 'propertyAccess';

export type ListingFields = Partial<Record<ListingFieldName, string>>;

/** What one reader makes of the text: the value, and whether it was inferred rather than read. */
export interface Reading {
  readonly value: string;
  readonly assumed?: boolean;
}
