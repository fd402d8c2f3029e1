import type { Log } from '../logging/log.ts';
import type { Clock } from '../time/clock.ts';
import { endClaim, findClaimsBeyond, type HeldBucket } from '../store/outbox/delivery-claims.ts';
import type { Store } from '../store/engine/store.ts';

interface ClaimWatchDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Pick<Log, 'warn'>;
}

/**
 * Ends claims that last too long, whatever clock they were taken by. A claim that ends later than one taken now comes from a clock that
 * is ahead. How far ahead nobody can tell, so it counts from when it was first seen here: no claim holds a delivery for longer than its
 * length, and two clocks are never compared. One that is alive ends long before.
 */
export function createClaimWatch(
  { store, clock, logger }: ClaimWatchDeps,
  { destination, leaseMs }: { readonly destination: string; readonly leaseMs: number },
): () => Promise<void> {
  let seenAt = new Map<string, { held: HeldBucket; since: number }>();
  return async () => {
    const now = clock.now();
    const claims = await findClaimsBeyond(store.db, destination, now + leaseMs);
    // Where this clock itself was put back, the time begins anew.
    seenAt = new Map(
      claims.map((held) => {
        const key = `${held.claim} ${held.bucket}`;
        return [key, { held, since: Math.min(seenAt.get(key)?.since ?? now, now) }];
      }),
    );
    const tooLong = [...seenAt.values()].filter(({ since }) => now - since >= leaseMs);
    for (const { held } of tooLong) await store.write((tx) => endClaim(tx, destination, held));
    // One claim may lie in several buckets.
    for (const claim of new Set(tooLong.map(({ held }) => held.claim)))
      logger.warn(
        { destination, claim },
        'Released a claim made by a machine whose clock is ahead; check the clocks of all machines',
      );
  };
}
