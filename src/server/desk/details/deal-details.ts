import type { DealExtras, DealSubmission } from '../../../contract/deals.ts';
import type { Detail } from '../../../contract/owner-details.ts';
import { findMarket } from '../../../domain/deals/assess-market-fit.ts';
import { describeConsent, describeJointVenture } from './agreements.ts';
import { describeFields, openField, type Field, type JsonRecord } from './describe-fields.ts';

/** A buy box by its title, or by what was sent in its place. */
export function nameMarket(id: string): string {
  return findMarket(id)?.title ?? id;
}

/** In the order of the form's fields. */
const fields: Readonly<Record<Exclude<keyof DealSubmission, 'jvAgreement'> | keyof DealExtras, Field>> = {
  name: { label: 'Name' },
  email: { label: 'E-mail', kind: 'email' },
  phone: { label: 'Phone', kind: 'phone' },
  propertyAddress: { label: 'Address' },
  city: { label: 'City' },
  state: { label: 'State' },
  zipCode: { label: 'Zip code' },
  bedrooms: { label: 'Bedrooms' },
  bathrooms: { label: 'Bathrooms' },
  squareFeet: { label: 'Square feet' },
  lotSize: { label: 'Lot size' },
  yearBuilt: { label: 'Year built' },
  garage: { label: 'Garage' },
  askingPrice: { label: 'Asking price' },
  estimatedRepairCost: { label: 'Estimated repair cost' },
  currentCondition: { label: 'Condition' },
  septicSystem: { label: 'Sewer' },
  propertyType: { label: 'Property type' },
  timeframe: { label: 'Closing timeframe' },
  additionalDetails: { label: 'Additional details', kind: 'long' },
  pool: { label: 'Pool' },
  photoLinks: { label: 'Photo links', kind: 'long' },
  occupancy: { label: 'Occupancy' },
  targetMarket: { label: 'Buy box', name: nameMarket },
  assignmentFee: { label: 'Proposed assignment fee' },
  roofAge: { label: 'Roof age' },
  hvacAge: { label: 'HVAC age' },
  foundationCondition: { label: 'Foundation condition' },
  propertyAccess: { label: 'Property access' },
};

/** The fields of the submission as a deal keeps them. */
export function submissionIn(record: JsonRecord): JsonRecord {
  return openField(record, 'deal').inner;
}

/** All that was filled in of a deal, and what was agreed to. */
export function describeDeal(record: JsonRecord): Detail[] {
  const { deal: _deal, extras: _extras, jv, smsConsent, ...rest } = record;
  const deal = openField(record, 'deal');
  const extras = openField(record, 'extras');
  const { jvAgreement, ...submission } = deal.inner;
  const agreed = jv === undefined && jvAgreement !== undefined ? { jvAgreement } : {};
  return [
    ...describeFields({ ...submission, ...extras.inner }, fields),
    ...describeJointVenture(jv),
    ...describeConsent(smsConsent),
    ...describeFields({ ...agreed, ...deal.unread, ...extras.unread, ...rest }, {}),
  ];
}

/** `4418 Larkspur Ln, Dallas, TX`. */
export function nameProperty(record: JsonRecord): string {
  const { propertyAddress, city, state } = submissionIn(record);
  const texts = [propertyAddress, city, typeof state === 'string' ? state.toUpperCase() : null];
  return texts.filter((text) => typeof text === 'string').join(', ');
}
