import { z } from 'zod';

const WORDS_MAX_LENGTH = 200;

const failure = z.object({ message: z.string().nullish(), decline_code: z.string().nullish() });
const stripeEvent = z.object({
  data: z.object({ object: z.object({ last_payment_error: failure }) }),
});
const testEvent = z.object({ type: z.literal('test_payment.failed') });

/** Why a payment failed, in the provider's own words, out of an event as it was stored; null where it does not say, or its words were erased. */
export function readRefusal(raw: string): string | null {
  const event: unknown = JSON.parse(raw);
  if (testEvent.safeParse(event).success) return 'The card was declined, as the test asked for.';
  const { data } = stripeEvent.safeParse(event);
  const { message, decline_code: code } = data?.data.object.last_payment_error ?? {};
  const words = message ?? code?.replaceAll('_', ' ') ?? '';
  return words === '' ? null : words.slice(0, WORDS_MAX_LENGTH);
}
