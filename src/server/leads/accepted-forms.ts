import { currentCrms } from '../../../content/reactivation.ts';
import type { CheckoutRequest } from '../../contract/checkout-request.ts';
import type { LendingLead } from '../../contract/lending.ts';
import type { QuizLead } from '../../contract/quiz.ts';
import type { ReactivationRequest } from '../../contract/reactivation.ts';
import type { WaitlistEntry } from '../../contract/waitlist.ts';
import { packageOf } from '../../domain/orders/find-package.ts';
import { consentRecord } from './consent-record.ts';
import type { AcceptedForm } from './store-lead.ts';
import { inDollars } from '../outbox/in-dollars.ts';

/** The quiz opens on the home page. */
export function acceptedQuizLead({ firstName, email }: QuizLead): AcceptedForm {
  return {
    kind: 'quiz',
    name: firstName,
    email,
    fields: { firstName, email },
    consent: null,
    crm: {
      destination: 'crm-quiz',
      kind: 'quiz_lead',
      members: { firstName, email },
      source: 'Website Quiz',
      formType: 'Quiz Lead Capture',
    },
    // The result is mailed after the answers.
    mail: null,
    alert: { what: 'New quiz lead', facts: [] },
    conversion: { type: 'quiz_lead', page: '/' },
  };
}

export function acceptedReactivation({ smsConsent, ...lead }: ReactivationRequest, at: number): AcceptedForm {
  const { firstName, lastName, email, phone, company, currentCRM, leadVolume, challenges, goals } = lead;
  const consent = consentRecord(smsConsent, at);
  return {
    kind: 'reactivation',
    name: `${firstName} ${lastName}`,
    email,
    fields: { ...lead, smsConsent: consent },
    consent,
    crm: {
      destination: 'crm',
      kind: 'reactivation',
      members: lead,
      source: 'Reactivation Campaign Form',
      formType: 'Reactivation Campaign Submission',
    },
    mail: { template: 'reactivation-received', props: { firstName } },
    alert: {
      what: 'New reactivation lead',
      facts: [
        ['Phone', phone],
        ...(company === '' ? [] : [['Company', company] satisfies [string, string]]),
        ['CRM today', currentCrms.find(({ value }) => value === currentCRM)?.label ?? currentCRM],
        ['Leads a month', leadVolume],
        ['What goes wrong', challenges],
        ['What it is for', goals],
      ],
    },
    conversion: { type: 'reactivation_lead', page: '/reactivation' },
  };
}

/** `path` is where the system can be read and printed. */
export function acceptedLendingLead({ name, email }: LendingLead, path: string): AcceptedForm {
  return {
    kind: 'lending',
    name,
    email,
    fields: { name, email },
    consent: null,
    crm: {
      destination: 'crm',
      kind: 'lending_lead',
      members: { name, email },
      source: 'Free Lending Snapshot',
      formType: 'Lending Lead',
    },
    mail: { template: 'lending-snapshot', props: { name, path } },
    alert: { what: 'New lending lead', facts: [] },
    conversion: { type: 'lending_lead', page: '/freelendingsnapshot' },
  };
}

export function acceptedWaitlistEntry({ smsConsent, ...entry }: WaitlistEntry, at: number): AcceptedForm {
  const { name, email, phone } = entry;
  const consent = consentRecord(smsConsent, at);
  return {
    kind: 'waitlist',
    name,
    email,
    fields: { ...entry, smsConsent: consent },
    consent,
    crm: {
      destination: 'crm',
      kind: 'waitlist',
      members: entry,
      source: 'Business Buyer Course',
      formType: 'Waitlist Signup',
    },
    mail: { template: 'waitlist-joined', props: { name } },
    alert: { what: 'New on the course waitlist', facts: [['Phone', phone]] },
    conversion: { type: 'waitlist_signup', page: '/business-buyer-course' },
  };
}

/** A package that somebody wanted to buy while payments were off. */
export function acceptedCheckoutRequest({ name, email, serviceId }: CheckoutRequest): AcceptedForm {
  const found = packageOf(serviceId);
  const productName = found?.orderName ?? serviceId;
  const priceCents = found?.priceCents ?? 0;
  const price = inDollars(priceCents);
  return {
    kind: 'checkout_request',
    name,
    email,
    fields: { name, email, serviceId, productName },
    consent: null,
    crm: {
      destination: 'crm',
      kind: 'checkout_request',
      members: { name, email, productName, amount: priceCents / 100 },
      source: 'Website Checkout',
      formType: 'Checkout Request',
    },
    mail: { template: 'checkout-request-received', props: { name, productName, priceCents } },
    alert: {
      what: 'New checkout request',
      facts: [
        ['Package', productName],
        ['Price', price],
      ],
    },
    conversion: { type: 'checkout_request', page: '/checkout' },
  };
}
