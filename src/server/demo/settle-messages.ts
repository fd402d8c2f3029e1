import words from '../../../demo/words.json' with { type: 'json' };
import type { Transaction } from 'kysely';
import { isMail } from '../outbox/destinations.ts';
import { markSent, type SentMessage } from '../store/demo/sent-messages.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DEAD = 0.025;
const LATER = 0.05;
/** After the last attempt. */
const DEAD_AFTER_DAYS = 3;

interface Failure {
  readonly status: number | null;
  readonly error: string;
  readonly answer: string | null;
}

/** What became of a message that was stored at a moment: most arrive at once, some later, a few never. */
function drawOutcome({ at, now, isToMailbox }: { at: number; now: number; isToMailbox: boolean }, random: Random) {
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
  if (drawn < DEAD && at + DEAD_AFTER_DAYS * DAY_MS < now) {
    const failure = random.pick(failures);
    const isRefused = failure.status === 422 || isToMailbox;
    const waits = isRefused ? [0] : [0, 60_000, 5 * 60_000, HOUR_MS, 6 * HOUR_MS, DAY_MS, DEAD_AFTER_DAYS * DAY_MS];
    return waits.map((wait) => attempt(first + wait, failure));
  }
  const wasLate = drawn < DEAD + LATER && at + HOUR_MS < now && !isToMailbox;
  if (!wasLate) return [attempt(first, null)];
  return [attempt(first, random.pick(failures)), attempt(first + 65_000, null)];
}

/** Says of every message about a lead or an order what became of it, in the transaction that stored it: nothing of it is ever due. */
export async function settleMessages(
  tx: Transaction<Database>,
  about: { readonly leadId: string } | { readonly orderId: string },
  now: number,
  random: Random,
): Promise<void> {
  await markSent(tx, about, ({ createdAt: at, destination }) =>
    drawOutcome({ at, now, isToMailbox: isMail({ destination }) }, random),
  );
}
