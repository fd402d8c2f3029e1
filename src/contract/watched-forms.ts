import { onboardingLabels as labels } from '../../content/onboarding.ts';
import { dealExtraNames, dealField, dealFieldNames } from './deal-fields.ts';
import { apiPaths } from './paths.ts';

/** A field as its form names it, and what the owner calls it. */
export interface WatchedField {
  readonly name: string;
  readonly label: string;
}

interface WatchedForm {
  readonly title: string;
  /** Where it is sent; by this the page's script names it. */
  readonly path: string;
  /** Its fields, in the order of the form. */
  readonly fields: readonly WatchedField[];
}

const list = (fields: Readonly<Record<string, string>>): WatchedField[] =>
  Object.entries(fields).map(([name, label]) => ({ name, label }));

const texts = { wantsTexts: 'Consent to text messages' };
const extras: ReadonlySet<string> = new Set(dealExtraNames);
const deal = dealFieldNames.flatMap((name): WatchedField[] => {
  const field = { name: extras.has(name) ? `extras.${name}` : name, label: dealField(name).label };
  return name === 'phone' ? [field, ...list(texts)] : [field];
});

const { fullName, businessName, email, phone, clientTypes, businessHours } = labels;
const { hasDomain, domainName, logoFile, brandDesignFile, pages, otherText } = labels;
const { notificationEmail, notificationPhone, instagram, facebook, tiktok, launchDeadline, additionalNotes } = labels;
const buyer = list({ fullName, businessName, email, phone, ...texts });
const site = list({ hasDomain, domainName, logoFile, brandDesignFile, pages, 'pages.otherText': otherText });
const notices = list({
  notificationEmail,
  notificationPhone,
  'socialMedia.instagram': instagram,
  'socialMedia.facebook': facebook,
  'socialMedia.tiktok': tiktok,
  launchDeadline,
  additionalNotes,
});
const { postFormAction, leadCapturePopup, newsletterOption } = labels;
const { emailAutomation, smsFollowUp, aiSms, aiVoice, hasCurrentCrm, currentCrmName } = labels;
const { calendarIntegration, courses, blogs, onlinePayment, paymentProcessor } = labels;
const crm = list({
  postFormAction,
  leadCapturePopup,
  newsletterOption,
  emailAutomation,
  smsFollowUp,
  aiSms,
  aiVoice,
  hasCurrentCrm,
  currentCrmName,
  calendarIntegration,
  courses,
  blogs,
  onlinePayment,
  paymentProcessor,
});

/** The forms of the site whose visits are counted, and all that may be told of where in them somebody was. */
export const watchedForms = {
  quiz: {
    title: 'Quiz, name and e-mail',
    path: apiPaths.quizLeads,
    fields: list({ firstName: 'First name', email: 'Email' }),
  },
  deal: { title: 'Deal for a buy box', path: apiPaths.deals, fields: deal },
  booking: {
    title: 'Booking a call',
    path: apiPaths.bookings,
    fields: list({ name: 'Name', email: 'Email', phone: 'Phone', ...texts, notes: 'What should be fixed first' }),
  },
  checkout: {
    title: 'Checkout, name and e-mail',
    path: apiPaths.createPaymentIntent,
    fields: list({ name: 'Name', email: 'Email' }),
  },
  'checkout-request': {
    title: 'Request for a package',
    path: apiPaths.checkoutRequests,
    fields: list({ name: 'Name', email: 'Email' }),
  },
  'website-onboarding': {
    title: 'Onboarding, website',
    path: apiPaths.websiteOnboarding,
    fields: [...buyer, ...site, ...notices],
  },
  'crm-onboarding': {
    title: 'Onboarding, website and CRM',
    path: apiPaths.websiteCrmOnboarding,
    fields: [...buyer, ...list({ clientTypes, businessHours }), ...site, ...crm, ...notices],
  },
  reactivation: {
    title: 'Reactivation',
    path: apiPaths.reactivation,
    fields: list({
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      ...texts,
      company: 'Company',
      currentCRM: 'Current CRM',
      leadVolume: 'Monthly lead volume',
      challenges: 'Current challenges',
      goals: 'Goals',
    }),
  },
  lending: {
    title: 'Free lending system',
    path: apiPaths.lendingLeads,
    fields: list({ name: 'Full name', email: 'Email' }),
  },
  waitlist: {
    title: 'Course waitlist',
    path: apiPaths.waitlist,
    fields: list({ name: 'Full name', email: 'Email', phone: 'Phone', ...texts }),
  },
} as const satisfies Readonly<Record<string, WatchedForm>>;

export type WatchedFormId = keyof typeof watchedForms;
export const watchedForm = (id: WatchedFormId): WatchedForm => watchedForms[id];

const isId = (id: string): id is WatchedFormId => Object.hasOwn(watchedForms, id);
export const watchedFormIds: readonly WatchedFormId[] = Object.keys(watchedForms).filter(isId);

/** The form that is sent to this path. */
export function watchedFormAt(path: string): WatchedFormId | undefined {
  return watchedFormIds.find((id) => watchedForm(id).path === path);
}

/** The field that a control belongs to, by the control's name; empty where the form has none such. `pages.about` is one of the `pages`. */
export function watchedFieldOf(id: WatchedFormId, name: string): string {
  const { fields } = watchedForm(id);
  const [group] = name.split('.', 1);
  return (fields.find((field) => field.name === name) ?? fields.find((field) => field.name === group))?.name ?? '';
}
