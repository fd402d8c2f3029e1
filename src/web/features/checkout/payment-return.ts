/** The page to which a bank or wallet returns; Stripe adds its parameters to the query. */
export const RETURN_PATH = '/checkout-success';

/** The return address of the test provider's redirect, in the form of Stripe's. */
export function returnAddress(clientSecret: string): string {
  const query = new URLSearchParams({ payment_intent_client_secret: clientSecret, redirect_status: 'succeeded' });
  return `${RETURN_PATH}?${query.toString()}`;
}

/** The parameters with which a buyer returned from a bank or a wallet. */
export interface PaymentReturn {
  readonly clientSecret: string;
  /** What the provider reported about the redirect. The server knows the order's state. */
  readonly isFailed: boolean;
}

/** Stored until its order is found, so that a reload loses nothing. */
const RETURN_KEY = 'checkout-return';

/** The parameters of a return address; null if there are none. */
export function readReturn(search: string): PaymentReturn | null {
  const query = new URLSearchParams(search);
  const clientSecret = query.get('payment_intent_client_secret');
  if (clientSecret === null || clientSecret === '') return null;
  return { clientSecret, isFailed: query.get('redirect_status') === 'failed' };
}

function readKept(text: string | null): PaymentReturn | null {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('clientSecret' in kept)) return null;
  const { clientSecret } = kept;
  if (typeof clientSecret !== 'string') return null;
  return { clientSecret, isFailed: 'isFailed' in kept && kept.isFailed === true };
}

let taken: PaymentReturn | null = null;

/**
 * Removes the payment's secret from the address, so that it is not reported, kept in the history or seen. Called while the page's
 * modules load, before the router or the page views read the address.
 */
export function captureReturn(): void {
  if (typeof window === 'undefined' || location.pathname !== RETURN_PATH) return;
  const given = readReturn(location.search);
  if (location.search !== '') history.replaceState(history.state, '', RETURN_PATH + location.hash);
  if (given === null) return;
  taken = given;
  try {
    sessionStorage.setItem(RETURN_KEY, JSON.stringify(given));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The return that has not been looked up yet; null if there is none. */
export function pendingReturn(): PaymentReturn | null {
  try {
    return taken ?? readKept(sessionStorage.getItem(RETURN_KEY));
  } catch {
    return taken;
  }
}

/** The client secret of the return that this load of the page found an order for; null if there was none. */
let found: string | null = null;

/** The payment that the buyer returned with to this page, to ask for its order again; null if the buyer came another way. */
export function foundReturn(): string | null {
  return found;
}

/** Drops the return: its order was found, or does not exist. */
export function forgetReturn(): void {
  found = pendingReturn()?.clientSecret ?? found;
  taken = null;
  try {
    sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // It was not stored.
  }
}
