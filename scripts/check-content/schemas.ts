import type { z } from 'zod';
import { about, booking, podcast, site } from './schemas/brand.ts';
import { courses, lending, lendingSnapshot, packages, partners, portfolio } from './schemas/offers.ts';
import { deals, markets } from './schemas/deals.ts';
import { theme } from './schemas/theme.ts';
import { onboarding, quiz, reactivation } from './schemas/forms.ts';

/** What each file of content/ exports. */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  'about.ts': about,
  'booking.ts': booking,
  'courses.ts': courses,
  'deals.ts': deals,
  'lending-snapshot.ts': lendingSnapshot,
  'lending.ts': lending,
  'markets.ts': markets,
  'onboarding.ts': onboarding,
  'packages.ts': packages,
  'partners.ts': partners,
  'podcast.ts': podcast,
  'portfolio.ts': portfolio,
  'quiz.ts': quiz,
  'reactivation.ts': reactivation,
  'site.ts': site,
  'theme.ts': theme,
};
