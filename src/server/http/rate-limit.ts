import fastifyRateLimit, { type RateLimitOptions, type errorResponseBuilderContext } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Clock } from '../time/clock.ts';
import { createSharedCounts } from '../limits/shared-counts.ts';
import type { Store } from '../store/engine/store.ts';
import type { App } from './app.ts';
import { IPV6_NETWORK_BITS } from './client-network.ts';
import { createLimitStore, type RouteLimit } from './limit-store.ts';
import { ProblemError } from './problem-error.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A form's limit a day, in minutes at its full rate: no person fills in a form so often, and a machine that does is stopped for the day. */
const MINUTES_A_DAY = 20;

/** A route option; `false` where the settings lift all limits. */
interface LimitedRoute {
  readonly rateLimit: (RateLimitOptions & RouteLimit) | false;
}

function routeLimit(config: Config, limit: RouteLimit): LimitedRoute {
  return { rateLimit: config.rateLimit === 0 ? false : limit };
}

/**
 * The route option that limits one form to `RATE_LIMIT` requests a minute, and twenty times as many a day, for each client:
 * `app.post(path, { config: formRateLimit(config), schema }, handler)`. Routes without it are not limited.
 */
export function formRateLimit(config: Config): LimitedRoute {
  const { rateLimit: max } = config;
  return routeLimit(config, { max, timeWindow: MINUTE_MS, dayMax: max * MINUTES_A_DAY });
}

/** What one client may ask of what is read from the database: more than an office with the site open in every browser asks. */
const READS_A_MINUTE = 300;

/** The limit of a read that anybody may ask for. */
export function readRateLimit(config: Config): LimitedRoute {
  return routeLimit(config, { max: READS_A_MINUTE, timeWindow: MINUTE_MS });
}

function inWords(waitMs: number): string {
  const [unit, unitMs] = waitMs > 2 * HOUR_MS ? (['hour', HOUR_MS] as const) : (['second', 1000] as const);
  const count = Math.max(1, Math.ceil(waitMs / unitMs));
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`;
}

/** What a browser reports of one visitor each day, and an office of a hundred; more is a machine's. */
const REPORTS_A_DAY = { visitor: 2_000, conversion: 1_000, event: 10_000, form: 2_000, pageview: 20_000 } as const;

/** The limit of one kind of analytics report. */
export function reportRateLimit(config: Config, kind: keyof typeof REPORTS_A_DAY): LimitedRoute {
  return routeLimit(config, { max: REPORTS_A_DAY[kind], timeWindow: DAY_MS });
}

/** What the limit throws; the plugin has set `Retry-After` by then. */
function tooManyRequests(_request: FastifyRequest, { ttl }: errorResponseBuilderContext): ProblemError {
  return new ProblemError({
    status: 429,
    title: 'Too many requests',
    detail: `Please wait ${inWords(ttl)} and send this again.`,
    headers: { 'retry-after': String(Math.max(1, Math.ceil(ttl / 1000))) },
  });
}

/** Makes the options above work. Clients are told apart by address, over IPv6 by network; all processes count together. */
export async function registerRateLimit(app: App, store: Store, clock: Clock): Promise<void> {
  const counts = createSharedCounts(store, clock);
  app.addHook('onClose', () => counts.settled());
  await app.register(fastifyRateLimit, {
    global: false,
    ipv6Subnet: IPV6_NETWORK_BITS,
    store: createLimitStore(counts, clock),
    errorResponseBuilder: tooManyRequests,
  });
}
