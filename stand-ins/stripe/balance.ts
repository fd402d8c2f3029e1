import type { Journal } from './journal.ts';
import type { StandInBalanceTransaction } from './objects.ts';

/** Stripe's usual price for a card of the same country: 2.9 % and 30 cents. */
const SHARE = 0.029;
const FIXED_CENTS = 30;
const DISPUTE_FEE_CENTS = 1500;

/** Every movement of the account's balance, oldest first: what the owner is paid out in the end. */
export interface Balance {
  readonly transactions: readonly StandInBalanceTransaction[];
  charged(charge: { id: string; amount: number; currency: string }): void;
  refunded(refund: { id: string; amount: number; currency: string }): void;
  /** The refund did not reach the buyer: its money is back. */
  refundFailed(refund: { id: string; amount: number; currency: string }): void;
  /** A dispute takes its money with a fee; one that is won brings the money back, not the fee. */
  disputed(id: string, dispute: { id: string; amount: number; currency: string }, direction: -1 | 1): void;
  /** The owner's bank gets what is there. */
  payOut(): void;
}

export function openBalance(journal: Journal): Balance {
  const transactions: StandInBalanceTransaction[] = [];
  const add = (
    type: StandInBalanceTransaction['type'],
    source: { id: string; currency: string },
    { amount, fee = 0, id = journal.newId('txn') }: { amount: number; fee?: number; id?: string },
  ) => {
    transactions.push({
      id,
      object: 'balance_transaction',
      amount,
      available_on: journal.now() + 2 * 86_400,
      created: journal.now(),
      currency: source.currency,
      description: null,
      exchange_rate: null,
      fee,
      net: amount - fee,
      reporting_category: type === 'adjustment' ? 'dispute' : type,
      source: source.id,
      status: 'pending',
      type,
    });
  };
  return {
    transactions,
    charged: (charge) =>
      add('charge', charge, { amount: charge.amount, fee: Math.round(charge.amount * SHARE) + FIXED_CENTS }),
    refunded: (refund) => add('refund', refund, { amount: -refund.amount }),
    refundFailed: (refund) => add('refund_failure', refund, { amount: refund.amount }),
    disputed: (id, dispute, direction) =>
      add('adjustment', dispute, {
        id,
        amount: direction * dispute.amount,
        fee: direction === -1 ? DISPUTE_FEE_CENTS : 0,
      }),
    payOut() {
      const net = transactions.reduce((sum, one) => sum + one.net, 0);
      if (net > 0) add('payout', { id: journal.newId('po'), currency: 'usd' }, { amount: -net });
    },
  };
}
