import { accountRoutes, type AccountSettings } from './account-routes.ts';
import type { ApiAnswer, ApiRequest, ApiRoute } from './api-request.ts';
import type { Balance } from './balance.ts';
import { balanceRoute } from './balance-route.ts';
import type { Billing } from './billing.ts';
import { readForm } from './form-body.ts';
import { openIdempotency } from './idempotency.ts';
import type { Journal } from './journal.ts';
import { paymentRoutes } from './payment-routes.ts';
import type { Payments } from './payments.ts';
import type { Reversals } from './reversals.ts';
import { StripeRefusal, invalidRequest } from './stripe-refusal.ts';

export interface StandInKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

export interface StandInParts {
  readonly journal: Journal;
  readonly payments: Payments;
  readonly reversals: Reversals;
  readonly billing: Billing;
  readonly balance: Balance;
  readonly account: AccountSettings;
  /** Beginnings of paths that the key may not ask for, as a restricted key. */
  readonly forbidden: readonly string[];
}

/** What goes wrong in Stripe's house once a request has arrived there. */
export interface InnerFault {
  readonly status: 500 | 503 | 429;
  /** Whether the work was done before it went wrong. */
  readonly isDone: boolean;
}

function givenKey({ headers }: ApiRequest): string {
  const given = headers['authorization'] ?? '';
  if (given.startsWith('Bearer ')) return given.slice('Bearer '.length);
  const basic = Buffer.from(given.replace(/^Basic /, ''), 'base64').toString();
  return basic.replace(/:.*$/, '');
}

function keyRefused(): StripeRefusal {
  return new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_****' });
}

function rightRefused(): StripeRefusal {
  return new StripeRefusal(403, {
    type: 'invalid_request_error',
    message: 'The provided key does not have the required permissions for this endpoint.',
  });
}

function idIn(route: ApiRoute, path: string): string | null {
  const wanted = route.path.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  if (!wanted.every((part, at) => part === ':id' || part === given[at])) return null;
  return decodeURIComponent(given[wanted.indexOf(':id')] ?? '');
}

const faults: Readonly<Record<InnerFault['status'], { type: string; message: string; code?: string }>> = {
  500: { type: 'api_error', message: 'An unknown error occurred' },
  503: { type: 'api_error', message: 'Stripe is briefly unavailable' },
  429: {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message:
      'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
  },
};

/** The API over the parts: keys, routes, idempotency and Stripe's way of saying no. */
export function openApi(parts: StandInParts, keys: StandInKeys) {
  const { journal, payments, reversals, billing, balance, account, forbidden } = parts;
  const routes = [
    ...paymentRoutes(payments, reversals),
    ...accountRoutes(billing, journal, account),
    balanceRoute(balance, payments, reversals),
  ];
  const kept = openIdempotency(journal);

  function carryOut(request: ApiRequest): unknown {
    const { method, path } = request;
    const key = givenKey(request);
    const isPublic = key === keys.publishableKey;
    if (key !== keys.secretKey && !isPublic) throw keyRefused();
    if (forbidden.some((start) => path.startsWith(start))) throw rightRefused();
    for (const route of routes) {
      const id = route.method === method ? idIn(route, path) : null;
      if (id === null) continue;
      if (isPublic && route.isPublic !== true) throw keyRefused();
      const params = readForm(method === 'GET' ? request.query : request.body);
      return structuredClone(route.run({ id, params, isPublic }));
    }
    throw invalidRequest(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
  }

  function answered(request: ApiRequest, fault: InnerFault | null): { answer: ApiAnswer; isKept: boolean } {
    const requestId = journal.newId('req');
    const date = new Date(journal.now() * 1000).toUTCString();
    const headers = { 'content-type': 'application/json', 'request-id': requestId, date };
    journal.request = { id: requestId, idempotency_key: request.headers['idempotency-key'] ?? null };
    const broken = (status: InnerFault['status']) => {
      const shouldRetry = status === 503 ? 'true' : 'false';
      const body = { error: faults[status] };
      return { status, headers: { ...headers, 'stripe-should-retry': shouldRetry }, body };
    };
    // A limit is met at the door: nothing is done, and nothing kept.
    if (fault?.status === 429) return { answer: broken(429), isKept: false };
    if (fault !== null && !fault.isDone) return { answer: broken(fault.status), isKept: fault.status === 500 };
    try {
      const body = carryOut(request);
      if (fault !== null) return { answer: broken(fault.status), isKept: fault.status === 500 };
      return { answer: { status: 200, headers, body }, isKept: true };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { answer: { status: error.status, headers, body: { error: error.error } }, isKept: error.isKept };
    } finally {
      journal.request = { id: null, idempotency_key: null };
    }
  }

  return (request: ApiRequest, fault: InnerFault | null = null): ApiAnswer => {
    const earlier = kept.find(request);
    if (earlier !== null) return earlier;
    const { answer, isKept } = answered(request, fault);
    if (isKept) kept.keep(request, answer);
    return answer;
  };
}
