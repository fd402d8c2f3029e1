import { quizPackages } from '../../../../../content/quiz.ts';
import type { OwnerLead } from '../../../../contract/owner.ts';
import { nameMarket } from './describe-deal.ts';
import { describeOnboarding } from './describe-onboarding.ts';

/** The package a quiz ended with, by its title; null where the quiz was not finished. */
export function nameRecommendation(recommendation: string | null): string | null {
  if (recommendation === null) return null;
  return quizPackages.find(({ key }) => key === recommendation)?.title ?? recommendation;
}

/** What came of a lead: the package of a quiz, the buy box of a deal, what a buyer has built; null where the quiz was not finished. */
export function describeLead({
  deal,
  onboarding,
  recommendation,
}: Pick<OwnerLead, 'deal' | 'onboarding' | 'recommendation'>): string | null {
  if (onboarding) return describeOnboarding(onboarding);
  return deal ? `Deal for ${nameMarket(String(deal.fields['targetMarket']))}` : nameRecommendation(recommendation);
}

/** Where a lead came from: `search.example, in through /buy-box`. */
export function describeOrigin({ referrer, landingPage }: Pick<OwnerLead, 'referrer' | 'landingPage'>): string {
  const from = referrer ? hostOf(referrer) : 'Direct';
  return landingPage === null ? from : `${from}, in through ${landingPage}`;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
