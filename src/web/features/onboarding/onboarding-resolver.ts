import type { FieldValues, Resolver } from 'react-hook-form';
import type { OnboardingValues } from './onboarding-values.ts';

/** What checks a form's values; its output is not used, since the server reads what was typed. */
export type OnboardingResolver = Resolver<OnboardingValues, unknown, FieldValues>;
