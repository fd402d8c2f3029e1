import { expect, test } from 'vitest';
import { exampleOnboarding, onboardingDefaults } from '../../../../contract/testing/onboarding.ts';
import { describeOnboarding, listOnboardingAnswers } from './describe-onboarding.ts';

const onboarding = {
  form: 'website-crm',
  orderId: 'order-1',
  answers: {
    ...onboardingDefaults,
    ...exampleOnboarding['website-crm'],
    logoFile: 'an-id',
    pages: { ...onboardingDefaults.pages, gallery: true, other: true, otherText: 'Careers' },
    socialMedia: { instagram: '@byron', facebook: '', tiktok: '' },
    onlinePayment: true,
    paymentProcessor: 'square',
  },
  smsConsent: null,
} as const;

test('a form is told by what is built, and by when', () => {
  expect(describeOnboarding(onboarding)).toBe('Website + CRM onboarding, live by Dec 1');
  expect(describeOnboarding({ ...onboarding, form: 'website', answers: {} })).toBe('Website onboarding');
});

test('every answer stands under its question, in words, and what was left empty does not', () => {
  const answers = new Map(listOnboardingAnswers(onboarding).map(({ label, value }) => [label, value]));
  expect(Object.fromEntries(answers)).toMatchObject({
    'Full Name': 'Ada Byron',
    Pages: 'Home, Gallery, Other, Careers',
    Instagram: '@byron',
    'After Somebody Fills In a Form': 'Let them book a call',
    'Payment Processor': 'Square',
    'AI text messages': 'Yes',
    Courses: 'No',
    'Text messages': 'No',
    Order: 'order-1',
  });
  for (const empty of ['Domain Name', 'Brand Design', 'TikTok', 'Notification Email'])
    expect(answers.has(empty)).toBe(false);
});

test('a picture leads to where the owner gets it', () => {
  const logo = listOnboardingAnswers(onboarding).find(({ label }) => label === 'Logo');
  expect(logo?.picture).toBe('/api/owner/uploads/an-id');
});
