import type { Transaction } from 'kysely';
import { isAboutDemo } from '../store/engine/demo-mark.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import { inSteps } from '../store/engine/store.ts';
import { handBeside } from '../store/engine/unit-effects.ts';
import { askTold } from '../store/access/push-devices.ts';
import { queueDelivery } from '../store/outbox/outbox.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Destination } from './destinations.ts';
import { WAITS_FOR_UNDO } from './mail-caps.ts';
import type { PushTopic, StoredPush } from './push-schemas.ts';

const DESTINATION: Destination = 'push';
/** A device shows a line or two. */
const NAME_MAX = 80;
const LINE_MAX = 160;
const FACTS_MAX = 2;
/** Told by the button, of no use on a lock screen, or money, which a helper is not told of. */
const UNTOLD = /^(?:phone|order|notes|price)/i;

/** News for those who look after the site, as their mail tells it. */
export interface News {
  readonly about: PushTopic;
  /** `New deal`. */
  readonly what: string;
  readonly who: { readonly name: string; readonly email: string; readonly phone?: string | undefined };
  /** Labels and values, the most telling first. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly leadId: string | null;
  readonly orderId?: string | null | undefined;
  readonly at: number;
  /** It is not sent before, so that the owner can undo what it tells. */
  readonly notBefore?: number | undefined;
}

type Tx = Transaction<Database>;
type Content = News & { readonly content: Omit<StoredPush, 'device'> };

function shorten(text: string, max: number): string {
  const [line = ''] = text.trim().split('\n', 1);
  const letters = Array.from(line);
  return letters.length <= max ? line : `${letters.slice(0, max - 1).join('')}…`;
}

async function queueToDevices(
  tx: Tx,
  { about, leadId, orderId = null, at, notBefore, content }: Content,
  told: readonly string[],
) {
  for (const device of told)
    await queueDelivery(tx, {
      id: newRowId(),
      kind: `push_${about}`,
      leadId,
      ...(orderId !== null && { orderId }),
      destination: DESTINATION,
      payload: JSON.stringify({ device, ...content }),
      at,
      hold: notBefore === undefined ? null : { until: notBefore, reason: WAITS_FOR_UNDO },
    });
}

const newPushes = inSteps<Content>({
  name: 'pushes',
  async ask(tx, news) {
    const told = await askTold(tx);
    return async () => {
      const toldOf = await told();
      return async () => {
        for (const one of news) await queueToDevices(tx, one, toldOf({ ownersOnly: one.about === 'order' }));
      };
    };
  },
});

/** Queues a push to each device that may be told, in the transaction of the change it reports. Of the demonstration none is told. */
export async function queuePushes(tx: Tx, news: News): Promise<void> {
  const { about, what, who, facts, leadId, orderId = null, at } = news;
  const told = facts.filter(([label]) => !UNTOLD.test(label)).slice(0, FACTS_MAX);
  const content: Omit<StoredPush, 'device'> = {
    about,
    what,
    who: { name: shorten(who.name, NAME_MAX), email: who.email, canBeCalled: (who.phone ?? '') !== '' },
    line: shorten(told.map(([label, value]) => `${label}: ${value}`).join(' · '), LINE_MAX),
    itemId: leadId ?? orderId,
    at,
  };
  if (!isAboutDemo(JSON.stringify(content))) await handBeside(tx, newPushes, { ...news, content });
}
