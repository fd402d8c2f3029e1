import { fieldsOf } from '../../forms/sending/kept-values.ts';
import type { WebsiteCrmOnboardingInput, WebsiteOnboardingInput } from '../../../contract/onboarding.ts';

/** The values of both forms, as typed; the shorter form shows some of them. */
export interface OnboardingValues {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  /** Sent as `smsConsent`. */
  readonly wantsTexts: boolean;
  readonly businessName: string;
  readonly hasDomain: boolean;
  readonly domainName: string;
  /** The id of the uploaded picture; empty if there is none. */
  readonly logoFile: string;
  readonly brandDesignFile: string;
  readonly pages: Readonly<Record<keyof NonNullable<WebsiteOnboardingInput['pages']>, boolean | string>>;
  readonly notificationEmail: string;
  readonly notificationPhone: string;
  readonly socialMedia: Readonly<Record<'instagram' | 'facebook' | 'tiktok', string>>;
  readonly launchDeadline: string;
  readonly additionalNotes: string;
  readonly clientTypes: string;
  readonly emailAutomation: boolean;
  readonly smsFollowUp: boolean;
  readonly businessHours: string;
  readonly hasCurrentCrm: boolean;
  readonly currentCrmName: string;
  readonly leadCapturePopup: boolean;
  readonly newsletterOption: boolean;
  readonly postFormAction: string;
  readonly onlinePayment: boolean;
  readonly paymentProcessor: string;
  readonly calendarIntegration: boolean;
  readonly courses: boolean;
  readonly blogs: boolean;
  readonly aiVoice: boolean;
  readonly aiSms: boolean;
}

type Sent = keyof Omit<WebsiteCrmOnboardingInput, 'smsConsent' | 'orderId'>;

/** The initial values: only the home page is ticked. */
export const emptyOnboarding: OnboardingValues = {
  fullName: '',
  email: '',
  phone: '',
  wantsTexts: false,
  businessName: '',
  hasDomain: false,
  domainName: '',
  logoFile: '',
  brandDesignFile: '',
  pages: {
    home: true,
    about: false,
    gallery: false,
    orderForm: false,
    events: false,
    testimonials: false,
    buyMyHouse: false,
    borrowerForm: false,
    sellMyHouse: false,
    investmentOpportunities: false,
    birdDogBuyBox: false,
    other: false,
    otherText: '',
  },
  notificationEmail: '',
  notificationPhone: '',
  socialMedia: { instagram: '', facebook: '', tiktok: '' },
  launchDeadline: '',
  additionalNotes: '',
  clientTypes: '',
  emailAutomation: false,
  smsFollowUp: false,
  businessHours: '',
  hasCurrentCrm: false,
  currentCrmName: '',
  leadCapturePopup: false,
  newsletterOption: false,
  postFormAction: '',
  onlinePayment: false,
  paymentProcessor: '',
  calendarIntegration: false,
  courses: false,
  blogs: false,
  aiVoice: false,
  aiSms: false,
} satisfies Record<Sent | 'wantsTexts', unknown>;

type Kept = Readonly<Record<string, unknown>>;

/** The values of `kept` that have the same type as in `empty`; all others from `empty`. */
function readLike(kept: unknown, empty: Kept): Kept {
  const given = fieldsOf(kept);
  const read = Object.entries(empty).map(([name, nothing]): [string, unknown] => {
    const value = given[name];
    if (typeof nothing === 'object') return [name, readLike(value, fieldsOf(nothing))];
    return [name, typeof value === typeof nothing ? value : nothing];
  });
  return Object.fromEntries(read);
}

/** Stored values, with initial ones for what is missing or invalid. */
export function readOnboardingValues(kept: unknown): OnboardingValues {
  const read = readLike(kept, fieldsOf(emptyOnboarding));
  const { pages, socialMedia, ...rest } = emptyOnboarding;
  return {
    ...rest,
    ...read,
    pages: { ...pages, ...fieldsOf(read['pages']) },
    socialMedia: { ...socialMedia, ...fieldsOf(read['socialMedia']) },
  };
}

/** Whether both have the same values. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [left, right] = [fieldsOf(one), fieldsOf(other)];
  return Object.keys({ ...left, ...right }).every((name) => isSame(left[name], right[name]));
}
