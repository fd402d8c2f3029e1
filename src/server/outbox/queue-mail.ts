import type { Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Destination } from './destinations.ts';
import { listCounted, takeShare } from '../store/outbox/mail-shares.ts';
import { queueDelivery } from '../store/outbox/outbox.ts';
import type { Database } from '../store/schema/schema.ts';
import { WAITS_FOR_UNDO, countsAs, mailsThatCount, planHold, type EarlierMail, type Hold } from './mail-caps.ts';
import type { MailContent, MailProps } from './mail-schemas.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import type { BulkWrite } from '../store/engine/store.ts';
import { handBeside } from '../store/engine/unit-effects.ts';
import type { PushTopic } from './push-schemas.ts';
import { queuePushes } from './queue-push.ts';
import type { Language } from '../../contract/languages.ts';

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
  /** What it is written in; English unless it is said. */
  readonly language?: Language | null | undefined;
  /** Why it waits, whatever its recipient has had. */
  readonly hold?: Hold | null | undefined;
};

/** What has been queued of one share, the newest first, and the number of the next. */
interface Queued {
  readonly earlier: EarlierMail[];
  next: number;
}

/** A share that has had all that it gets in a day needs no number, and keeps nobody waiting. */
async function takeQueued(tx: Tx, { template, to, at }: NewMail): Promise<Queued> {
  const share = countsAs(template, to);
  const read = () => listCounted(tx, share, mailsThatCount(template));
  const seen = await read();
  const isFull = planHold(template, seen, at)?.until === null;
  const earlier = !isFull && (await takeShare(tx, share)) ? await read() : seen;
  return { earlier, next: (earlier[0]?.lastNumber ?? 0) + 1 };
}

/** Mails of one group: each sees those before it, and those that other processes have queued. */
const newMails: BulkWrite<NewMail> = {
  name: 'mails',
  async run(tx, mails) {
    const firsts = new Map(mails.toReversed().map((mail) => [countsAs(mail.template, mail.to), mail]));
    const shares = new Map<string, Queued>();
    // In one order, so that two groups never wait for each other crosswise.
    for (const [share, mail] of [...firsts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      shares.set(share, await takeQueued(tx, mail));
    for (const {
      template,
      to,
      props,
      leadId,
      orderId,
      at,
      consentPath,
      notBefore,
      language,
      hold: given = null,
    } of mails) {
      const share = countsAs(template, to);
      const queued = shares.get(share) ?? { earlier: [], next: 1 };
      const wait = notBefore === undefined ? null : { until: notBefore, reason: WAITS_FOR_UNDO };
      const hold = given ?? planHold(template, queued.earlier, at) ?? wait;
      await queueDelivery(tx, {
        id: newRowId(),
        kind: `mail_${template}`,
        leadId,
        ...(orderId !== undefined && { orderId }),
        destination: DESTINATION,
        payload: JSON.stringify({ template, to, props, consentPath, ...(language === 'es' && { language }) }),
        at,
        countsAs: share,
        shareNumber: queued.next,
        hold,
      });
      if (hold?.until === null) continue;
      queued.next += 1;
      queued.earlier.unshift({ createdAt: at, dueAt: hold?.until ?? at });
    }
  },
};

/**
 * Queues a mail in the transaction of the change it reports. It is rendered when it is sent, or when the owner reads it. If its recipient has had many
 * mails of its kind, it waits, or is held until the owner sends it.
 */
export const queueMail = (tx: Tx, mail: NewMail): Promise<void> => handBeside(tx, newMails, mail);

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
