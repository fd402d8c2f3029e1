import type { Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import { createMailStops, type MailStops } from '../mail-stops/mail-stops.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { listUnnoted, noteAbandoned, noteMailed, wasMailedLately } from '../store/orders/abandoned-checkouts.ts';
import type { OrderRecord } from '../store/orders/orders.ts';
import type { Store } from '../store/engine/store.ts';
import { readMarker, setMarker } from '../store/rebuild/markers.ts';
import type { Database } from '../store/schema/schema.ts';
import { tell } from '../store/stream/tell.ts';
import type { Clock } from '../time/clock.ts';
import { sweepEvery, type Sweeper } from '../time/sweep.ts';
import { soldThing } from './order-events.ts';
import { readRefusals } from './read-refusal.ts';

type Tx = Transaction<Database>;
type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom'>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const AT_ONCE = 100;
const MARKER = 'checkout_mail';

interface AbandonedDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly config: MailSettings & Pick<Config, 'publicUrl'>;
}

/** Whether this installation sends mail at all. */
export const canSendMail = ({ smtpUrl, mailFrom }: MailSettings): boolean => smtpUrl !== null && mailFrom !== null;

/** Whether buyers who abandon their checkout are mailed. Off until the owner switches it on. */
export async function isCheckoutMailOn(db: Store['db']): Promise<boolean> {
  return (await readMarker(db, MARKER)) === 'on';
}

export async function switchCheckoutMail({ write }: Pick<Store, 'write'>, isOn: boolean): Promise<void> {
  await write((tx) => setMarker(tx, MARKER, isOn ? 'on' : 'off'));
}

const checkoutPath = ({ service_id: serviceId }: Pick<OrderRecord, 'service_id'>) =>
  `/checkout?${new URLSearchParams({ service: serviceId }).toString()}`;

interface Noted {
  readonly order: OrderRecord;
  readonly refusal: string | null;
  readonly at: number;
}

async function tellOfAbandoned(tx: Tx, { order, refusal, at }: Noted, publicUrl: string): Promise<void> {
  const { id, status, currency, created_at: beganAt } = order;
  const money = { status, paidCents: 0, netCents: 0, currency };
  const url = new URL(checkoutPath(order), publicUrl).href;
  await tell(tx, {
    type: 'order.abandoned',
    thing: {
      order: soldThing(order, money, order),
      checkout: { beganAt: new Date(beganAt).toISOString(), refusal, url },
    },
    of: { itemId: id },
    orderId: id,
    at,
  });
}

/** Mails the buyer, unless they want no such mail, had one lately, or too many addresses were mailed from their network. */
async function remind(
  tx: Tx,
  { order, refusal, at }: Noted,
  { stops, stopPath }: { stops: MailStops; stopPath: string },
) {
  const { id, email: to, name, product_name: productName, amount_cents: amountCents } = order;
  if (order.no_reminder === 1 || !(await isCheckoutMailOn(tx))) return;
  if (await stops.isStopped(tx, 'checkout-abandoned', to)) return;
  if (await wasMailedLately(tx, id, at)) return;
  await noteMailed(tx, id, at);
  const props = { name, productName, amountCents, path: checkoutPath(order), wasRefused: refusal !== null, stopPath };
  await queueMail(tx, {
    template: 'checkout-abandoned',
    to,
    props: { ...props, until: at + DAY_MS },
    leadId: null,
    orderId: id,
    at,
  });
}

/**
 * Tells the event stream of each checkout that was abandoned, and mails its buyer where the owner wishes. Each is looked at again in the write that notes it, so that of
 * several processes one does. Returns how many were noted.
 */
export async function noteAbandonedCheckouts({ store, clock, config }: AbandonedDeps): Promise<number> {
  const at = clock.now();
  const stops = createMailStops(store);
  let noted = 0;
  for (const { id, email } of await listUnnoted(store.db, at, AT_ONCE)) {
    const stopPath = await stops.pathFor('checkout-abandoned', email);
    const isNoted = await store.write(async (tx) => {
      const order = await noteAbandoned(tx, id, at);
      if (order === null) return false;
      const one = { order, refusal: (await readRefusals(tx, [id])).get(id) ?? null, at };
      await tellOfAbandoned(tx, one, config.publicUrl);
      // Its address may have changed since the way to stop was made.
      if (canSendMail(config) && order.email === email) await remind(tx, one, { stops, stopPath });
      return true;
    });
    if (isNoted) noted += 1;
  }
  return noted;
}

/** Looks for abandoned checkouts every minute. */
export function sweepAbandonedCheckouts(
  config: AbandonedDeps['config'],
  { store, clock, log }: Pick<AbandonedDeps, 'store' | 'clock'> & { log: Pick<Log, 'warn'> },
): Sweeper {
  const work = () => noteAbandonedCheckouts({ store, clock, config });
  const failure = 'Abandoned checkouts could not be noted';
  return sweepEvery({ name: 'abandoned-checkouts', everyMs: MINUTE_MS, work, failure }, log);
}
