import { jvTerms } from '../../../content/deals.ts';
import type { DealExtras, DealRequest, DealSubmission } from '../../contract/deals.ts';
import type { NearMissKey } from '../store/leads/near-misses.ts';
import { consentRecord, type ConsentRecord } from './consent-record.ts';

/** A deal as leads and near misses keep it in `fields`. Times are epoch milliseconds. */
export interface DealRecord {
  readonly deal: DealSubmission;
  readonly extras: DealExtras;
  readonly jv: { readonly version: string; readonly agreedAt: number };
  readonly smsConsent: ConsentRecord | null;
}

/** The 25 fields of the submission, in their order. */
export function submissionOf(request: DealRequest): DealSubmission {
  const { extras: _extras, jvTermsVersion: _version, smsConsent: _consent, ...submission } = request;
  return submission;
}

/**
 * What is stored of a deal. Its sender agreed to the terms that their page showed, which may be older than those of the content; a request that names
 * none came from no page, and agreed to those.
 */
export function dealRecord(request: DealRequest, at: number): DealRecord {
  const { extras, jvTermsVersion, smsConsent: consent } = request;
  return {
    deal: submissionOf(request),
    extras,
    jv: { version: jvTermsVersion || jvTerms.version, agreedAt: at },
    smsConsent: consentRecord(consent, at),
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
