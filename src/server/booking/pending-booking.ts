import { z } from 'zod';
import { smsConsentSchema } from '../../contract/consent.ts';
import type { BookingSource } from './accept-booking.ts';

/** What a held booking keeps for its lead, which is stored when the visitor confirms. */
const pendingSchema = z.object({
  sessionId: z.string().nullable(),
  smsConsent: smsConsentSchema.optional(),
});

export function pendingText({ sessionId, smsConsent }: BookingSource): string {
  return JSON.stringify({ sessionId, smsConsent });
}

export function readPending(text: string): BookingSource {
  const { sessionId, smsConsent } = pendingSchema.parse(JSON.parse(text));
  return { sessionId, smsConsent, filtered: false };
}
