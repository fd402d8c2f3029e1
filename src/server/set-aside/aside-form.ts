import { z } from 'zod';
import { asideBookingSchema } from '../booking/aside-booking.ts';
import { consentRecord } from '../leads/consent-record.ts';
import { acceptedOf, leftFormSchema } from '../leads/left-form.ts';
import type { AcceptedForm } from '../leads/store-lead.ts';
import { acceptedOnboarding } from '../onboarding/accepted-onboarding.ts';
import { asideOnboardingSchema } from '../onboarding/aside-onboarding.ts';
import type { SetAsideRow } from '../store/leads/set-aside.ts';

/** Everything that can be set aside, as it is kept. */
const asideFormSchema = z.discriminatedUnion('kind', [leftFormSchema, asideBookingSchema, asideOnboardingSchema]);

export type AsideForm = z.infer<typeof asideFormSchema>;

export function readAsideForm({ form }: Pick<SetAsideRow, 'form'>): AsideForm {
  return asideFormSchema.parse(JSON.parse(form));
}

/** The kind and the fields of the lead that it becomes when it is let in. */
export function leadOf(form: AsideForm, at: number): Pick<AcceptedForm, 'kind' | 'fields'> {
  if (form.kind === 'onboarding') return acceptedOnboarding(form.filled, at);
  if (form.kind !== 'booking') return acceptedOf(form, at);
  const { startsAt, phone, notes, timeZone, smsConsent } = form.request;
  const fields = { phone, notes, startsAt: new Date(startsAt).toISOString(), timeZone };
  return { kind: 'booking', fields: { ...fields, smsConsent: consentRecord(smsConsent, at) } };
}
