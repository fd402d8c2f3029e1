import type { Sale } from '../../../../contract/sales.ts';
import { formatCents } from '../../../ui/format-money.ts';

export type SaleTone = 'completed' | 'failed' | 'pending';

/** The colour of a sale's dot: green for completed, red for failed, yellow for everything else. */
export function toneOf(status: string): SaleTone {
  return status === 'completed' || status === 'failed' ? status : 'pending';
}

/** `partly_refunded` as `Partly refunded`. */
export function inWords(code: string): string {
  const words = code.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who bought: the address that is known, or a guest. */
export function nameCustomer(email: string | null): string {
  return email === null || email === '' ? 'Guest Customer' : email;
}

/** States in which nothing came in, as their names say. */
const UNPAID: ReadonlySet<string> = new Set(['created', 'awaiting_payment', 'processing', 'failed', 'cancelled']);

/** What of a sale counts, where that is not simply what was charged; null where it is, and where its state says that nothing does. */
export function describeNet({ status, amount, netCents }: Pick<Sale, 'status' | 'amount' | 'netCents'>): string | null {
  return netCents === amount || UNPAID.has(status) ? null : `${formatCents(netCents)} kept`;
}
