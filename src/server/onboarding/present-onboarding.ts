import type { OwnerOnboarding } from '../../contract/owner-onboarding.ts';
import { onboardingRecordSchema } from './onboarding-record.ts';

/** The onboarding form in a lead's `fields`, as the owner sees it. */
export function presentOnboarding(fields: string): OwnerOnboarding {
  const { form, orderId, answers, smsConsent } = onboardingRecordSchema.parse(JSON.parse(fields));
  return {
    form,
    orderId,
    answers,
    smsConsent: smsConsent && { ...smsConsent, at: new Date(smsConsent.at).toISOString() },
  };
}
