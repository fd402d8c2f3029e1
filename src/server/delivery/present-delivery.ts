import { z } from 'zod';
import type { Delivery } from '../../contract/owner.ts';
import type { DestinationWait } from './destination-waits.ts';
import { channelOf } from '../outbox/destinations.ts';
import type { ListedDelivery } from '../store/outbox/outbox.ts';

/** Every stored mail has it, also one whose template is gone. Where its person was erased, nothing is left of it. */
const recipientSchema = z.object({ to: z.string() });

function asTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** `wait` says what deliveries to this one's destination wait for. */
export function presentDelivery(delivery: ListedDelivery, wait: DestinationWait): Delivery {
  const channel = channelOf(delivery);
  const payload: unknown = JSON.parse(delivery.payload);
  const waitsFor = delivery.status === 'waiting' ? wait : null;
  return {
    id: delivery.id,
    kind: delivery.kind,
    channel,
    to: channel === 'mail' ? (recipientSchema.safeParse(payload).data?.to ?? null) : null,
    leadId: delivery.lead_id,
    status: delivery.status,
    attempts: delivery.attempts,
    createdAt: new Date(delivery.created_at).toISOString(),
    waitsFor,
    nextAttemptAt: waitsFor === 'time' ? asTime(delivery.next_attempt_at) : null,
    deliveredAt: asTime(delivery.delivered_at),
    lastError: delivery.last_error,
    lastAnswer: delivery.last_answer,
    payload,
  };
}
