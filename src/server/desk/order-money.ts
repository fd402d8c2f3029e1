import type { OwnerOrderMoney } from '../../contract/owner-orders.ts';
import { orderMovements } from '../../domain/orders/movements.ts';
import { presentLeads } from './present-leads.ts';
import { readFacts } from '../payments/read-facts.ts';
import { rowNetCents } from '../store/attribution/net-cents.ts';
import type { Store } from '../store/engine/store.ts';
import { readLeads } from '../store/leads/leads.ts';
import { leadOfOnboarding } from '../store/leads/onboarding.ts';
import { listFees } from '../store/orders/balance.ts';
import type { OrderRecord } from '../store/orders/orders.ts';

const asTime = (at: number) => new Date(at).toISOString();

/** An order's money, movement by movement, beside what the books hold of it; and its buyer's onboarding form. */
export async function presentOrderMoney({ db }: Pick<Store, 'db'>, order: OrderRecord): Promise<OwnerOrderMoney> {
  const { id, amount_cents: amountCents, currency, intent_id: intentId } = order;
  const [facts, fees, leadId] = await Promise.all([readFacts(db, id), listFees(db, id), leadOfOnboarding(db, id)]);
  const [form] = leadId === null ? [] : await presentLeads(db, await readLeads(db, [leadId]));
  return {
    movements: orderMovements({ amountCents, currency, intentId }, facts).map(({ at, ...movement }) => ({
      ...movement,
      at: asTime(at),
    })),
    fees: fees.map((fee) => ({ id: fee.id, at: asTime(fee.at), feeCents: fee.fee_cents })),
    paidCents: order.paid_cents,
    refundedCents: order.refunded_cents,
    lostCents: order.lost_cents,
    netCents: rowNetCents(order),
    feeCents: fees.length === 0 ? null : fees.reduce((sum, fee) => sum + fee.fee_cents, 0),
    onboarding: form === undefined ? null : { sentAt: form.createdAt, details: form.details },
  };
}
