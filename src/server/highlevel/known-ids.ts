import { sql } from 'kysely';
import type { Store } from '../store/engine/store.ts';
import { bucketOf } from '../store/outbox/buckets.ts';
import { eventChannel } from '../store/outbox/event-channel.ts';
import { findRemoteId, forgetRemoteId, saveRemoteId, type RemoteKind } from '../store/outbox/highlevel-ids.ts';
import type { Clock } from '../time/clock.ts';

/** Under which ids one location knows what it was told. */
export interface KnownIds {
  find: (kind: RemoteKind, subject: string) => Promise<string | null>;
  save: (kind: RemoteKind, subject: string, remoteId: string) => Promise<void>;
  forget: (kind: RemoteKind, subject: string) => Promise<void>;
}

/** The ids that a destination got, while it is told of this message: nothing is kept of somebody who was erased meanwhile, and the message with them. */
export function createKnownIds(
  { store, clock }: { store: Store; clock: Clock },
  { destinationId, messageId }: { destinationId: string; messageId: string },
): KnownIds {
  const channel = eventChannel(destinationId);
  const keyOf = (kind: RemoteKind, subject: string) => ({ destinationId, kind, subject });
  return {
    find: async (kind, subject) => findRemoteId(store.db, keyOf(kind, subject)),
    async save(kind, subject, remoteId) {
      await store.write(async (tx) => {
        const message = await tx
          .selectFrom('deliveries')
          .select(sql<number>`1`.as('one'))
          .where('bucket', '=', bucketOf(channel))
          .where('message_id', '=', messageId)
          .where('destination', '=', channel)
          .executeTakeFirst();
        if (message !== undefined) await saveRemoteId(tx, keyOf(kind, subject), remoteId, clock.now());
      });
    },
    async forget(kind, subject) {
      await store.write((tx) => forgetRemoteId(tx, keyOf(kind, subject)));
    },
  };
}
