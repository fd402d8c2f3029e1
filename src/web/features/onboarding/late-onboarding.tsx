import type { ComponentType } from 'react';
import { Failed, Loading } from '../../ui/loading-states.tsx';
import { useLate } from '../../ui/use-late.ts';
import type { OnboardingProps } from './onboarding-props.ts';

/** Which of the two forms a package has. */
export type OnboardingFormName = 'website' | 'website-crm';

const forms: Readonly<Record<OnboardingFormName, () => Promise<ComponentType<OnboardingProps>>>> = {
  website: async () => (await import('./website-onboarding.tsx')).WebsiteOnboarding,
  'website-crm': async () => (await import('./website-crm-onboarding.tsx')).WebsiteCrmOnboarding,
};

/** One of the two forms, its code fetched when it is shown. */
export function LateOnboarding({ form, ...props }: OnboardingProps & { form: OnboardingFormName }) {
  const late = useLate(forms[form]);
  if (late.state === 'ready') return <late.Part {...props} />;
  if (late.state === 'loading') return <Loading label="Loading the form..." />;
  return (
    <Failed
      title="The form could not be loaded"
      reason="Your order is safe. Please check the connection and try again."
      onRetry={late.retry}
    />
  );
}
