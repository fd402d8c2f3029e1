import type { OwnerOrder } from '../../../../contract/owner-orders.ts';
import { formatCents } from '../../../ui/format-money.ts';

const providerNames: Record<OwnerOrder['provider'], string> = { stripe: 'Stripe', test: 'Test provider' };

export function nameProvider(provider: OwnerOrder['provider']): string {
  return providerNames[provider];
}

type Money = Pick<OwnerOrder, 'status' | 'paidCents' | 'refundedCents' | 'lostCents' | 'netCents'>;

/** What came in and what is left of it: `Paid $1,500.00, refunded $500.00: $1,000.00 kept.` */
export function describeMoney({ status, paidCents, refundedCents, lostCents, netCents }: Money): string {
  if (status === 'needs_review') return 'Held until you have looked at it: nothing of it counts.';
  if (paidCents === 0) return 'Nothing has come in.';
  const parts = [
    `Paid ${formatCents(paidCents)}`,
    refundedCents > 0 && `refunded ${formatCents(refundedCents)}`,
    lostCents > 0 && `lost ${formatCents(lostCents)} in a dispute`,
  ].filter((part) => part !== false);
  return parts.length === 1 ? `${parts[0]}.` : `${parts.join(', ')}: ${formatCents(netCents)} kept.`;
}

const onboardingWords: Record<OwnerOrder['onboarding'], string | null> = {
  none: null,
  awaited: 'The onboarding form has not come yet.',
  done: 'The onboarding form is here, among the leads.',
};

export function describeOnboarding(onboarding: OwnerOrder['onboarding']): string | null {
  return onboardingWords[onboarding];
}
