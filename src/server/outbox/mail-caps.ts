import { createHash } from 'node:crypto';
import { mailboxOf } from './mailbox.ts';
import type { MailTemplate } from './mail-schemas.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const KEY_LENGTH = 22;

/** Mails that share one cap, so that a flood of one kind keeps back no other. */
type Share = 'answer' | 'booking' | 'purchase' | 'alert' | 'trouble';

const shares: Readonly<Record<MailTemplate, Share>> = {
  'quiz-result': 'answer',
  'deal-received': 'answer',
  'lending-snapshot': 'answer',
  'waitlist-joined': 'answer',
  'reactivation-received': 'answer',
  'checkout-request-received': 'answer',
  'checkout-abandoned': 'answer',
  // Anybody can send one without having bought anything.
  'onboarding-received': 'answer',
  'booking-confirmed': 'booking',
  'booking-unconfirmed': 'booking',
  'booking-moved': 'booking',
  'booking-cancelled': 'booking',
  'booking-reminder': 'booking',
  'purchase-confirmed': 'purchase',
  'subscription-started': 'purchase',
  'owner-alert': 'alert',
  'call-reminder': 'alert',
  'destination-paused': 'trouble',
  'site-notice': 'trouble',
  'weekly-report': 'alert',
};

/**
 * The caps for one mailbox. Anybody can make the site mail a stranger by typing that address into a form or a booking, so those are low: together
 * fewer than twenty mails a day. A purchase needs money, so its cap is higher. The owner's alerts are capped only so that the mail server keeps accepting mail.
 */
const caps: Readonly<Record<Share, { readonly hour: number; readonly day: number }>> = {
  answer: { hour: 5, day: 10 },
  booking: { hour: 5, day: 9 },
  purchase: { hour: 20, day: 40 },
  alert: { hour: 100, day: 500 },
  trouble: { hour: 20, day: 40 },
};

/** A mail that was stored before: when, and when it goes or went out. */
export interface EarlierMail {
  readonly createdAt: number;
  readonly dueAt: number;
}

/** Why a message waits that the owner can still take back. */
export const WAITS_FOR_UNDO = 'Waits in case it is undone in the desk';

/** `until` is null where it goes out only by hand. */
export interface Hold {
  readonly until: number | null;
  readonly reason: string;
}

/** A name for the share of a mailbox that does not show the mailbox. */
export function countsAs(template: MailTemplate, to: string): string {
  return createHash('sha256')
    .update(`${shares[template]} ${mailboxOf(to)}`)
    .digest('base64url')
    .slice(0, KEY_LENGTH);
}

/** How many earlier mails of the same share `planHold` needs to see, the newest first. */
export function mailsThatCount(template: MailTemplate): number {
  return caps[shares[template]].day;
}

/** Whether a mail has to wait for its turn, by the newest earlier mails of its share; null where it goes out at once. */
export function planHold(template: MailTemplate, newest: readonly EarlierMail[], now: number): Hold | null {
  const { hour, day } = caps[shares[template]];
  const today = newest.filter(({ createdAt }) => createdAt > now - DAY_MS);
  if (today.length >= day)
    return { until: null, reason: `Held back: this address got ${day} mails of this kind within a day` };
  const due = today.map(({ dueAt }) => dueAt).toSorted((a, b) => b - a);
  const until = (due[hour - 1] ?? 0) + HOUR_MS;
  return until > now ? { until, reason: `Waits: this address gets ${hour} mails of this kind an hour at most` } : null;
}

/** So many addresses within a day are mailed for forms from one network, as many as may book from there; an office or an event has fewer. */
export const MAILED_PER_NETWORK_A_DAY = 60;

/** What a mail to one address more waits for. */
export const networkHold: Hold = {
  until: null,
  reason: `Held back: forms from one network asked for mail to more than ${MAILED_PER_NETWORK_A_DAY} addresses within a day`,
};
