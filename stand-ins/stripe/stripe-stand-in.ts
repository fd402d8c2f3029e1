import { systemClock, type Clock } from '../../src/server/time/clock.ts';
import type { StandInEndpoint } from './account-routes.ts';
import { openApi } from './api.ts';
import type { ApiRequest } from './api-request.ts';
import { openBalance, type Balance } from './balance.ts';
import { openBilling, type Billing } from './billing.ts';
import { inProcessClient } from './in-process-client.ts';
import { openJournal, type Journal } from './journal.ts';
import type { StandInPrice } from './objects.ts';
import { openPayments, type Payments } from './payments.ts';
import { openReversals, type Reversals } from './reversals.ts';
import { startServer, treat, type Mishap, type StandInServer } from './server.ts';

export const standInKeys = {
  secretKey: 'sk_test_standin0000000000000000',
  publishableKey: 'pk_test_standin0000000000000000',
  webhookSecret: 'whsec_standin00000000000000000000',
} as const;

export const standInPrices = [
  {
    id: 'price_standin_monthly',
    object: 'price',
    unit_amount: 9_700,
    currency: 'usd',
    active: true,
    recurring: { interval: 'month', interval_count: 1 },
  },
  {
    id: 'price_standin_yearly',
    object: 'price',
    unit_amount: 97_000,
    currency: 'usd',
    active: true,
    recurring: { interval: 'year', interval_count: 1 },
  },
] as const satisfies readonly StandInPrice[];

export interface StandInSettings {
  readonly clock?: Clock;
  readonly livemode?: boolean;
  /** The payment methods that the account has switched on. */
  readonly methods?: readonly string[];
  readonly secretKey?: string;
  /** Where the account sends its events, by its own list; the stand-in sends nothing by itself. */
  readonly endpoints?: readonly StandInEndpoint[];
  readonly prices?: readonly StandInPrice[];
  /** Beginnings of paths that the key may not ask for, as a restricted key. */
  readonly forbidden?: readonly string[];
}

/** Stripe as its documentation describes it, as far as Foyer uses it; `payments`, `reversals` and `billing` are what the world does. */
export interface StripeStandIn {
  readonly journal: Journal;
  readonly payments: Payments;
  readonly reversals: Reversals;
  readonly billing: Billing;
  readonly balance: Balance;
  /** Every request that came, with the headers and body it had. */
  readonly requests: readonly ApiRequest[];
  /** For the requests to come, one each; after them all goes well again. */
  mishaps(...kinds: readonly (Mishap | null)[]): void;
  /** All goes well from now on. */
  calm(): void;
  /** What the library is given to call the stand-in without a socket. */
  readonly client: ReturnType<typeof inProcessClient>;
  /** Listens on a free loopback port, or on this one; whoever starts it ends it with `goAway`. */
  listen(port?: number): Promise<StandInServer>;
}

export function openStripeStandIn(settings: StandInSettings = {}): StripeStandIn {
  const { clock = systemClock, livemode = false, methods = ['card', 'klarna', 'affirm', 'cashapp'] } = settings;
  const { endpoints = [], prices = standInPrices, forbidden = [] } = settings;
  const journal = openJournal({ clock, livemode });
  const balance = openBalance(journal);
  const payments = openPayments(journal, balance, methods);
  const reversals = openReversals(journal, payments, balance);
  const billing = openBilling(journal, payments, prices);
  const api = openApi(
    { journal, payments, reversals, billing, balance, account: { methods, endpoints, prices }, forbidden },
    { ...standInKeys, ...(settings.secretKey !== undefined && { secretKey: settings.secretKey }) },
  );
  const requests: ApiRequest[] = [];
  const coming: (Mishap | null)[] = [];
  const take = (request: ApiRequest) => {
    requests.push(request);
    return treat(api, request, coming.shift() ?? null);
  };
  return {
    journal,
    payments,
    reversals,
    billing,
    balance,
    requests,
    mishaps: (...kinds) => void coming.push(...kinds),
    calm: () => void coming.splice(0),
    client: inProcessClient(take),
    listen: (port) => startServer(take, port),
  };
}
