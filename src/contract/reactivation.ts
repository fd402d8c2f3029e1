import { z } from 'zod';
import { smsConsentSchema } from './consent.ts';
import { EMAIL_MAX_LENGTH, boundedText } from './limits.ts';
import { phoneSchema } from './phone.ts';

export const currentCrmOptions = [
  'blast-crm',
  'blast-mini',
  'none',
  'excel',
  'salesforce',
  'hubspot',
  'pipedrive',
  'followup-boss',
  'chime',
  'other',
] as const;
/** Leads a month. */
export const leadVolumeOptions = ['1-50', '51-100', '101-250', '251-500', '500+'] as const;

function requiredText(min: number, max: number, message: string) {
  return boundedText(max, message).pipe(z.string().min(min, message));
}

/** The body of POST /api/reactivation-campaign: a request for a reactivation strategy. */
export const reactivationSchema = z.object({
  firstName: requiredText(1, 100, 'First name is required'),
  lastName: requiredText(1, 100, 'Last name is required'),
  email: boundedText(EMAIL_MAX_LENGTH, 'Please enter a valid email address').pipe(
    z.email('Please enter a valid email address'),
  ),
  phone: phoneSchema,
  company: boundedText(200).default(''),
  currentCRM: z.enum(currentCrmOptions, 'Please select your current CRM'),
  leadVolume: z.enum(leadVolumeOptions, 'Please select your monthly lead volume'),
  challenges: requiredText(10, 5000, 'Please describe your current challenges'),
  goals: requiredText(10, 5000, 'Please describe your goals'),
  smsConsent: smsConsentSchema.optional(),
});

export type ReactivationRequest = z.output<typeof reactivationSchema>;
