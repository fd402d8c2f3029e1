import {
  DomainFields,
  LaunchFields,
  NoticeFields,
  PageFields,
  PersonFields,
  PictureFields,
  SocialFields,
} from './base-parts.tsx';
import { OnboardingForm } from './onboarding-form.tsx';
import { websiteKind } from './onboarding-kind.ts';
import { OnboardingPart, partIntros as intros } from './onboarding-part.tsx';
import type { OnboardingProps } from './use-onboarding-form.ts';

/** The onboarding form for the website. */
export function WebsiteOnboarding(props: OnboardingProps & { level?: 2 | 3 }) {
  return (
    <OnboardingForm {...props} kind={websiteKind}>
      <OnboardingPart place={1} of={7} title="You and your business">
        <PersonFields />
      </OnboardingPart>
      <OnboardingPart place={2} of={7} title="Domain" intro={intros.domain}>
        <DomainFields />
      </OnboardingPart>
      <OnboardingPart place={3} of={7} title="Logo and brand" intro={intros.pictures}>
        <PictureFields />
      </OnboardingPart>
      <OnboardingPart place={4} of={7} title="Pages" intro={intros.pages}>
        <PageFields />
      </OnboardingPart>
      <OnboardingPart place={5} of={7} title="Where your leads go" intro={intros.notices}>
        <NoticeFields />
      </OnboardingPart>
      <OnboardingPart place={6} of={7} title="Social media">
        <SocialFields />
      </OnboardingPart>
      <OnboardingPart place={7} of={7} title="Launch">
        <LaunchFields kind={websiteKind} />
      </OnboardingPart>
    </OnboardingForm>
  );
}
