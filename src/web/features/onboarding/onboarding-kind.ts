import { loadCode } from '../../api/load-code.ts';
import type { FieldPath } from 'react-hook-form';
import { delivery, packages, priceOf } from '../../../../content/packages.ts';
import { smsConsent } from '../../../../content/deals.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { lazyRules, type FormRules } from '../../forms/form-rules.ts';
import type { Toast } from '../../ui/toast.ts';
import type { OnboardingValues } from './onboarding-values.ts';

/** The browser's local day, `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** One of the two forms. */
export interface OnboardingKind {
  /** The name for its ids and its drafts. */
  readonly name: string;
  readonly heading: string;
  readonly path: string;
  /** The fields it sends, in the order of the form. */
  readonly fields: readonly (keyof OnboardingValues)[];
  readonly rules: FormRules<OnboardingValues>;
  readonly done: Toast;
  /** How long a build usually takes. */
  readonly turnaround: string;
  /** Whether the launch date must not be in the past. */
  readonly fromToday: boolean;
}

/** The package that this form follows. */
function packageWith(form: (typeof packages)[number]['onboarding']) {
  const found = packages.find(({ onboarding }) => onboarding === form);
  return { price: found === undefined ? '' : priceOf(found.id), turnaround: found?.turnaround ?? '' };
}

const websitePackage = packageWith('website');
const crmPackage = packageWith('website-crm');

/** The names of the preview's tabs. */
export const websiteTab = `Website Build (${websitePackage.price})`;
export const websiteCrmTab = `Website + CRM (${crmPackage.price})`;

const person = ['fullName', 'businessName', 'email', 'phone'] as const;
const site = ['hasDomain', 'domainName', 'logoFile', 'brandDesignFile', 'pages'] as const;
const followUp = ['emailAutomation', 'smsFollowUp', 'aiSms', 'aiVoice', 'hasCurrentCrm', 'currentCrmName'] as const;
const extras = ['onlinePayment', 'paymentProcessor', 'calendarIntegration', 'courses', 'blogs'] as const;
const notices = ['notificationEmail', 'notificationPhone', 'socialMedia'] as const;
const last = ['launchDeadline', 'additionalNotes'] as const;

const loadContract = () => loadCode(() => import('../../../contract/onboarding.ts'));

export const websiteKind: OnboardingKind = {
  name: 'onboarding-website',
  heading: `Website Package - ${websitePackage.price}`,
  path: visitorPaths.websiteOnboarding,
  fields: [...person, ...site, ...notices, ...last],
  // By the visitor's local day.
  rules: lazyRules(async () => (await loadContract()).websiteOnboardingSchema(() => localDay(new Date()))),
  done: {
    title: 'Onboarding Complete!',
    description: `I have everything I need and start building your website within ${delivery.beginsWithin}.`,
  },
  turnaround: websitePackage.turnaround,
  fromToday: true,
};

export const websiteCrmKind: OnboardingKind = {
  name: 'onboarding-website-crm',
  heading: `Website + CRM Package - ${crmPackage.price}`,
  path: visitorPaths.websiteCrmOnboarding,
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
  rules: lazyRules(async () => (await loadContract()).websiteCrmOnboardingSchema),
  done: {
    title: 'Onboarding Complete!',
    description: `I have everything I need and start on your website and CRM system within ${delivery.beginsWithin}.`,
  },
  turnaround: crmPackage.turnaround,
  fromToday: false,
};

/** The paths that can have an error, in the order of the form. */
export function errorNames({ fields }: OnboardingKind): FieldPath<OnboardingValues>[] {
  return fields.flatMap((field): FieldPath<OnboardingValues>[] => {
    if (field === 'pages') return ['pages.otherText'];
    if (field === 'socialMedia') return ['socialMedia.instagram', 'socialMedia.facebook', 'socialMedia.tiktok'];
    return [field];
  });
}

/** The request's body: the form's fields, its order, and the consent to text messages if given on `page`. */
export function onboardingRequest(
  { fields }: OnboardingKind,
  values: OnboardingValues,
  { orderId, page }: { orderId: string | undefined; page: string },
): Record<string, unknown> {
  const all = new Map<string, unknown>(Object.entries(values));
  return {
    // Always in the same order, so that the same answers are the same attempt after a reload.
    ...Object.fromEntries(fields.map((field) => [field, all.get(field)])),
    ...(values.wantsTexts && { smsConsent: { version: smsConsent.version, page } }),
    ...(orderId !== undefined && { orderId }),
  };
}
