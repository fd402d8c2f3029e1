import { domainPart, launchPart, noticePart, pagePart, personPart, picturePart, socialPart } from './base-parts.tsx';
import { clientPart, extraPart, followUpPart, leadPart } from './crm-parts.tsx';
import { OnboardingForm } from './onboarding-form.tsx';
import { websiteCrmKind } from './onboarding-kind.ts';
import type { OnboardingProps } from './use-onboarding-form.ts';

const site = [domainPart, picturePart, pagePart];
const running = [leadPart, followUpPart, extraPart, noticePart, socialPart];
const parts = [personPart, clientPart, ...site, ...running, launchPart(websiteCrmKind)];

/** The onboarding form for the website with the CRM. */
export function WebsiteCrmOnboarding(props: OnboardingProps & { level?: 2 | 3 }) {
  return <OnboardingForm {...props} kind={websiteCrmKind} parts={parts} />;
}
