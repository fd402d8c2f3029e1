import { afterForm, onboardingLabels, onboardingPages, processors } from '../../../../../content/onboarding.ts';
import type { OwnerOnboarding } from '../../../../contract/owner-onboarding.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { formatDay } from '../../../ui/format-dates.ts';

type Answer = OwnerOnboarding['answers'][string];

/** One answer under its label; of a picture, where it is. */
export interface OnboardingAnswer {
  readonly label: string;
  readonly value: string;
  readonly picture?: string;
}

const labels: ReadonlyMap<string, string> = new Map(Object.entries(onboardingLabels));
const pictures: ReadonlySet<string> = new Set(['logoFile', 'brandDesignFile']);
const choices: ReadonlyMap<string, string> = new Map(
  [...afterForm, ...processors].map(({ value, label }) => [value, label]),
);
const chosen: ReadonlySet<string> = new Set(['postFormAction', 'paymentProcessor']);

function listPages(pages: Readonly<Record<string, string | boolean>>): string {
  const names = onboardingPages.filter(({ value }) => pages[value] === true).map(({ label }) => label);
  const other = pages['otherText'];
  return [...names, ...(typeof other === 'string' && other !== '' ? [other] : [])].join(', ');
}

function describeAnswer(field: string, answer: Answer): OnboardingAnswer[] {
  const label = labels.get(field) ?? field;
  if (answer === null || answer === '') return [];
  if (typeof answer === 'boolean') return [{ label, value: answer ? 'Yes' : 'No' }];
  if (typeof answer === 'string') {
    if (pictures.has(field)) {
      return [{ label, value: 'Download', picture: apiPaths.ownerUpload.replace(':id', encodeURIComponent(answer)) }];
    }
    return [{ label, value: chosen.has(field) ? (choices.get(answer) ?? answer) : answer }];
  }
  if (field === 'pages') return [{ label, value: listPages(answer) }];
  return Object.entries(answer).flatMap(([name, value]) => describeAnswer(name, value));
}

/** Everything a buyer told, by the fields' names. */
export function listOnboardingAnswers({ answers, orderId, smsConsent }: OwnerOnboarding): OnboardingAnswer[] {
  return [
    ...Object.entries(answers).flatMap(([field, answer]) => describeAnswer(field, answer)),
    { label: 'Text messages', value: smsConsent ? `Agreed to, version ${smsConsent.version}` : 'No' },
    { label: 'Order', value: orderId ?? 'None named' },
  ];
}

/** What is to be built, and by when: `Website onboarding, live by Dec 1`. */
export function describeOnboarding({ form, answers }: OwnerOnboarding): string {
  const what = form === 'website' ? 'Website onboarding' : 'Website + CRM onboarding';
  const { launchDeadline } = answers;
  return typeof launchDeadline === 'string' ? `${what}, live by ${formatDay(launchDeadline)}` : what;
}
