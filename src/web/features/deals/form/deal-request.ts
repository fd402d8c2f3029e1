import { jvTerms, smsConsent } from '../../../../../content/deals.ts';
import type { DealRequest } from '../../../../contract/deals.ts';
import type { DealFormValues } from './deal-values.ts';

const PAGE = '/buy-box';

/** What is sent: the deal, which wording was agreed to, and the consent to text messages where it was given. */
export function requestOf({ wantsTexts, ...deal }: DealFormValues) {
  return {
    ...deal,
    jvTermsVersion: jvTerms.version,
    ...(wantsTexts && { smsConsent: { version: smsConsent.version, page: PAGE } }),
  } satisfies Record<keyof Omit<DealRequest, 'smsConsent'>, unknown>;
}
