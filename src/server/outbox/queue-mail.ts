import type { Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Destination } from './destinations.ts';
import { queueDelivery, listCounted } from '../store/outbox/outbox.ts';
import type { Database } from '../store/schema/schema.ts';
import { WAITS_FOR_UNDO, countsAs, mailsThatCount, planHold, type Hold } from './mail-caps.ts';
import type { MailContent, MailProps } from './mail-schemas.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import type { PushTopic } from './push-schemas.ts';
import { queuePushes } from './queue-push.ts';

type Tx = Transaction<Database>;

const DESTINATION: Destination = 'mail';
/** One mail to one address. */
export type NewMail = MailContent & {
  readonly to: string;
  readonly leadId: string | null;
  /** The order it is about, if any. */
  readonly orderId?: string | undefined;
  readonly at: number;
  /** Where its reader ends what they agreed to. */
  readonly consentPath?: string | undefined;
  /** It is not sent before, so that the owner can undo what it tells. */
  readonly notBefore?: number | undefined;
  /** Why it waits, whatever its recipient has had. */
  readonly hold?: Hold | null | undefined;
};

/**
 * Queues a mail in the transaction of the change it reports. It is rendered when it is sent, or when the owner reads it. If its recipient has had many
 * mails of its kind, it waits, or is held until the owner sends it.
 */
export async function queueMail(
  tx: Tx,
  { template, to, props, leadId, orderId, at, consentPath, notBefore, hold = null }: NewMail,
): Promise<void> {
  const share = countsAs(template, to);
  const wait = notBefore === undefined ? null : { until: notBefore, reason: WAITS_FOR_UNDO };
  const earlier = await listCounted(tx, share, mailsThatCount(template));
  await queueDelivery(tx, {
    id: newRowId(),
    kind: `mail_${template}`,
    leadId,
    ...(orderId !== undefined && { orderId }),
    destination: DESTINATION,
    payload: JSON.stringify({ template, to, props, consentPath }),
    at,
    countsAs: share,
    hold: hold ?? planHold(template, earlier, at) ?? wait,
  });
}

export interface OwnerAlert extends MailProps<'owner-alert'>, Pick<NewMail, 'leadId' | 'orderId' | 'at' | 'notBefore'> {
  readonly about: PushTopic;
}

/**
 * Tells those who look after the site: queues a mail to OWNER_EMAIL, where that is set, and a push to each of their devices. In the same transaction
 * as `queueMail`.
 */
export async function queueOwnerAlert(
  tx: Tx,
  { ownerEmail }: Pick<Config, 'ownerEmail'>,
  { leadId, orderId, at, notBefore, about, ...props }: OwnerAlert,
): Promise<void> {
  await queuePushes(tx, { ...props, about, leadId, orderId, at, notBefore });
  if (ownerEmail === null) return;
  await queueMail(tx, { template: 'owner-alert', to: ownerEmail, props, leadId, orderId, at, notBefore });
}
