import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isLoopbackAddress } from './loopback-address.ts';
import { ProblemError } from './problem-error.ts';

/** What a proxy adds to say whom a request is from: behind a proxy on this machine, that is who asks. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'forwarded'] as const;

/** Whether this machine itself asks, and not somebody through a proxy that runs on it. */
function isFromHere({ headers, raw }: FastifyRequest): boolean {
  const forwarded = FORWARDING_HEADERS.flatMap((name) => headers[name] ?? []).flatMap((value) => value.split(','));
  const addresses = [raw.socket.remoteAddress ?? '', ...forwarded.map((entry) => entry.trim())];
  return addresses.every(isLoopbackAddress);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const onlyHere = new ProblemError({
  status: 403,
  title: 'Only from this machine',
  detail: 'The server’s figures are shown on its own machine only. Set METRICS_TOKEN to read them from elsewhere.',
});

const needsToken = new ProblemError({
  status: 401,
  title: 'A token is needed',
  detail: 'Please send METRICS_TOKEN as the bearer token of the request.',
  headers: { 'www-authenticate': 'Bearer realm="metrics"' },
});

/** For `onRequest`: lets those read the server’s figures who know the token; without one, only the machine itself. */
export function requireMetricsReader({ metricsToken }: Pick<Config, 'metricsToken'>) {
  const wanted = metricsToken === null ? null : digest(`Bearer ${metricsToken}`);
  return async (request: FastifyRequest): Promise<void> => {
    if (wanted === null) {
      if (!isFromHere(request)) throw onlyHere;
    } else if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw needsToken;
  };
}
