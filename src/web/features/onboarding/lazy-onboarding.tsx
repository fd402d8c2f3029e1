import { loadCode } from '../../api/load-code.ts';
import type { ComponentType } from 'react';
import { LateForm } from '../../ui/late-form.tsx';
import type { OnboardingProps } from './use-onboarding-form.ts';

/** The names of the two onboarding forms. */
export type OnboardingFormName = 'website' | 'website-crm';

const forms: Readonly<Record<OnboardingFormName, () => Promise<ComponentType<OnboardingProps>>>> = {
  website: async () => (await loadCode(() => import('./website-onboarding.tsx'))).WebsiteOnboarding,
  'website-crm': async () => (await loadCode(() => import('./website-crm-onboarding.tsx'))).WebsiteCrmOnboarding,
};

/** One of the two forms; its code is loaded when it is shown. */
export function LazyOnboarding({ form, ...props }: OnboardingProps & { form: OnboardingFormName }) {
  return (
    <LateForm
      load={forms[form]}
      reason="Your order is safe. Please check the connection and try again."
      props={props}
    />
  );
}
