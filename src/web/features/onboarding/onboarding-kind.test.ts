import { expect, test, afterEach, vi } from 'vitest';
import { afterForm, onboardingPages, processors } from '../../../../content/onboarding.ts';
import { paymentProcessors, postFormActions, sitePages } from '../../../contract/onboarding-choices.ts';
import { websiteCrmOnboardingSchema, websiteOnboardingSchema } from '../../../contract/onboarding.ts';
import { exampleOnboarding, onboardingDefaults } from '../../../../test-support/data/onboarding.ts';
import {
  errorNames,
  onboardingRequest,
  websiteCrmKind,
  websiteCrmTab,
  websiteKind,
  websiteTab,
  localDay,
} from './onboarding-kind.ts';
import { emptyOnboarding, readOnboardingValues } from './onboarding-values.ts';
import { sizeInWords } from './upload-standing.tsx';
import { crmBuildout, websiteBuild } from '../../../../test-support/data/sold.ts';

const nowhere = { orderId: undefined, page: '/checkout' };

test('forms and tabs name their package with its price', () => {
  expect([websiteTab, websiteCrmTab]).toEqual([
    `Website Build (${websiteBuild.price})`,
    `Website + CRM (${crmBuildout.price})`,
  ]);
  expect(websiteCrmKind.heading).toBe(`Website + CRM Package - ${crmBuildout.price}`);
});

test('each form sends its own fields, as the server expects them', () => {
  const website = { ...emptyOnboarding, ...exampleOnboarding.website };
  const sent = onboardingRequest(websiteKind, website, nowhere);
  expect(websiteOnboardingSchema(() => '2026-11-21').parse(sent)).toEqual({
    ...onboardingDefaults,
    ...exampleOnboarding.website,
  });
  expect(Object.keys(sent)).not.toContain('clientTypes');
  const crm = { ...emptyOnboarding, ...exampleOnboarding['website-crm'] };
  expect(websiteCrmOnboardingSchema.parse(onboardingRequest(websiteCrmKind, crm, nowhere))).toEqual({
    ...onboardingDefaults,
    currentCrmName: '',
    paymentProcessor: '',
    ...exampleOnboarding['website-crm'],
  });
});

test('the same answers give the same request, whatever their order', () => {
  const turned = { ...emptyOnboarding, ...Object.fromEntries(Object.entries(emptyOnboarding).toReversed()) };
  const [one, other] = [emptyOnboarding, readOnboardingValues(JSON.parse(JSON.stringify(turned)))].map((values) =>
    JSON.stringify(onboardingRequest(websiteCrmKind, values, nowhere)),
  );
  expect(one).toBe(other);
});

test('the order and the consent are sent only if there are any', () => {
  const plain = onboardingRequest(websiteKind, emptyOnboarding, nowhere);
  expect([plain['orderId'], plain['smsConsent'], plain['wantsTexts']]).toEqual([undefined, undefined, undefined]);
  const whole = onboardingRequest(
    websiteKind,
    { ...emptyOnboarding, wantsTexts: true },
    { orderId: 'order-1', page: '/checkout' },
  );
  expect(whole).toMatchObject({ orderId: 'order-1', smsConsent: { version: expect.any(String), page: '/checkout' } });
});

test('an error of any field that a form sends is in its summary', () => {
  const wrong = {
    pages: { otherText: 'x'.repeat(400), other: true },
    socialMedia: { instagram: 'x'.repeat(400), facebook: 1, tiktok: 1 },
  };
  const issues = (
    schema: { safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[] }[] } } },
    value: object,
  ) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
  const website = issues(
    websiteOnboardingSchema(() => '2026-11-21'),
    wrong,
  );
  expect(website.length).toBeGreaterThan(5);
  expect(errorNames(websiteKind)).toEqual(expect.arrayContaining(website));
  expect(errorNames(websiteCrmKind)).toEqual(expect.arrayContaining(issues(websiteCrmOnboardingSchema, wrong)));
});

test('the form shows exactly the choices that the server accepts', () => {
  expect(onboardingPages.map(({ value }) => value)).toEqual([...sitePages]);
  expect(afterForm.map(({ value }) => value)).toEqual([...postFormActions]);
  expect(processors.map(({ value }) => value)).toEqual([...paymentProcessors]);
});

afterEach(() => vi.unstubAllEnvs());

test('the day is the browser’s local day', () => {
  const evening = new Date(Date.UTC(2026, 11, 1, 3, 30));
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(localDay(evening)).toBe('2026-11-30');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(localDay(evening)).toBe('2026-12-01');
});

test('sizes are shown in readable units', () => {
  expect([12, 900, 86_016, 1_258_291].map(sizeInWords)).toEqual(['1 KB', '1 KB', '84 KB', '1.2 MB']);
});
