import type { RateLimitOptions, errorResponseBuilderContext } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ProblemError } from './problem-error.ts';

const MINUTE_MS = 60_000;
const SIGN_INS_A_MINUTE = 10;

/**
 * The route option that limits one form to `RATE_LIMIT` requests a minute for each client:
 * `app.post(path, { config: formRateLimit(config), schema }, handler)`. Routes without it are not limited.
 */
export function formRateLimit(config: Config): { rateLimit: RateLimitOptions | false } {
  return { rateLimit: config.rateLimit === 0 ? false : { max: config.rateLimit, timeWindow: MINUTE_MS } };
}

/** What the limit throws; the plugin has set `Retry-After` by then. */
export function tooManyRequests(_request: FastifyRequest, { ttl }: errorResponseBuilderContext): ProblemError {
  const seconds = Math.max(1, Math.ceil(ttl / 1000));
  return new ProblemError({
    status: 429,
    title: 'Too many requests',
    detail: `Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and send this again.`,
    headers: { 'retry-after': String(seconds) },
  });
}

/** Guesses at the owner's password, whatever `RATE_LIMIT` is. */
export function signInRateLimit(config: Config): { rateLimit: RateLimitOptions | false } {
  return { rateLimit: config.rateLimit === 0 ? false : { max: SIGN_INS_A_MINUTE, timeWindow: MINUTE_MS } };
}
