import type { OwnerOrderMoney } from '../../../../contract/owner-orders.ts';
import { formatCents } from '../../../ui/format-money.ts';

type Movement = OwnerOrderMoney['movements'][number];

const names: Readonly<Record<Movement['kind'], Partial<Record<Movement['status'], string>>>> = {
  payment: { succeeded: 'Paid' },
  refund: {
    pending: 'Refund on its way',
    succeeded: 'Refunded',
    failed: 'Refund that failed',
    cancelled: 'Refund that was cancelled',
  },
  dispute: { open: 'Dispute, not decided', won: 'Dispute won', lost: 'Dispute lost' },
  outside: { succeeded: 'Refunded outside' },
};

export function nameMovement({ kind, status }: Pick<Movement, 'kind' | 'status'>): string {
  return names[kind][status] ?? kind;
}

/** A sum of money: dollars, or another currency with its code. */
export function writeAmount(cents: number, currency: string): string {
  const dollars = formatCents(cents);
  return currency === 'usd' ? dollars : `${dollars.replace('$', '')} ${currency.toUpperCase()}`;
}

/** How much of a movement is in the books, where that is not all of it. */
export function describeCounted({ amountCents, countedCents }: Pick<Movement, 'amountCents' | 'countedCents'>): string {
  if (amountCents === countedCents) return '';
  return countedCents === 0 ? ': not counted' : `: ${formatCents(countedCents)} counted`;
}
