import { z } from 'zod';
import { boundedText } from './limits.ts';

/** Consent to text messages: the version of the wording and the page. Absent if consent was not given. */
export const smsConsentSchema = z.object({ version: boundedText(40), page: boundedText(200) });

/** How somebody may be reached who agreed to it: by text message, or by mail that answers nothing they did. */
export const consentChannels = ['sms', 'email'] as const;
export type ConsentChannel = (typeof consentChannels)[number];
/** By the link in a mail, or noted in the desk. */
export const withdrawnHow = ['link', 'desk'] as const;

/** Notes that somebody wants no more of it. */
export const withdrawConsentSchema = z.object({ channel: z.enum(consentChannels) });
/** By which id that is taken back within half a minute; null where there was nothing to withdraw. */
export const consentWithdrawnSchema = z.object({ eventId: z.string().nullable() });
export const restoreConsentSchema = z.object({ eventId: z.uuid('Please send the id of a withdrawal') });

/** A withdrawal, with the words that were agreed to before; null for mails, and where they are not known. */
export const withdrawalSchema = z.object({
  channel: z.enum(consentChannels),
  how: z.enum(withdrawnHow),
  at: z.string(),
  version: z.string().nullable(),
  wording: z.string().nullable(),
});

export type SmsConsent = z.infer<typeof smsConsentSchema>;
