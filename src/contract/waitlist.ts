import { z } from 'zod';
import { smsConsentSchema } from './consent.ts';
import { browserEmailField } from './email.ts';
import { boundedText } from './limits.ts';

/** The body of POST /api/business-buyer-waitlist. The telephone number is stored as typed and not checked. */
export const waitlistSchema = z.object({
  name: boundedText(200, 'Please enter your full name').pipe(z.string().min(1, 'Please enter your full name')),
  email: browserEmailField,
  phone: boundedText(40, 'Please enter your phone number').pipe(z.string().min(1, 'Please enter your phone number')),
  smsConsent: smsConsentSchema.optional(),
});

export type WaitlistEntry = z.infer<typeof waitlistSchema>;
