import { z } from 'zod';
import { boundedText } from './limits.ts';

/** Consent to text messages: which wording was agreed to, and on which page. Left out where it was not given. */
export const smsConsentSchema = z.object({ version: boundedText(40), page: boundedText(200) });

export type SmsConsent = z.infer<typeof smsConsentSchema>;
