import words from '../../../demo/words.json' with { type: 'json' };
import type { Transaction } from 'kysely';
import { isMail } from '../outbox/destinations.ts';
import { markSent, type SentMessage } from '../store/demo/sent-messages.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GIVEN_UP = 0.025;
const LATER = 0.05;
/** Until then a message is tried. */
const TRIED_DAYS = 3;
/** An owner has sent again what was given up longer ago. */
const SENT_AGAIN_AFTER_DAYS = 21;
/** Answers that no second try changes. */
const REFUSED = 422;

interface Failure {
  readonly status: number | null;
  readonly error: string;
  readonly answer: string | null;
}

/** Of a happening of which a message is stuck: its channel. */
export type Stuck = 'crm' | 'mail';

interface Drawn {
  readonly at: number;
  readonly now: number;
  readonly isToMailbox: boolean;
  readonly isStuck: boolean;
}

/** What became of a message that was stored at a moment: most arrive at once, some later, and some once the owner has sent them again. */
function drawOutcome({ at, now, isToMailbox, isStuck }: Drawn, random: Random): SentMessage['attempts'] {
  const drawn = random.next();
  const failures: readonly Failure[] = isToMailbox ? words.mailFailures : words.crmFailures;
  const ok = isToMailbox ? 250 : 200;
  const attempt = (startedAt: number, failure: Failure | null): SentMessage['attempts'][number] => ({
    startedAt,
    endedAt: startedAt + random.between(90, 900),
    status: failure === null ? ok : failure.status,
    error: failure?.error ?? null,
    answer: failure?.answer ?? null,
  });
  const first = at + random.between(150, 2500);
  if (isStuck) {
    const refusals = failures.filter(({ status }) => isToMailbox || status === REFUSED);
    return [attempt(first, random.pick(refusals))];
  }
  if (drawn < GIVEN_UP && at + SENT_AGAIN_AFTER_DAYS * DAY_MS < now) {
    const failure = random.pick(failures);
    const isRefused = failure.status === REFUSED || isToMailbox;
    const waits = isRefused ? [0] : [0, 60_000, 5 * 60_000, HOUR_MS, 6 * HOUR_MS, DAY_MS, TRIED_DAYS * DAY_MS];
    const again = first + (TRIED_DAYS + 1) * DAY_MS + random.between(1, 40) * HOUR_MS;
    return [...waits.map((wait) => attempt(first + wait, failure)), attempt(again, null)];
  }
  const wasLate = drawn < GIVEN_UP + LATER && at + HOUR_MS < now && !isToMailbox;
  if (!wasLate) return [attempt(first, null)];
  return [attempt(first, random.pick(failures)), attempt(first + 65_000, null)];
}

/** Says of every message about a lead or an order what became of it, in the transaction that stored it: nothing of it is ever due. */
export async function settleMessages(
  tx: Transaction<Database>,
  about: { readonly leadId: string } | { readonly orderId: string },
  { now, random }: { readonly now: number; readonly random: Random },
  stuck?: Stuck,
): Promise<void> {
  await markSent(tx, about, ({ createdAt: at, destination }) => {
    const isToMailbox = isMail({ destination });
    const isStuck = stuck === (isToMailbox ? 'mail' : 'crm');
    return drawOutcome({ at, now, isToMailbox, isStuck }, random);
  });
}
