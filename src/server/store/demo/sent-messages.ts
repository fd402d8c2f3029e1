import type { Transaction } from 'kysely';
import { NOT_SENT } from '../engine/demo-mark.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

/** Attempts at a message, in their order; the last one says whether it arrived. */
export interface SentMessage {
  readonly attempts: readonly {
    readonly startedAt: number;
    readonly endedAt: number;
    readonly status: number | null;
    readonly error: string | null;
    readonly answer: string | null;
  }[];
}

interface StoredMessage {
  readonly createdAt: number;
  readonly destination: string;
}

/** Writes what became of each new message about a lead or an order. */
export async function markSent(
  tx: Tx,
  about: { readonly leadId: string } | { readonly orderId: string },
  became: (message: StoredMessage) => SentMessage['attempts'],
): Promise<void> {
  const [column, id] =
    'leadId' in about ? (['lead_id', about.leadId] as const) : (['order_id', about.orderId] as const);
  const rows = await tx
    .selectFrom('deliveries')
    .select(['id', 'bucket', 'created_at', 'destination'])
    .where(column, '=', id)
    .where('status', '=', 'dead')
    .where('last_error', '=', NOT_SENT)
    .orderBy('kind')
    .orderBy('created_at')
    .execute();
  for (const { id: deliveryId, bucket, created_at: createdAt, destination } of rows) {
    const attempts = became({ createdAt, destination });
    const last = attempts.at(-1);
    if (last === undefined) continue;
    const isThere = last.error === null;
    await tx
      .updateTable('deliveries')
      .set({
        status: isThere ? 'delivered' : 'dead',
        attempts: attempts.length,
        failures: attempts.length - Number(isThere),
        next_attempt_at: last.endedAt,
        delivered_at: isThere ? last.endedAt : null,
        last_status: last.status,
        last_error: last.error,
        last_answer: last.answer,
      })
      .where('id', '=', deliveryId)
      .execute();
    await tx
      .insertInto('delivery_attempts')
      .values(
        attempts.map(({ startedAt, endedAt, status, error }, index) => ({
          delivery_id: deliveryId,
          bucket,
          number: index + 1,
          started_at: startedAt,
          ended_at: endedAt,
          status,
          error,
        })),
      )
      .execute();
  }
}
