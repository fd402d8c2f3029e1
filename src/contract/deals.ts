import { z } from 'zod';
import { smsConsentSchema } from './consent.ts';
import { dealFields, type DealExtraName, type DealFieldName, type Option } from './deal-fields.ts';
import { EMAIL_MAX_LENGTH, boundedText } from './limits.ts';
import { phoneSchema } from './phone.ts';
import { problemSchema } from './problem.ts';
import { readDollars, readSquareFeet, readYear } from './read-figure.ts';

/** The earliest year that is accepted as the year a house was built. */
export const EARLIEST_YEAR_BUILT = 1800;

function requiredText(min: number, max: number, message: string) {
  return boundedText(max, message).pipe(z.string().min(min, message));
}

function optionalText(max: number) {
  return boundedText(max).default('');
}

function valuesOf<Value extends string>({ options }: { options: readonly Option<Value>[] }): readonly Value[] {
  return options.map(({ value }) => value);
}

function choice<Value extends string>(field: { options: readonly Option<Value>[] }, message: string) {
  return z.enum(valuesOf(field), message);
}

const UNKNOWN_OPTION = 'Please select one of the options';

/** Says which figure the field needs if it is empty or cannot be read. */
function figure(max: number, read: (text: string) => number | null, messages: { missing: string; unread: string }) {
  return boundedText(max, messages.missing).pipe(
    z
      .string()
      .min(1, { error: messages.missing, abort: true })
      .refine((text) => (read(text) ?? 0) > 0, messages.unread),
  );
}

function yearBuilt(currentYear: () => number) {
  return boundedText(20, 'Please enter year built').pipe(
    z
      .string()
      .min(4, { error: 'Please enter year built', abort: true })
      .refine(
        (text) => {
          const year = readYear(text);
          return year !== null && year >= EARLIEST_YEAR_BUILT && year <= currentYear();
        },
        { error: () => `Please enter year built as four digits, from ${EARLIEST_YEAR_BUILT} to ${currentYear()}` },
      ),
  );
}

/** Stored with the deal and not sent to the CRM. */
const dealExtrasSchema = z.object({
  arv: optionalText(100),
  assignmentFee: optionalText(100),
  roofAge: optionalText(100),
  hvacAge: optionalText(100),
  foundationCondition: optionalText(300),
  propertyAccess: optionalText(300),
} satisfies Record<DealExtraName, z.ZodType>);

/**
 * The 25 fields of a deal and their messages, in the specification's order; `currentYear` bounds the year built.
 * Figures stay as typed; `readDollars` and the other readers give their values.
 */
function submissionSchemas(currentYear: () => number) {
  return {
    name: requiredText(2, 100, 'Name must be at least 2 characters'),
    email: boundedText(EMAIL_MAX_LENGTH, 'Please enter a valid email address').pipe(
      z.email('Please enter a valid email address'),
    ),
    phone: phoneSchema,
    propertyAddress: requiredText(5, 200, 'Please enter the property address'),
    city: requiredText(2, 100, 'Please enter the city'),
    state: requiredText(2, 40, 'Please enter the state').pipe(
      z.string().regex(/^[A-Za-z]{2}$/, 'Please enter the state as two letters, for example TX'),
    ),
    zipCode: requiredText(5, 20, 'Please enter a valid zip code').pipe(
      z.string().regex(/^\d{5}(?:[- ]?\d{4})?$/, 'Please enter a valid zip code'),
    ),
    bedrooms: choice(dealFields.bedrooms, 'Please select number of bedrooms'),
    bathrooms: choice(dealFields.bathrooms, 'Please select number of bathrooms'),
    squareFeet: figure(40, readSquareFeet, {
      missing: 'Please enter square footage',
      unread: 'Please enter square footage as one figure, for example 1,450.',
    }),
    lotSize: optionalText(100),
    yearBuilt: yearBuilt(currentYear),
    garage: choice(dealFields.garage, 'Please select garage information'),
    askingPrice: figure(40, readDollars, {
      missing: 'Please enter asking price',
      unread: 'Please enter asking price as one figure, for example 365,000.',
    }),
    estimatedRepairCost: optionalText(100),
    currentCondition: choice(dealFields.currentCondition, 'Please select property condition'),
    septicSystem: choice(dealFields.septicSystem, 'Please specify sewer type').refine(
      (system) => system === 'city-sewer',
      'Sorry, our hedge fund buyers only accept properties with city sewer connections.',
    ),
    propertyType: choice(dealFields.propertyType, 'Please select property type'),
    timeframe: choice(dealFields.timeframe, 'Please select closing timeframe'),
    additionalDetails: optionalText(5000),
    pool: z.enum(['', ...valuesOf(dealFields.pool)], UNKNOWN_OPTION).default(''),
    /** Free text: `I will text them to you` is a valid answer. */
    photoLinks: optionalText(4000),
    occupancy: z.enum(['', ...valuesOf(dealFields.occupancy)], UNKNOWN_OPTION).default(''),
    jvAgreement: z
      .boolean('You must agree to the Joint Venture terms to submit a deal')
      .refine((agreed) => agreed, 'You must agree to the Joint Venture terms to submit a deal'),
    targetMarket: requiredText(1, 60, 'Please select which buy box this property matches'),
  } satisfies Record<Exclude<DealFieldName, DealExtraName>, z.ZodType>;
}

/** The body of POST /api/deals: the submission and the extra fields. */
export function dealRequestSchema(currentYear: () => number) {
  return z.object({
    ...submissionSchemas(currentYear),
    extras: dealExtrasSchema.prefault({}),
    /** The version of the Joint Venture terms that was shown. */
    jvTermsVersion: boundedText(40).optional(),
    smsConsent: smsConsentSchema.optional(),
  });
}

/** The answer to a deal that does not fit its buy box. */
export const misfitSchema = problemSchema.extend({
  /** All failures, in the order of the checks; the first is `detail`. */
  reasons: z.array(z.string()),
  /** The ids of the buy boxes that would take it, nearest first. */
  alternatives: z.array(z.string()),
});

export const MISFIT_TITLE = "Property Doesn't Meet Requirements";

export type DealRequest = z.output<ReturnType<typeof dealRequestSchema>>;
/** The deal in a form: every optional text may be missing. */
export type DealInput = z.input<ReturnType<typeof dealRequestSchema>>;
export type DealExtras = z.output<typeof dealExtrasSchema>;
/** The 25 fields that reach the CRM. */
export type DealSubmission = Omit<DealRequest, 'extras' | 'jvTermsVersion' | 'smsConsent'>;
