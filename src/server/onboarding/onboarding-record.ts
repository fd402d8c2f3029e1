import type { WebsiteCrmOnboardingRequest, WebsiteOnboardingRequest } from '../../contract/onboarding.ts';
import { consentRecord, type ConsentRecord } from '../leads/consent-record.ts';
import type { OnboardingForm } from '../store/leads/onboarding.ts';

/** A form that was filled in, and which of the two it is. */
export type FilledOnboarding =
  | { readonly form: 'website'; readonly request: WebsiteOnboardingRequest }
  | { readonly form: 'website-crm'; readonly request: WebsiteCrmOnboardingRequest };

type Answer = string | boolean | null | Readonly<Record<string, string | boolean>>;

/** An onboarding form as its lead keeps it in `fields`. Times are epoch milliseconds. */
export interface OnboardingRecord {
  readonly form: OnboardingForm;
  readonly orderId: string | null;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly smsConsent: ConsentRecord | null;
}

/** The form's own fields, in their order. */
export function answersOf({ request }: FilledOnboarding): OnboardingRecord['answers'] {
  const { smsConsent: _consent, orderId: _order, ...answers } = request;
  return answers;
}

export function onboardingRecord(filled: FilledOnboarding, at: number): OnboardingRecord {
  const { form, request } = filled;
  return {
    form,
    orderId: request.orderId ?? null,
    answers: answersOf(filled),
    smsConsent: consentRecord(request.smsConsent, at),
  };
}
