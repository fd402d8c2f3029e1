import type { Log } from '../../logging/log.ts';
import type { Stripe } from 'stripe';
import { ProviderUnavailable } from '../provider.ts';
import { createCallFailures, type CallFailure } from './call-failures.ts';
import type { StripeSettings } from '../../config/stripe-settings.ts';

const CALL_TIMEOUT_MS = 8000;
const RETRIES = 1;

/** The API version that this code was written for; the library's types are those of the same one. */
const API_VERSION = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

/** Stripe understood the call and said no: `code` says why, in Stripe's word. Nothing of what was sent is in the message. */
export class StripeRefused extends ProviderUnavailable {
  readonly status: number;
  readonly code: string | null;

  constructor(status: number, code: string | null, requestId: string | null) {
    const isKeys = status === 401 || status === 403;
    const said = `Stripe answered ${status} (${code ?? 'no code'}, request ${requestId ?? 'unknown'})`;
    super(isKeys ? `${said}: it does not take STRIPE_SECRET_KEY for this call` : said, { spentKey: true });
    this.status = status;
    this.code = code;
  }
}

export interface StripeAccessOptions {
  /** Instead of a socket. */
  readonly httpClient?: Stripe.StripeConfig['httpClient'];
  readonly retries?: number;
  readonly log?: Pick<Log, 'warn'>;
  readonly now?: () => number;
}

/** The way to one Stripe account. */
export interface StripeAccess {
  readonly settings: StripeSettings;
  /**
   * Makes one call of the library; `what` names it in the log.
   * @throws ProviderUnavailable where Stripe does not answer, or cannot; StripeRefused, which is one too, where it answers no
   */
  call<T>(what: string, run: (stripe: Stripe) => Promise<T>): Promise<T>;
  /** The calls that failed when this process last made them: for the key, for its rights, or because Stripe did not answer. */
  failures(): readonly CallFailure[];
}

function whereabouts(apiBase: string | null): Stripe.StripeConfig {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isPlain ? '80' : '443') : port,
    protocol: isPlain ? 'http' : 'https',
  };
}

function secondsOf(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,5}$/.test(header) ? Number(header) : null;
}

/** Turns an error of the library into ours. Drops its message, which can contain what a buyer typed, or a client secret. */
function translate(error: Stripe.errors.StripeError): Error {
  const { type, statusCode: status, code, requestId, headers } = error;
  if (status === undefined) return new ProviderUnavailable(`Stripe cannot be reached (${type})`);
  const refused = new StripeRefused(status, code ?? null, requestId ?? null);
  // Stripe keeps a failure of its own under the key for a day, and refuses the key with other parameters.
  if (status >= 500 || error.rawType === 'idempotency_error')
    return new ProviderUnavailable('Stripe failed', { spentKey: true, cause: refused });
  const retryAfterSeconds = secondsOf(headers?.['retry-after']);
  if (status === 429)
    return new ProviderUnavailable('Stripe takes no more calls just now', {
      ...(retryAfterSeconds !== null && { retryAfterSeconds }),
      cause: refused,
    });
  // Another call with the same key is running, or the object is locked. Both pass in a moment.
  if (status === 409) return new ProviderUnavailable('Stripe is still busy with the same call', { cause: refused });
  return refused;
}

/** Loads the library at the first call: loading it at the start would take a tenth of a second. */
export function openStripeAccess(settings: StripeSettings, options: StripeAccessOptions = {}): StripeAccess {
  const { httpClient, retries = RETRIES, log, now = Date.now } = options;
  const failures = createCallFailures(now);
  const config: Stripe.StripeConfig = {
    apiVersion: API_VERSION,
    timeout: CALL_TIMEOUT_MS,
    maxNetworkRetries: retries,
    telemetry: false,
    ...whereabouts(settings.apiBase),
    ...(httpClient && { httpClient }),
  };
  let opened: Promise<{ stripe: Stripe; isOurs: (error: unknown) => error is Stripe.errors.StripeError }> | null = null;
  const open = async () => {
    const { Stripe } = await import('stripe');
    return {
      stripe: new Stripe(settings.secretKey, config),
      isOurs: (error: unknown) => error instanceof Stripe.errors.StripeError,
    };
  };
  return {
    settings,
    async call(what, run) {
      const { stripe, isOurs } = await (opened ??= open());
      try {
        const answer = await run(stripe);
        failures.succeeded(what);
        return answer;
      } catch (error) {
        if (!isOurs(error)) throw error;
        failures.failed(what, error.statusCode, error.code ?? null);
        const meaning = translate(error);
        const { type, statusCode: status, code, param, requestId } = error;
        log?.warn({ call: what, type, status, code, param, requestId }, meaning.message);
        throw meaning;
      }
    },
    failures: failures.standing,
  };
}
