import { z } from 'zod';
import { boundedText } from './limits.ts';

/** Consent to text messages: the version of the wording and the page. Absent if consent was not given. */
export const smsConsentSchema = z.object({ version: boundedText(40), page: boundedText(200) });

export type SmsConsent = z.infer<typeof smsConsentSchema>;
