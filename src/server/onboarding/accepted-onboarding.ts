import type { AcceptedForm } from '../leads/store-lead.ts';
import { answersOf, onboardingRecord, type FilledOnboarding } from './onboarding-record.ts';

/** What each of the two forms is called, wherever it goes. */
const names = {
  website: {
    kind: 'website_onboarding',
    source: 'Website Onboarding Form',
    formType: 'Website Onboarding',
    alert: 'New website onboarding',
  },
  'website-crm': {
    kind: 'website_crm_onboarding',
    source: 'Website CRM Onboarding Form',
    formType: 'Website CRM Onboarding',
    alert: 'New website and CRM onboarding',
  },
} as const;

/** Where a filled-in onboarding form goes. The purchase was counted when it was paid, so this is no further conversion. */
export function acceptedOnboarding(filled: FilledOnboarding, at: number): AcceptedForm {
  const { form, request } = filled;
  const { kind, source, formType, alert } = names[form];
  const { fullName, email, phone, businessName, launchDeadline, orderId, logoFile } = request;
  const record = onboardingRecord(filled, at);
  const { smsConsent: consent, ...answered } = record;
  return {
    kind,
    name: fullName,
    email,
    fields: { ...record },
    consent,
    event: (leadId) => ({ type: 'onboarding.received', thing: { onboarding: { leadId, ...answered } } }),
    crm: { destination: 'crm', kind, members: answersOf(filled), source, formType },
    mail: {
      template: 'onboarding-received',
      props: { name: fullName, withCrm: form === 'website-crm', launchDeadline, hasLogo: logoFile !== null },
    },
    alert: {
      what: alert,
      facts: [
        ['Business', businessName],
        ['Phone', phone],
        ['To be live by', launchDeadline],
        ['Order', orderId ?? 'none named'],
      ],
    },
    conversion: null,
  };
}
