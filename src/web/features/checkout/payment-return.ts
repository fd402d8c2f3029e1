/** Where a payment comes back to from a bank or a wallet; Stripe adds what belongs to it to the query. */
export const RETURN_PATH = '/checkout-success';

/** The address a redirect of the test provider comes back to: as Stripe's does. */
export function returnAddress(clientSecret: string): string {
  const query = new URLSearchParams({ payment_intent_client_secret: clientSecret, redirect_status: 'succeeded' });
  return `${RETURN_PATH}?${query.toString()}`;
}

/** What came back with the buyer from a bank or a wallet. */
export interface PaymentReturn {
  readonly clientSecret: string;
  /** What the provider said of the way there and back; the order's state is the server's to tell. */
  readonly isFailed: boolean;
}

/** Kept until the order behind it is known, so that a reload meanwhile loses nothing. */
const RETURN_KEY = 'checkout-return';

/** What a return address says; null where it is none. */
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
 * Takes the payment's secret out of the address, so that no report, no history and nobody's glance finds it there. Called while the page's
 * modules load: before the router, the page views or anything else looks at the address.
 */
export function captureReturn(): void {
  if (typeof window === 'undefined' || location.pathname !== RETURN_PATH) return;
  const found = readReturn(location.search);
  if (location.search !== '') history.replaceState(history.state, '', RETURN_PATH + location.hash);
  if (found === null) return;
  taken = found;
  try {
    sessionStorage.setItem(RETURN_KEY, JSON.stringify(found));
  } catch {
    // A browser that forbids its storage: it lasts as long as the page.
  }
}

/** The return that is not looked up yet; null where there is none. */
export function pendingReturn(): PaymentReturn | null {
  try {
    return taken ?? readKept(sessionStorage.getItem(RETURN_KEY));
  } catch {
    return taken;
  }
}

/** Its order is known, or nobody knows it. */
export function forgetReturn(): void {
  taken = null;
  try {
    sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // It was not kept.
  }
}
