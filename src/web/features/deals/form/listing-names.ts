import type { ListingFieldName } from '../../../../domain/deals/listing/listing-fields.ts';

/** Every field that a text can fill. */
export const listingNames = [
  'propertyAddress',
  'city',
  'state',
  'zipCode',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'lotSize',
  'yearBuilt',
  'garage',
  'askingPrice',
  'estimatedRepairCost',
  'currentCondition',
  'septicSystem',
  'propertyType',
  'additionalDetails',
  'pool',
  'photoLinks',
  'occupancy',
  'targetMarket',
  'assignmentFee',
  'roofAge',
  'hvacAge',
  'foundationCondition',
  'propertyAccess',
] as const satisfies readonly ListingFieldName[];

/** The names in a record of them, in their order and with their type. */
export function namesOf(record: Partial<Record<ListingFieldName, unknown>>): ListingFieldName[] {
  return listingNames.filter((name) => record[name] !== undefined);
}
