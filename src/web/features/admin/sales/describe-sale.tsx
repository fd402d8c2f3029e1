import type { Sale } from '../../../../contract/sales.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { capital } from '../../../words/capital.ts';

export type SaleTone = 'completed' | 'failed' | 'pending';

/** The colour of a sale's dot: green for completed, red for failed, yellow for everything else. */
export function toneOf(status: string): SaleTone {
  return status === 'completed' || status === 'failed' ? status : 'pending';
}

/** `partly_refunded` as `Partly refunded`. */
export function inWords(code: string): string {
  const words = code.replaceAll(/[_-]/g, ' ');
  return capital(words);
}

/** The buyer's address, or a guest if it is unknown. */
export function nameCustomer(email: string | null): string {
  return email === null || email === '' ? 'Guest Customer' : email;
}

/** The statuses without a payment. */
const UNPAID: ReadonlySet<string> = new Set(['created', 'awaiting_payment', 'processing', 'failed', 'cancelled']);

/** The net amount of a sale if it differs from the charge; null if it does not, or if nothing was paid. */
export function describeNet({ status, amount, netCents }: Pick<Sale, 'status' | 'amount' | 'netCents'>): string | null {
  return netCents === amount || UNPAID.has(status) ? null : `${formatCents(netCents)} kept`;
}

/** A sale's status: a coloured dot and the word. */
export function SaleStatus({ status }: { status: string }) {
  return (
    <span className="sale-status">
      <span className={`status-dot ${toneOf(status)}`} aria-hidden="true" />
      {inWords(status)}
    </span>
  );
}
