import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { exampleOnboarding, onboardingDefaults } from '../../test-support/data/onboarding.ts';
import { earliestDayAnywhere, websiteCrmOnboardingSchema, websiteOnboardingSchema } from './onboarding.ts';

const TODAY = '2026-11-21';
const website = websiteOnboardingSchema(() => TODAY);
const crm = websiteCrmOnboardingSchema;
const forms = [
  ['website', website, exampleOnboarding.website],
  ['website and CRM', crm, exampleOnboarding['website-crm']],
] as const;

function messagesOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe.each(forms)('the %s form', (_name, schema, example) => {
  test('accepts the required fields alone, with initial values for the rest', () => {
    expect(schema.parse(example)).toEqual({
      ...onboardingDefaults,
      ...('clientTypes' in example && { currentCrmName: '', paymentProcessor: '' }),
      ...example,
    });
  });

  test.each([
    ['fullName', 'A', 'Full name is required'],
    ['fullName', ' A ', 'Full name is required'],
    ['fullName', undefined, 'Full name is required'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['phone', '214555014', 'Please enter a valid phone number'],
    ['phone', 'no number at all', 'Please enter a valid phone number'],
    ['phone', undefined, 'Please enter a valid phone number'],
    ['businessName', 'B', 'Business name is required'],
    ['businessName', undefined, 'Business name is required'],
    ['launchDeadline', '', 'Please select a launch deadline'],
    ['launchDeadline', undefined, 'Please select a launch deadline'],
    ['launchDeadline', '12/01/2026', 'Please select a launch deadline'],
    ['launchDeadline', '2027-02-30', 'Please select a launch deadline'],
    ['notificationEmail', 'ada@', 'Please enter a valid email address'],
    ['notificationPhone', '12', 'Please enter a valid phone number'],
    ['logoFile', 'logo.png', 'Please choose this picture again'],
    ['brandDesignFile', '../../etc/passwd', 'Please choose this picture again'],
    ['domainName', 'x'.repeat(301), 'Please keep this under 300 characters'],
    ['additionalNotes', 'x'.repeat(5001), 'Please keep this under 5,000 characters'],
  ])('says of a %s of %j: %s', (field, value, message) => {
    expect(messagesOf(schema, { ...example, [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['fullName', 'Al'],
    ['businessName', 'Bo'],
    ['phone', '2145550142'],
    ['phone', '+49 30 901820'],
    ['notificationEmail', ''],
    ['notificationPhone', '+1 214 555 0142'],
    ['logoFile', 'aB3_-'.padEnd(27, 'x')],
    ['logoFile', ''],
    ['brandDesignFile', null],
    ['pages', {}],
  ])('takes a %s of %j', (field, value) => {
    expect(schema.safeParse({ ...example, [field]: value }).success).toBe(true);
  });

  test('limits every text, nested ones included', () => {
    const long = 'x'.repeat(10_000);
    const texts = ['fullName', 'email', 'phone', 'businessName', 'notificationEmail', 'notificationPhone', 'orderId'];
    const all = {
      ...example,
      ...Object.fromEntries(texts.map((field) => [field, long])),
      hasDomain: true,
      domainName: long,
      additionalNotes: long,
      pages: { other: true, otherText: long },
      socialMedia: { instagram: long, facebook: long, tiktok: long },
      ...('clientTypes' in example && { clientTypes: long, businessHours: long, currentCrmName: long }),
    };
    const unbounded = Object.entries(messagesOf(schema, all)).filter(([, message]) => !message.startsWith('Please'));
    expect(unbounded).toEqual([]);
    const named = Object.keys(messagesOf(schema, all));
    expect(named).toEqual(
      expect.arrayContaining([
        'pages.otherText',
        'socialMedia.instagram',
        'socialMedia.tiktok',
        'domainName',
        ...texts,
      ]),
    );
  });

  test('keeps an answer only if its question was asked', () => {
    const asked = { hasDomain: true, domainName: 'byron.example', pages: { other: true, otherText: 'Careers' } };
    expect(schema.parse({ ...example, ...asked })).toMatchObject(asked);
    const unasked = { hasDomain: false, domainName: 'byron.example', pages: { other: false, otherText: 'Careers' } };
    expect(schema.parse({ ...example, ...unasked })).toMatchObject({ domainName: '', pages: { otherText: '' } });
  });
});

describe('the launch day', () => {
  test('of a website is today at the earliest', () => {
    const of = (launchDeadline: string) => messagesOf(website, { ...exampleOnboarding.website, launchDeadline });
    expect(of(TODAY)).toEqual({});
    expect(of('2026-11-20')).toEqual({ launchDeadline: 'Please select a launch deadline that is not in the past' });
  });

  test('of a website with a CRM has no minimum', () => {
    expect(crm.safeParse({ ...exampleOnboarding['website-crm'], launchDeadline: '2020-01-01' }).success).toBe(true);
  });

  test('is at the server the day before its own, for visitors in any zone', () => {
    expect(earliestDayAnywhere(Date.UTC(2026, 10, 21, 0, 5))).toBe('2026-11-20');
    expect(earliestDayAnywhere(Date.UTC(2026, 2, 1, 12))).toBe('2026-02-28');
  });
});

describe('the website and CRM form', () => {
  const example = exampleOnboarding['website-crm'];

  test.each([
    ['clientTypes', 'x', 'Please describe your client types'],
    ['clientTypes', undefined, 'Please describe your client types'],
    ['businessHours', '9-5 ', 'Please provide your business hours'],
    ['businessHours', undefined, 'Please provide your business hours'],
    ['postFormAction', '', 'Please select a post-form action'],
    ['postFormAction', 'call', 'Please select a post-form action'],
    ['postFormAction', undefined, 'Please select a post-form action'],
    ['paymentProcessor', 'paypal', 'Please choose Stripe or Square'],
  ])('says of a %s of %j: %s', (field, value, message) => {
    expect(messagesOf(crm, { ...example, [field]: value })).toEqual({ [field]: message });
  });

  test.each(['confirmation', 'sequence', 'book_call', 'other'])('takes %s after a form', (postFormAction) => {
    expect(crm.safeParse({ ...example, postFormAction }).success).toBe(true);
  });

  test.each([
    'emailAutomation',
    'smsFollowUp',
    'hasCurrentCrm',
    'leadCapturePopup',
    'newsletterOption',
    'onlinePayment',
    'calendarIntegration',
    'courses',
    'blogs',
    'aiVoice',
    'aiSms',
  ])('needs %s to be said, yes or no', (field) => {
    expect(Object.keys(messagesOf(crm, { ...example, [field]: undefined }))).toEqual([field]);
    expect(Object.keys(messagesOf(crm, { ...example, [field]: 'yes' }))).toEqual([field]);
  });

  test('keeps the name of a CRM and a payment processor only if they are asked for', () => {
    const answers = { currentCrmName: 'Pipedrive', paymentProcessor: 'square' } as const;
    const asked = { ...answers, hasCurrentCrm: true, onlinePayment: true };
    expect(crm.parse({ ...example, ...asked })).toMatchObject(asked);
    expect(crm.parse({ ...example, ...answers })).toMatchObject({ currentCrmName: '', paymentProcessor: '' });
    expect(crm.parse({ ...example, onlinePayment: true })).toMatchObject({ paymentProcessor: '' });
  });
});
