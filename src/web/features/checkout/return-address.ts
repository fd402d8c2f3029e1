/** Where a payment comes back to from a bank or a wallet; Stripe adds what belongs to it to the query. */
export const RETURN_PATH = '/checkout-success';

/** The address a redirect of the test provider comes back to: as Stripe's does. */
export function returnAddress(clientSecret: string): string {
  const query = new URLSearchParams({ payment_intent_client_secret: clientSecret, redirect_status: 'succeeded' });
  return `${RETURN_PATH}?${query.toString()}`;
}
