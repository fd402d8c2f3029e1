import { z } from 'zod';
import type { WebsiteCrmOnboardingRequest, WebsiteOnboardingRequest } from '../../contract/onboarding.ts';
import { keepConsent } from '../leads/keep-consent.ts';
import type { OnboardingForm } from '../store/onboarding.ts';

/** A form that was filled in, and which of the two it is. */
export type FilledOnboarding =
  | { readonly form: 'website'; readonly request: WebsiteOnboardingRequest }
  | { readonly form: 'website-crm'; readonly request: WebsiteCrmOnboardingRequest };

const answerSchema = z.union([
  z.string(),
  z.boolean(),
  z.null(),
  z.record(z.string(), z.union([z.string(), z.boolean()])),
]);

/** An onboarding form as its lead keeps it in `fields`. Times are epoch milliseconds. */
export const onboardingRecordSchema = z.object({
  form: z.enum(['website', 'website-crm'] satisfies OnboardingForm[]),
  orderId: z.string().nullable(),
  answers: z.record(z.string(), answerSchema),
  /** `wording` is null where a version was agreed to that this server does not know. */
  smsConsent: z
    .object({ version: z.string(), wording: z.string().nullable(), at: z.number(), page: z.string() })
    .nullable(),
});

export type OnboardingRecord = z.infer<typeof onboardingRecordSchema>;

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
    smsConsent: keepConsent(request.smsConsent, at),
  };
}
