/** The conversions. The server counts them itself when it stores them; a browser may report them too. */
export const conversionTypes = [
  'quiz_lead',
  'deal_submission',
  'reactivation_lead',
  'lending_lead',
  'waitlist_signup',
  'checkout_request',
  'booking',
  'purchase',
  'subscription_purchase',
] as const;

/** Unknown types are counted under this name, so that a report cannot put its own words on a dashboard. */
const OTHER_CONVERSION = 'other';

export type ConversionType = (typeof conversionTypes)[number] | typeof OTHER_CONVERSION;

/** The type under which a conversion is counted. */
export function countedConversion(type: string): ConversionType {
  return conversionTypes.find((known) => known === type) ?? OTHER_CONVERSION;
}

/** The values that the site's own pages report. Any other value comes from a stranger and only the owner sees it. */
const ownValues: ReadonlySet<unknown> = new Set(['success']);
/** Replaces a value that only the owner may see. */
export const MASKED_VALUE = '***';

/** A conversion's value for the public dashboard. */
export function maskValue(value: string | number | null): string | number | null {
  return value === null || ownValues.has(value) ? value : MASKED_VALUE;
}
