import type { OwnerOrder } from '../../../../contract/owner-orders.ts';
import { formatCents } from '../../../ui/format-money.ts';

const providerNames: Record<OwnerOrder['provider'], string> = { stripe: 'Stripe', test: 'Test provider' };

export function nameProvider(provider: OwnerOrder['provider']): string {
  return providerNames[provider];
}

type Money = Pick<OwnerOrder, 'status' | 'paidCents' | 'refundedCents' | 'lostCents' | 'netCents'>;

/** The payment and its reversals: `Paid $1,500.00, refunded $500.00: $1,000.00 kept.` */
export function describeMoney({ status, paidCents, refundedCents, lostCents, netCents }: Money): string {
  if (status === 'needs_review') return 'Needs your review: it does not count until then.';
  if (paidCents === 0) return 'Nothing was paid.';
  const parts = [
    `Paid ${formatCents(paidCents)}`,
    refundedCents > 0 && `refunded ${formatCents(refundedCents)}`,
    lostCents > 0 && `lost ${formatCents(lostCents)} in a dispute`,
  ].filter((part) => part !== false);
  return parts.length === 1 ? `${parts[0]}.` : `${parts.join(', ')}: ${formatCents(netCents)} kept.`;
}

const onboardingWords: Record<OwnerOrder['onboarding'], string | null> = {
  none: null,
  awaited: 'The buyer has not sent the onboarding form yet.',
  done: 'The onboarding form is among the leads.',
};

export function describeOnboarding(onboarding: OwnerOrder['onboarding']): string | null {
  return onboardingWords[onboarding];
}
