import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readLastFailures } from '../store/orders/abandoned-checkouts.ts';
import type { Database } from '../store/schema/schema.ts';

const WORDS_MAX_LENGTH = 200;

const failure = z.object({ message: z.string().nullish(), decline_code: z.string().nullish() });
const stripeEvent = z.object({
  data: z.object({ object: z.object({ last_payment_error: failure }) }),
});
const testEvent = z.object({ type: z.literal('test_payment.failed') });

/** Why a payment failed, in the provider's own words, out of an event as it was stored; null where it does not say, or its words were erased. */
function readRefusal(raw: string): string | null {
  const event: unknown = JSON.parse(raw);
  if (testEvent.safeParse(event).success) return 'The card was declined, as the test asked for.';
  const { data } = stripeEvent.safeParse(event);
  const { message, decline_code: code } = data?.data.object.last_payment_error ?? {};
  const words = message ?? code?.replaceAll('_', ' ') ?? '';
  return words === '' ? null : words.slice(0, WORDS_MAX_LENGTH);
}

/** Why each of these orders' payments last failed, in the provider's own words; nothing of one where none did, or where it does not say. */
export async function readRefusals(db: Kysely<Database>, orderIds: readonly string[]): Promise<Map<string, string>> {
  const failures = await readLastFailures(db, orderIds);
  const read = [...failures].map(([id, raw]) => [id, readRefusal(raw)] as const);
  return new Map(read.flatMap(([id, refusal]) => (refusal === null ? [] : [[id, refusal] as const])));
}
