import { useEffect, useState, type ComponentType } from 'react';
import { Failed, Loading } from '../../ui/loading-states.tsx';
import type { OnboardingProps } from './onboarding-props.ts';

/** Which of the two forms a package has. */
export type OnboardingFormName = 'website' | 'website-crm';

const forms: Readonly<Record<OnboardingFormName, () => Promise<ComponentType<OnboardingProps>>>> = {
  website: async () => (await import('./website-onboarding.tsx')).WebsiteOnboarding,
  'website-crm': async () => (await import('./website-crm-onboarding.tsx')).WebsiteCrmOnboarding,
};

/** One of the two forms, its code fetched when it is shown; where that fails, it can be asked for again. */
export function LateOnboarding({ form, ...props }: OnboardingProps & { form: OnboardingFormName }) {
  const [Form, setForm] = useState<ComponentType<OnboardingProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return undefined;
    let isCurrent = true;
    forms[form]().then(
      (loaded) => isCurrent && setForm(() => loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [form, hasFailed]);

  if (Form !== null) return <Form {...props} />;
  if (!hasFailed) return <Loading label="Loading the form..." />;
  return (
    <Failed
      title="The form could not be loaded"
      reason="Your order is safe. Please check the connection and try again."
      onRetry={() => setHasFailed(false)}
    />
  );
}
