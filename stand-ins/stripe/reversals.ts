import type { Balance } from './balance.ts';
import { find, type Journal } from './journal.ts';
import type { StandInCharge, StandInDispute, StandInRefund } from './objects.ts';
import type { Payments } from './payments.ts';
import { invalidRequest, noSuch } from './stripe-refusal.ts';

/** What goes back to the buyer: refunds, and disputes that their bank opens. */
export interface Reversals {
  readonly refunds: ReadonlyMap<string, StandInRefund>;
  readonly disputes: ReadonlyMap<string, StandInDispute>;
  createRefund(wanted: { intent: string; amount: number | null; pending?: boolean }): StandInRefund;
  /** How a refund that is pending ends; one that had succeeded can still fail at the buyer's bank. */
  settleRefund(id: string, ending: 'succeeded' | 'failed' | 'canceled'): StandInRefund;
  /** An inquiry takes no money yet. */
  openDispute(wanted: { intent: string; amount: number | null; inquiry?: boolean }): StandInDispute;
  /** An inquiry that becomes a dispute, with its money taken. */
  escalateDispute(id: string): StandInDispute;
  closeDispute(id: string, ending: 'won' | 'lost'): StandInDispute;
}

const isGone = (status: StandInRefund['status']) => status === 'failed' || status === 'canceled';
const isInquiry = ({ status }: StandInDispute) => status.startsWith('warning_');

export function openReversals(journal: Journal, payments: Payments, balance: Balance): Reversals {
  const refunds = new Map<string, StandInRefund>();
  const disputes = new Map<string, StandInDispute>();
  const refundOf = (id: string) => find(refunds, id, () => noSuch('refund', id));
  const disputeOf = (id: string) => find(disputes, id, () => noSuch('dispute', id));

  function chargeOf(intentId: string): StandInCharge {
    const { latest_charge: charge } = payments.retrieveIntent(intentId);
    if (charge === null)
      throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
        code: 'charge_invalid_parameter',
      });
    return find(payments.charges, charge, () => noSuch('charge', charge));
  }

  function addUp(charge: StandInCharge): void {
    charge.amount_refunded = [...refunds.values()]
      .filter((refund) => refund.charge === charge.id && !isGone(refund.status))
      .reduce((sum, { amount }) => sum + amount, 0);
    charge.refunded = charge.amount_refunded === charge.amount;
  }

  function moveFunds(dispute: StandInDispute, direction: 'withdrawn' | 'reinstated'): void {
    const sign = direction === 'withdrawn' ? -1 : 1;
    const id = journal.newId('txn');
    dispute.balance_transactions = [
      ...dispute.balance_transactions,
      { id, amount: sign * dispute.amount, currency: dispute.currency },
    ];
    balance.disputed(id, dispute, sign);
    journal.tell(`charge.dispute.funds_${direction}`, dispute);
  }

  return {
    refunds,
    disputes,
    createRefund({ intent, amount, pending = false }) {
      const charge = chargeOf(intent);
      const left = charge.amount - charge.amount_refunded;
      const wanted = amount ?? left;
      if (left === 0)
        throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
      if (wanted > left || wanted <= 0)
        throw invalidRequest(`Refund amount (${wanted}) is greater than unrefunded amount on charge (${left})`, {
          param: 'amount',
        });
      if (charge.disputed)
        throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      const refund: StandInRefund = {
        id: journal.newId('re'),
        object: 'refund',
        amount: wanted,
        currency: charge.currency,
        charge: charge.id,
        payment_intent: intent,
        status: pending ? 'pending' : 'succeeded',
        reason: null,
        created: journal.now(),
      };
      refunds.set(refund.id, refund);
      balance.refunded(refund);
      addUp(charge);
      journal.tell('charge.refunded', charge);
      journal.tell('refund.created', refund);
      return refund;
    },
    settleRefund(id, ending) {
      const refund = refundOf(id);
      if (!isGone(refund.status) && isGone(ending)) balance.refundFailed(refund);
      refund.status = ending;
      if (ending === 'failed') refund.failure_reason = 'expired_or_canceled_card';
      addUp(find(payments.charges, refund.charge, () => noSuch('charge', refund.charge)));
      journal.tell('refund.updated', refund);
      journal.tell('charge.refund.updated', refund);
      if (ending === 'failed') journal.tell('refund.failed', refund);
      return refund;
    },
    openDispute({ intent, amount, inquiry = false }) {
      const charge = chargeOf(intent);
      const dispute: StandInDispute = {
        id: journal.newId('du'),
        object: 'dispute',
        amount: amount ?? charge.amount - charge.amount_refunded,
        currency: charge.currency,
        charge: charge.id,
        payment_intent: intent,
        status: inquiry ? 'warning_needs_response' : 'needs_response',
        reason: 'fraudulent',
        balance_transactions: [],
        created: journal.now(),
        livemode: journal.livemode,
      };
      disputes.set(dispute.id, dispute);
      charge.disputed = true;
      journal.tell('charge.dispute.created', dispute);
      if (!inquiry) moveFunds(dispute, 'withdrawn');
      return dispute;
    },
    escalateDispute(id) {
      const dispute = disputeOf(id);
      dispute.status = 'needs_response';
      journal.tell('charge.dispute.updated', dispute);
      moveFunds(dispute, 'withdrawn');
      return dispute;
    },
    closeDispute(id, ending) {
      const dispute = disputeOf(id);
      const wasInquiry = isInquiry(dispute);
      dispute.status = wasInquiry ? 'warning_closed' : ending;
      const charge = find(payments.charges, dispute.charge, () => noSuch('charge', dispute.charge));
      if (dispute.status !== 'lost') charge.disputed = false;
      journal.tell('charge.dispute.closed', dispute);
      if (dispute.status === 'won') moveFunds(dispute, 'reinstated');
      return dispute;
    },
  };
}
