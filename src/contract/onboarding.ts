import { z } from 'zod';
import { smsConsentSchema } from './consent.ts';
import { EMAIL_MAX_LENGTH, boundedText } from './limits.ts';
import { onboardingLimits, paymentProcessors, postFormActions } from './onboarding-choices.ts';
import { uploadReferenceSchema } from './uploads.ts';

const EMAIL_MESSAGE = 'Please enter a valid email address';
const PHONE_MESSAGE = 'Please enter a valid phone number';
const PHONE_MIN_CHARACTERS = 10;
const PHONE_MIN_DIGITS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const { name, phone, line, block } = onboardingLimits;

function required(min: number, max: number, message: string) {
  return boundedText(max, message).pipe(z.string().min(min, message));
}

function optional(max: number) {
  return boundedText(max).default('');
}

/** A buyer's number is accepted as typed, from any country: the buyer has already paid. */
const phoneText = required(PHONE_MIN_CHARACTERS, phone, PHONE_MESSAGE).pipe(
  z.string().refine((text) => (text.match(/\d/g) ?? []).length >= PHONE_MIN_DIGITS, PHONE_MESSAGE),
);
const emailText = boundedText(EMAIL_MAX_LENGTH, EMAIL_MESSAGE).pipe(z.email(EMAIL_MESSAGE));

/** Accepts an empty text, and any other only by `rule`. */
function emptyOr(rule: z.ZodType) {
  return (text: string) => text === '' || rule.safeParse(text).success;
}

const pagesSchema = z
  .object({
    home: z.boolean().default(true),
    about: z.boolean().default(false),
    gallery: z.boolean().default(false),
    orderForm: z.boolean().default(false),
    events: z.boolean().default(false),
    testimonials: z.boolean().default(false),
    buyMyHouse: z.boolean().default(false),
    borrowerForm: z.boolean().default(false),
    sellMyHouse: z.boolean().default(false),
    investmentOpportunities: z.boolean().default(false),
    birdDogBuyBox: z.boolean().default(false),
    other: z.boolean().default(false),
    otherText: optional(line),
  })
  .transform((pages) => ({ ...pages, otherText: pages.other ? pages.otherText : '' }));

const socialMediaSchema = z.object({ instagram: optional(line), facebook: optional(line), tiktok: optional(line) });

const DEADLINE_MESSAGE = 'Please select a launch deadline';
/** A day of the calendar, `YYYY-MM-DD`. */
const daySchema = z.string(DEADLINE_MESSAGE).pipe(z.iso.date({ error: DEADLINE_MESSAGE, abort: true }));

const baseFields = {
  fullName: required(2, name, 'Full name is required'),
  email: emailText,
  phone: phoneText,
  smsConsent: smsConsentSchema.optional(),
  businessName: required(2, name, 'Business name is required'),
  hasDomain: z.boolean().default(false),
  domainName: optional(line),
  logoFile: uploadReferenceSchema,
  brandDesignFile: uploadReferenceSchema,
  pages: pagesSchema.prefault({}),
  notificationEmail: optional(EMAIL_MAX_LENGTH).refine(emptyOr(emailText), EMAIL_MESSAGE),
  notificationPhone: optional(phone).refine(emptyOr(phoneText), PHONE_MESSAGE),
  socialMedia: socialMediaSchema.prefault({}),
};
const lastFields = {
  launchDeadline: daySchema,
  additionalNotes: optional(block),
  /** The order it belongs to; its token is sent in the header `x-order-token`. */
  orderId: boundedText(100).optional(),
};

/** Drops the answer to a question that was not asked. */
function domainAsked<Fields extends { hasDomain: boolean; domainName: string }>(fields: Fields): Fields {
  return { ...fields, domainName: fields.hasDomain ? fields.domainName : '' };
}

/**
 * The body of POST /api/website-onboarding, from a buyer of the website.
 * @param earliest the first day that can be chosen for the launch, `YYYY-MM-DD`: the visitor's today
 */
export function websiteOnboardingSchema(earliest: () => string) {
  const launchDeadline = daySchema.refine(
    (day) => day >= earliest(),
    'Please select a launch deadline that is not in the past',
  );
  return z.object({ ...baseFields, ...lastFields, launchDeadline }).transform(domainAsked);
}

/** The body of POST /api/website-crm-onboarding, from a buyer of the website with the CRM. Its launch date has no minimum. */
export const websiteCrmOnboardingSchema = z
  .object({
    ...baseFields,
    ...lastFields,
    clientTypes: required(2, block, 'Please describe your client types'),
    emailAutomation: z.boolean(),
    smsFollowUp: z.boolean(),
    businessHours: required(5, 1000, 'Please provide your business hours'),
    hasCurrentCrm: z.boolean(),
    currentCrmName: optional(line),
    leadCapturePopup: z.boolean(),
    newsletterOption: z.boolean(),
    postFormAction: z.enum(postFormActions, 'Please select a post-form action'),
    onlinePayment: z.boolean(),
    paymentProcessor: z.enum(['', ...paymentProcessors], 'Please choose Stripe or Square').default(''),
    calendarIntegration: z.boolean(),
    courses: z.boolean(),
    blogs: z.boolean(),
    aiVoice: z.boolean(),
    aiSms: z.boolean(),
  })
  .transform(domainAsked)
  .transform((fields) => ({
    ...fields,
    currentCrmName: fields.hasCurrentCrm ? fields.currentCrmName : '',
    paymentProcessor: fields.onlinePayment ? fields.paymentProcessor : '',
  }));

/** The earliest launch day a server can insist on without knowing the visitor's time zone: yesterday, in UTC. */
export function earliestDayAnywhere(nowMs: number): string {
  return new Date(nowMs - DAY_MS).toISOString().slice(0, 10);
}

export type WebsiteOnboardingInput = z.input<ReturnType<typeof websiteOnboardingSchema>>;
export type WebsiteOnboardingRequest = z.output<ReturnType<typeof websiteOnboardingSchema>>;
export type WebsiteCrmOnboardingInput = z.input<typeof websiteCrmOnboardingSchema>;
export type WebsiteCrmOnboardingRequest = z.output<typeof websiteCrmOnboardingSchema>;
