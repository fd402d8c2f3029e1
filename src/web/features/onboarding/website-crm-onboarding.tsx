import {
  DomainFields,
  LaunchFields,
  NoticeFields,
  PageFields,
  PersonFields,
  PictureFields,
  SocialFields,
} from './base-parts.tsx';
import { ClientFields, ExtraFields, FollowUpFields, LeadFields } from './crm-parts.tsx';
import { OnboardingForm } from './onboarding-form.tsx';
import { websiteCrmKind } from './onboarding-kind.ts';
import { OnboardingPart, partIntros as intros } from './onboarding-part.tsx';
import type { OnboardingProps } from './use-onboarding-form.ts';

/** The onboarding form for the website with the CRM. */
export function WebsiteCrmOnboarding(props: OnboardingProps & { level?: 2 | 3 }) {
  return (
    <OnboardingForm {...props} kind={websiteCrmKind}>
      <OnboardingPart place={1} of={11} title="You and your business">
        <PersonFields />
      </OnboardingPart>
      <OnboardingPart place={2} of={11} title="Your clients">
        <ClientFields />
      </OnboardingPart>
      <OnboardingPart place={3} of={11} title="Domain" intro={intros.domain}>
        <DomainFields />
      </OnboardingPart>
      <OnboardingPart place={4} of={11} title="Logo and brand" intro={intros.pictures}>
        <PictureFields />
      </OnboardingPart>
      <OnboardingPart place={5} of={11} title="Pages" intro={intros.pages}>
        <PageFields />
      </OnboardingPart>
      <OnboardingPart place={6} of={11} title="Catching leads">
        <LeadFields />
      </OnboardingPart>
      <OnboardingPart place={7} of={11} title="Follow-up" intro={intros.followUp}>
        <FollowUpFields />
      </OnboardingPart>
      <OnboardingPart place={8} of={11} title="Calendar, payments and more" intro={intros.extras}>
        <ExtraFields />
      </OnboardingPart>
      <OnboardingPart place={9} of={11} title="Where your leads go" intro={intros.notices}>
        <NoticeFields />
      </OnboardingPart>
      <OnboardingPart place={10} of={11} title="Social media">
        <SocialFields />
      </OnboardingPart>
      <OnboardingPart place={11} of={11} title="Launch">
        <LaunchFields kind={websiteCrmKind} />
      </OnboardingPart>
    </OnboardingForm>
  );
}
