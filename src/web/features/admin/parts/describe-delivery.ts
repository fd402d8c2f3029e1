import type { Delivery } from '../../../../contract/owner.ts';
import { formatMoment } from '../../../ui/format-dates.ts';

export type DeliveryStatus = Delivery['status'];
export type DeliveryChoice = DeliveryStatus | 'all';

const statusNames: Record<DeliveryStatus, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  dead: 'Given up',
};

export const channelNames: Record<Delivery['channel'], string> = {
  crm: 'CRM',
  mail: 'mail server',
  push: 'push service',
};
/** What a delivery without an address waits for. */
const addressNames: Record<Delivery['channel'], string> = {
  crm: 'CRM address',
  mail: 'mail server',
  push: 'push service',
};

/** `quiz_lead` as `quiz lead`, `mail_quiz-result` as `mail: quiz result`, `push_lead` as `push: lead`, `deal.near_miss` as `deal near miss`. */
export function nameDelivery(kind: string): string {
  return kind.replace(/^(mail|push)_/, '$1: ').replaceAll(/[_.-]/g, ' ');
}

export function nameStatus(status: DeliveryStatus): string {
  return statusNames[status];
}

/** Whether a mail was never tried because of its recipient's cap. */
function isHeldBack({ status, attempts }: Pick<Delivery, 'status' | 'attempts'>): boolean {
  return status === 'dead' && attempts === 0;
}

/** A delivery's status in a word or two. */
export function nameStanding(delivery: Pick<Delivery, 'status' | 'attempts'>): string {
  return isHeldBack(delivery) ? 'Held back' : nameStatus(delivery.status);
}

/** Why a delivery has not arrived; null if there was no error. */
export function describeTrouble({ attempts, lastError }: Pick<Delivery, 'attempts' | 'lastError'>): string | null {
  if (lastError === null) return null;
  return attempts === 0 ? `${lastError}.` : `Last error: ${lastError}`;
}

/** What happened and what happens next, in one sentence. */
export function describeProgress(delivery: Delivery, timeZone?: string): string {
  const tries = countAttempts(delivery.attempts);
  if (isHeldBack(delivery)) return 'Not tried. It goes out only when you send it.';
  if (delivery.status === 'dead') return `Given up after ${tries}. It goes out again only when you send it.`;
  if (delivery.status === 'delivered') {
    const when = delivery.deliveredAt === null ? '' : ` ${formatMoment(delivery.deliveredAt, timeZone)}`;
    return `Delivered${when} after ${tries}.`;
  }
  if (delivery.waitsFor === 'resume')
    return `Waits while the ${channelNames[delivery.channel]} is paused; ${tries} so far.`;
  return delivery.nextAttemptAt === null
    ? `Waits for a ${addressNames[delivery.channel]}; ${tries} so far.`
    : `Next attempt ${formatMoment(delivery.nextAttemptAt, timeZone)}; ${tries} so far.`;
}

/** Whether a delivery is due, so that its result is known in a moment. */
export function isOnItsWay(delivery: Pick<Delivery, 'status' | 'nextAttemptAt'>, nowMs: number): boolean {
  return (
    delivery.status === 'waiting' && delivery.nextAttemptAt !== null && Date.parse(delivery.nextAttemptAt) <= nowMs
  );
}

/** The result of sending a delivery again. */
export function describeResend({ waitsFor, channel }: Pick<Delivery, 'waitsFor' | 'channel'>): string {
  if (waitsFor === 'resume') return `Queued: it goes out once the ${channelNames[channel]} is resumed.`;
  return waitsFor === 'address'
    ? `Queued: it goes out once a ${addressNames[channel]} is set.`
    : 'Queued: it goes out now.';
}

function countAttempts(attempts: number): string {
  if (attempts === 0) return 'no attempt';
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`;
}
