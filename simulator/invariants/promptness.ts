import { isExcused } from '../excuses.ts';
import type { Invariant } from '../invariant.ts';

/** A message leaves with the commit that queued it; a second would be the worker's next look. */
const AT_ONCE_MS = 600;
/** So long before, a failure may have paused its destination. */
const MAY_BE_PAUSED_MS = 30 * 3_600_000;

/** All leads, whatever their kind, go to one address of the CRM, and are paused together. */
const addressOf = (destination: string) => (destination.startsWith('crm-') ? 'crm' : destination);

/** Where nothing is wrong and nothing is before it, a message leaves at once. */
export const checkPromptness: Invariant = async (_world, { db }) => {
  const attempts = await db
    .selectFrom('delivery_attempts')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_attempts.delivery_id')
    .select(['deliveries.id', 'kind', 'destination', 'created_at', 'number', 'started_at', 'ended_at', 'error'])
    .select('next_attempt_at')
    .orderBy('started_at')
    .execute();
  return [...Map.groupBy(attempts, ({ destination }) => addressOf(destination)).values()].flatMap((all) =>
    all
      .filter(({ number, started_at: started, created_at: queued }) => number === 1 && started - queued > AT_ONCE_MS)
      .filter(({ id, started_at: started, created_at: queued, next_attempt_at: due }) => {
        if (due > queued || isExcused(queued, started)) return false;
        return !all.some(
          (other) =>
            other.id !== id &&
            other.started_at < started &&
            other.ended_at > (other.error === null ? queued : queued - MAY_BE_PAUSED_MS),
        );
      })
      .map(
        ({ id, kind, destination, created_at: queued, started_at: started }) =>
          `${kind} ${id} to ${destination} left after ${started - queued} ms, and nothing was before it`,
      ),
  );
};
