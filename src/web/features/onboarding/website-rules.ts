import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { websiteOnboardingSchema } from '../../../contract/onboarding.ts';
import { localDay } from './local-day.ts';
import type { OnboardingResolver } from './onboarding-resolver.ts';
import type { OnboardingValues } from './onboarding-values.ts';

/** The contract's rules, as the form asks them, in the visitor's own day. Loaded with the first touch of the form. */
const schema = z.preprocess(
  (values: OnboardingValues) => values,
  websiteOnboardingSchema(() => localDay(new Date())),
);

export const resolver: OnboardingResolver = zodResolver(schema);
