import { afterForm, onboardingLabels, onboardingPages, processors } from '../../../../content/onboarding.ts';
import type { Detail } from '../../../contract/owner-details.ts';
import { describeConsent } from './agreements.ts';
import { describeFields, openField, type Field, type JsonRecord } from './describe-fields.ts';

const nameIn = (choices: readonly { readonly value: string; readonly label: string }[]) => (value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** Answers that are not shown as plain text. */
const written: Readonly<Record<string, Omit<Field, 'label'>>> = {
  email: { kind: 'email' },
  phone: { kind: 'phone' },
  notificationEmail: { kind: 'email' },
  notificationPhone: { kind: 'phone' },
  logoFile: { kind: 'picture' },
  brandDesignFile: { kind: 'picture' },
  launchDeadline: { kind: 'day' },
  additionalNotes: { kind: 'long' },
  clientTypes: { kind: 'long' },
  businessHours: { kind: 'long' },
  postFormAction: { name: nameIn(afterForm) },
  paymentProcessor: { name: nameIn(processors) },
};

const fields: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.entries(onboardingLabels).map(([name, label]) => [name, { label, ...written[name] }]),
);

/** The chosen pages by their names, in one line; what is not on the list of pages by its own. */
function listPages(pages: JsonRecord): string {
  const { otherText, ...ticked } = pages;
  const names = new Map<string, string>(onboardingPages.map(({ value, label }) => [value, label]));
  const chosen = [...new Set([...names.keys(), ...Object.keys(ticked)])]
    .filter((page) => Object.hasOwn(ticked, page) && ticked[page] === true)
    .map((page) => names.get(page) ?? page);
  return [...chosen, ...(typeof otherText === 'string' && otherText !== '' ? [otherText] : [])].join(', ');
}

/** Everything a buyer told before the build, in the order in which it was asked. */
export function describeOnboarding(record: JsonRecord): Detail[] {
  const { form: _form, answers: _answers, orderId = null, smsConsent, ...rest } = record;
  const answers = openField(record, 'answers');
  const { pages: _pages, socialMedia: _social, ...plain } = answers.inner;
  const pages = openField(answers.inner, 'pages');
  const social = openField(answers.inner, 'socialMedia');
  const told = { ...plain, pages: listPages(pages.inner), ...social.inner, ...social.unread, ...pages.unread };
  return [
    ...describeFields(told, fields),
    ...describeConsent(smsConsent),
    ...describeFields({ orderId: orderId ?? 'None named' }, { orderId: { label: 'Order' } }),
    ...describeFields({ ...answers.unread, ...rest }, {}),
  ];
}

/** The day by which it is to be live. */
export function describeLaunch(record: JsonRecord): Detail | null {
  const { launchDeadline } = openField(record, 'answers').inner;
  return typeof launchDeadline === 'string' ? { label: 'Live by', value: launchDeadline, kind: 'day' } : null;
}
