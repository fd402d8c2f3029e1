import type { Kysely } from 'kysely';
import type { OrderFact } from '../../domain/orders/payment-facts.ts';
import { readPaymentFacts } from '../store/orders/payment-events.ts';
import type { Database } from '../store/schema/schema.ts';
import { orderFactsSchema } from './payment-event.ts';

/** All facts of an order: what the provider said, and what the owner decided. */
export async function readFacts(db: Kysely<Database>, orderId: string): Promise<OrderFact[]> {
  const facts = await readPaymentFacts(db, orderId);
  return facts.flatMap((json) => orderFactsSchema.parse(JSON.parse(json)));
}
