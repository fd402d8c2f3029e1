import type { FieldPath } from 'react-hook-form';
import { packages } from '../../../../content/packages.ts';
import { smsConsent } from '../../../../content/deals.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { lateRules, type FormRules } from '../../forms/form-rules.ts';
import type { Toast } from '../../ui/toast.ts';
import { localDay } from './local-day.ts';
import type { OnboardingValues } from './onboarding-values.ts';

/** One of the two forms. */
export interface OnboardingKind {
  /** Names its ids and its drafts. */
  readonly name: string;
  readonly heading: string;
  readonly path: string;
  /** What it sends, in the order in which it is shown; `pages.otherText` stands for itself. */
  readonly fields: readonly (keyof OnboardingValues)[];
  readonly rules: FormRules<OnboardingValues>;
  readonly done: Toast;
  /** How long a build takes as a rule. */
  readonly turnaround: string;
  /** Whether the launch cannot be asked for in the past. */
  readonly fromToday: boolean;
}

function packageOf(id: (typeof packages)[number]['id']) {
  const found = packages.find((one) => one.id === id);
  const price = ((found?.priceCents ?? 0) / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return { price, turnaround: found?.turnaround ?? '' };
}

const websitePackage = packageOf('website-build');
const crmPackage = packageOf('full-ghl-buildout');

/** What the tabs of the preview are called. */
export const websiteTab = `Website Build (${websitePackage.price})`;
export const websiteCrmTab = `Website + CRM (${crmPackage.price})`;

const person = ['fullName', 'businessName', 'email', 'phone'] as const;
const site = ['hasDomain', 'domainName', 'logoFile', 'brandDesignFile', 'pages'] as const;
const followUp = ['emailAutomation', 'smsFollowUp', 'aiSms', 'aiVoice', 'hasCurrentCrm', 'currentCrmName'] as const;
const extras = ['onlinePayment', 'paymentProcessor', 'calendarIntegration', 'courses', 'blogs'] as const;
const notices = ['notificationEmail', 'notificationPhone', 'socialMedia'] as const;
const last = ['launchDeadline', 'additionalNotes'] as const;

const loadContract = () => import('../../../contract/onboarding.ts');

export const websiteKind: OnboardingKind = {
  name: 'onboarding-website',
  heading: `Website Package - ${websitePackage.price}`,
  path: apiPaths.websiteOnboarding,
  fields: [...person, ...site, ...notices, ...last],
  // In the visitor's own day.
  rules: lateRules(async () => (await loadContract()).websiteOnboardingSchema(() => localDay(new Date()))),
  done: {
    title: 'Onboarding Complete!',
    description: 'I have everything I need and start building your website within 24 hours.',
  },
  turnaround: websitePackage.turnaround,
  fromToday: true,
};

export const websiteCrmKind: OnboardingKind = {
  name: 'onboarding-website-crm',
  heading: `Website + CRM Package - ${crmPackage.price}`,
  path: apiPaths.websiteCrmOnboarding,
  fields: [
    ...person,
    'clientTypes',
    'businessHours',
    ...site,
    'leadCapturePopup',
    'newsletterOption',
    'postFormAction',
    ...followUp,
    ...extras,
    ...notices,
    ...last,
  ],
  rules: lateRules(async () => (await loadContract()).websiteCrmOnboardingSchema),
  done: {
    title: 'Onboarding Complete!',
    description: 'I have everything I need and start on your website and CRM system within 24 hours.',
  },
  turnaround: crmPackage.turnaround,
  fromToday: false,
};

/** Where an error can stand, in the order in which the form shows its fields. */
export function errorNames({ fields }: OnboardingKind): FieldPath<OnboardingValues>[] {
  return fields.flatMap((field): FieldPath<OnboardingValues>[] => {
    if (field === 'pages') return ['pages.otherText'];
    if (field === 'socialMedia') return ['socialMedia.instagram', 'socialMedia.facebook', 'socialMedia.tiktok'];
    return [field];
  });
}

/** What is sent from `page`: the form's own fields, its order, and the consent to text messages where it was given. */
export function onboardingRequest(
  { fields }: OnboardingKind,
  values: OnboardingValues,
  { orderId, page }: { orderId: string | undefined; page: string },
): Record<string, unknown> {
  const all = new Map<string, unknown>(Object.entries(values));
  return {
    // In an order of its own, so that the same answers are the same try after a reload.
    ...Object.fromEntries(fields.map((field) => [field, all.get(field)])),
    ...(values.wantsTexts && { smsConsent: { version: smsConsent.version, page } }),
    ...(orderId !== undefined && { orderId }),
  };
}
