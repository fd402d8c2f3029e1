/** The greatest age of a signed event, so that a recorded one cannot be replayed later. Stripe signs each delivery anew. */
const SIGNATURE_MAX_AGE_SECONDS = 300;

export interface SignedBody {
  readonly body: Uint8Array;
  /** The header `stripe-signature`, as it came. */
  readonly signature: string | undefined;
}

/** Whether the body is, byte for byte, what the holder of the webhook secret signed in the last five minutes. In constant time. */
export async function isSignedByStripe(
  { body, signature }: SignedBody,
  { webhookSecret, now }: { webhookSecret: string; now: number },
): Promise<boolean> {
  if (signature === undefined || body.length === 0) return false;
  const { Stripe } = await import('stripe');
  try {
    return (
      Stripe.webhooks.signature?.verifyHeader(
        body,
        signature,
        webhookSecret,
        SIGNATURE_MAX_AGE_SECONDS,
        undefined,
        now,
      ) === true
    );
  } catch {
    // Only the header or the body can be wrong; the library reports that by several errors.
    return false;
  }
}
