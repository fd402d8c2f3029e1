import type { Transaction } from 'kysely';
import type { PauseCause } from '../../contract/owner-destinations.ts';
import type { Config } from '../config/config.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { momentInZone } from '../time/moment-in-zone.ts';
import type { Database } from '../store/schema/schema.ts';
import { isMail, type Address } from '../outbox/destinations.ts';

export type PauseSettings = Pick<Config, 'ownerEmail' | 'siteTimeZone'>;

/** Mails the owner that a destination is paused, in the transaction that pauses it. Of the mail server itself only the desk can tell. */
export async function queuePauseAlert(
  tx: Transaction<Database>,
  { ownerEmail, siteTimeZone: timeZone }: PauseSettings,
  pause: { address: Address; cause: PauseCause; status: number | null; at: number },
): Promise<void> {
  const { address, cause, status, at } = pause;
  if (ownerEmail === null || address.destinations.some((destination) => isMail({ destination }))) return;
  const props = {
    host: new URL(address.url).host,
    isGone: cause === 'gone',
    isDenied: cause === 'denied',
    status,
    pausedAt: momentInZone(at, timeZone),
  };
  await queueMail(tx, { template: 'destination-paused', to: ownerEmail, props, leadId: null, at });
}
