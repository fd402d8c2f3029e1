import { markets } from '../../../../../content/markets.ts';
import type { DealExtras, DealSubmission } from '../../../../contract/deals.ts';
import type { NearMiss, OwnerDeal } from '../../../../contract/owner.ts';

/** In the order of the form's fields. */
const labels: Readonly<Record<keyof DealSubmission | keyof DealExtras, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  propertyAddress: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square feet',
  lotSize: 'Lot size',
  yearBuilt: 'Year built',
  garage: 'Garage',
  askingPrice: 'Asking price',
  estimatedRepairCost: 'Estimated repair cost',
  currentCondition: 'Condition',
  septicSystem: 'Sewer',
  propertyType: 'Property type',
  timeframe: 'Closing timeframe',
  additionalDetails: 'Additional details',
  pool: 'Pool',
  photoLinks: 'Photo links',
  occupancy: 'Occupancy',
  jvAgreement: 'Joint Venture terms',
  targetMarket: 'Buy box',
  assignmentFee: 'Proposed assignment fee',
  roofAge: 'Roof age',
  hvacAge: 'HVAC age',
  foundationCondition: 'Foundation condition',
  propertyAccess: 'Property access',
};

/** A buy box by its title. */
export function nameMarket(id: string): string {
  return markets.find((market) => market.id === id)?.title ?? id;
}

/** All that was filled in of a deal, by the fields' names, and what was agreed to. */
export function listDealFields({ fields, extras, jv, smsConsent }: OwnerDeal): { label: string; value: string }[] {
  const values: Readonly<Record<string, string | boolean>> = {
    ...fields,
    ...extras,
    jvAgreement: `Agreed to, version ${jv.version}`,
    targetMarket: nameMarket(String(fields['targetMarket'])),
  };
  const filled = Object.entries(labels).flatMap(([field, label]) => {
    const value = values[field];
    return value === undefined || value === '' ? [] : [{ label, value: String(value) }];
  });
  return [...filled, { label: 'Text messages', value: smsConsent ? `Agreed to, version ${smsConsent.version}` : 'No' }];
}

/** Which boxes would take it, and how often it was tried: `Georgia or Arizona would take it. 2 tries.` */
export function describeChances({ alternatives, tries }: Pick<NearMiss, 'alternatives' | 'tries'>): string {
  const boxes = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(alternatives);
  const takers = alternatives.length === 0 ? 'No buy box would take it.' : `${boxes} would take it.`;
  return `${takers} ${tries === 1 ? '1 try' : `${tries} tries`}.`;
}

/** `1 near miss in all`. */
export function countNearMisses(total: number): string {
  return `${total.toLocaleString('en-US')} near ${total === 1 ? 'miss' : 'misses'} in all`;
}
