import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { websiteCrmOnboardingSchema } from '../../../contract/onboarding.ts';
import type { OnboardingResolver } from './onboarding-resolver.ts';
import type { OnboardingValues } from './onboarding-values.ts';

/** The contract's rules, as the form asks them. Loaded with the first touch of the form. */
const schema = z.preprocess((values: OnboardingValues) => values, websiteCrmOnboardingSchema);

export const resolver: OnboardingResolver = zodResolver(schema);
