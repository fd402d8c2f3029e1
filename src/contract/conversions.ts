/** What counts as a success. The server counts these itself when they are stored; a browser may report them as well. */
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

/** Under which a reported type is counted that is none of them: whoever reports one cannot write on a dashboard. */
const OTHER_CONVERSION = 'other';

export type ConversionType = (typeof conversionTypes)[number] | typeof OTHER_CONVERSION;

/** The type under which a conversion is counted. */
export function countedConversion(type: string): ConversionType {
  return conversionTypes.find((known) => known === type) ?? OTHER_CONVERSION;
}

/** The values that the site's own pages report. Any other is a stranger's, and shown to the owner only. */
const ownValues: ReadonlySet<unknown> = new Set(['success']);
/** Stands where a value is the owner's to see. */
export const MASKED_VALUE = '***';

/** A conversion's value as everybody may see it. */
export function maskValue(value: string | number | null): string | number | null {
  return value === null || ownValues.has(value) ? value : MASKED_VALUE;
}
