import { domainPart, launchPart, noticePart, pagePart, personPart, picturePart, socialPart } from './base-parts.tsx';
import { OnboardingForm } from './onboarding-form.tsx';
import { websiteKind } from './onboarding-kind.ts';
import type { OnboardingProps } from './use-onboarding-form.ts';

const parts = [personPart, domainPart, picturePart, pagePart, noticePart, socialPart, launchPart(websiteKind)];

/** The onboarding form for the website. */
export function WebsiteOnboarding(props: OnboardingProps & { level?: 2 | 3 }) {
  return <OnboardingForm {...props} kind={websiteKind} parts={parts} />;
}
