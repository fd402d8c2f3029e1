import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Config } from '../config.ts';

const MINUTE_MS = 60_000;

/**
 * The route option that limits one form to `RATE_LIMIT` requests a minute for each client:
 * `app.post(path, { config: formRateLimit(config), schema }, handler)`. Routes without it are not limited.
 */
export function formRateLimit(config: Config): { rateLimit: RateLimitOptions | false } {
  return { rateLimit: config.rateLimit === 0 ? false : { max: config.rateLimit, timeWindow: MINUTE_MS } };
}
