import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { BalanceComparison, OwnerBalance, OwnerOrder, Verdict } from '../../../../contract/owner-orders.ts';
import { formatCents } from '../../../ui/format-money.ts';

const providerNames: Record<OwnerOrder['provider'], string> = { stripe: 'Stripe', test: 'Test provider' };

export function nameProvider(provider: OwnerOrder['provider']): string {
  return providerNames[provider];
}

/** What the owner decided, in words. */
export const decisionNames: Readonly<Record<OwnerOrder['decisions'][number]['verdict'], string>> = {
  accepted: 'Accepted as paid',
  refunded_outside: 'Refunded outside',
  discarded: 'Discarded',
  withdrawn: 'Decision undone',
};

/** What each decision does to the books. */
export const verdictHints: Readonly<Record<Verdict, string>> = {
  accepted: 'What came in counts as the sale. The buyer and the CRM are told after half a minute.',
  refunded_outside: 'You gave the money back by another way. The books show it as paid and refunded.',
  discarded: 'Nothing of it counts, and the order is closed. Give the money back with your provider first.',
};

/** Why books and balance differ where the owner knows of it. */
export const knownWords: Readonly<Record<BalanceComparison['known'][number]['why'], string>> = {
  dispute: 'An open dispute holds the money.',
  review: 'It needs your review and does not count until then.',
  discarded: 'You discarded it.',
  outside: 'You refunded it outside.',
};

/** Why books and balance are not compared. */
export const notComparedWords: Readonly<Record<OwnerBalance['provider'], string>> = {
  stripe: 'Not compared yet. Once a night the books are compared with Stripe’s balance, from the first sale on.',
  test: 'In test mode no money moves, so there is nothing to compare.',
  off: 'Payments are off, so there is nothing to compare.',
};

/** `Books and balance: 0 cents apart`. */
export function apartInWords({ apart }: Pick<BalanceComparison, 'apart'>): string {
  const cents = apart.reduce((sum, { booksCents, providerCents }) => sum + Math.abs(providerCents - booksCents), 0);
  return `Books and balance: ${apart.length === 0 ? '0 cents' : formatCents(cents)} apart`;
}

/** `1 movement of $5.00 belongs to no sale of this site.`; empty where there is none. */
export function describeElsewhere({ count, cents }: BalanceComparison['elsewhere']): string {
  if (count === 0) return '';
  return count === 1
    ? `1 movement of ${formatCents(cents)} belongs to no sale of this site.`
    : `${tellFigure(count)} movements of ${formatCents(cents)} in all belong to no sale of this site.`;
}

type Money = Pick<OwnerOrder, 'status' | 'paidCents' | 'refundedCents' | 'lostCents' | 'netCents' | 'feeCents'>;

/** The payment and its reversals: `Paid $1,500.00, refunded $500.00: $1,000.00 kept.` */
export function describeMoney({ status, paidCents, refundedCents, lostCents, netCents, feeCents }: Money): string {
  if (status === 'needs_review') return 'Needs your review: it does not count until then.';
  if (status === 'discarded') return 'Discarded: nothing of it counts.';
  if (paidCents === 0) return 'Nothing was paid.';
  const parts = [
    `Paid ${formatCents(paidCents)}`,
    refundedCents > 0 && `refunded ${formatCents(refundedCents)}`,
    lostCents > 0 && `lost ${formatCents(lostCents)} in a dispute`,
  ].filter((part) => part !== false);
  const fee = feeCents === null ? '' : ` Stripe’s fee: ${formatCents(feeCents)}.`;
  return (parts.length === 1 ? `${parts[0]}.` : `${parts.join(', ')}: ${formatCents(netCents)} kept.`) + fee;
}

/** How long ago a checkout was left, at least. */
export const sinceWords: Readonly<Record<'hour' | 'day', string>> = {
  hour: 'Left over an hour ago',
  day: 'Left over a day ago',
};

const onboardingWords: Record<OwnerOrder['onboarding'], string | null> = {
  none: null,
  awaited: 'The buyer has not sent the onboarding form yet.',
  done: 'The onboarding form has arrived.',
};

export function describeOnboarding(onboarding: OwnerOrder['onboarding']): string | null {
  return onboardingWords[onboarding];
}
