import { z } from 'zod';
import { jvTerms } from '../../../content/deals.ts';
import type { DealRequest, DealSubmission } from '../../contract/deals.ts';
import type { NearMissKey } from '../store/near-misses.ts';
import { keepConsent } from './keep-consent.ts';

/** A deal as leads and near misses keep it in `fields`. Times are epoch milliseconds. */
export const dealRecordSchema = z.object({
  deal: z.record(z.string(), z.union([z.string(), z.boolean()])),
  extras: z.record(z.string(), z.string()),
  jv: z.object({ version: z.string(), agreedAt: z.number() }),
  /** `wording` is null where a version was agreed to that this server does not know. */
  smsConsent: z
    .object({ version: z.string(), wording: z.string().nullable(), at: z.number(), page: z.string() })
    .nullable(),
});

export type DealRecord = z.infer<typeof dealRecordSchema>;

/** The 25 fields of the submission, in their order. */
export function submissionOf(request: DealRequest): DealSubmission {
  const { extras: _extras, jvTermsVersion: _version, smsConsent: _consent, ...submission } = request;
  return submission;
}

/** What is kept of a deal. Only the current wording of the Joint Venture terms is known, so that is the one agreed to. */
export function dealRecord(request: DealRequest, at: number): DealRecord {
  const { extras, smsConsent: consent } = request;
  return {
    deal: submissionOf(request),
    extras,
    jv: { version: jvTerms.version, agreedAt: at },
    smsConsent: keepConsent(consent, at),
  };
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The same for one person and one property, however they write e-mail and street: `12 Elm St., #4` is `12 ELM ST #4`. */
export function nearMissKey({ email, propertyAddress }: Pick<DealRequest, 'email' | 'propertyAddress'>): NearMissKey {
  const words = fold(propertyAddress).match(/[\p{L}\p{M}\p{N}]+/gu);
  return { emailKey: fold(email), addressKey: words?.join(' ') ?? fold(propertyAddress) };
}
