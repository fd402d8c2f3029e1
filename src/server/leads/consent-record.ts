import { smsConsent } from '../../../content/deals.ts';
import type { SmsConsent } from '../../contract/consent.ts';
import { languageOf } from '../../contract/languages.ts';
import { ownIn } from '../words/say-in.ts';

/** Consent to text messages as it is kept; `wording` is null where a version was agreed to that this server does not know. */
export interface ConsentRecord {
  readonly version: string;
  readonly wording: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly page: string;
}

/** Null where it was not given. */
export function consentRecord(consent: SmsConsent | undefined, at: number): ConsentRecord | null {
  if (consent === undefined) return null;
  const { version, page } = consent;
  return {
    version,
    wording: version === smsConsent.version ? ownIn(languageOf(page), smsConsent.wording) : null,
    at,
    page,
  };
}
