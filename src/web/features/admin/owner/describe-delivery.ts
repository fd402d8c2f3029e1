import type { Delivery } from '../../../../contract/owner.ts';
import { formatMoment } from '../../../ui/format-dates.ts';

export type DeliveryStatus = Delivery['status'];

const statusNames: Record<DeliveryStatus, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  dead: 'Dead letter',
};

export function nameStatus(status: DeliveryStatus): string {
  return statusNames[status];
}

/** What happened and what happens next, in one sentence. */
export function describeProgress(delivery: Delivery, timeZone?: string): string {
  const tries = countAttempts(delivery.attempts);
  if (delivery.status === 'dead') return `Given up after ${tries}. It goes out again only when you send it.`;
  if (delivery.status === 'delivered') {
    const when = delivery.deliveredAt === null ? '' : ` ${formatMoment(delivery.deliveredAt, timeZone)}`;
    return `Delivered${when} after ${tries}.`;
  }
  return delivery.nextAttemptAt === null
    ? `Waits for a CRM address; ${tries} so far.`
    : `Next attempt ${formatMoment(delivery.nextAttemptAt, timeZone)}; ${tries} so far.`;
}

function countAttempts(attempts: number): string {
  if (attempts === 0) return 'no attempt';
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`;
}
