import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

function pathOnly({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?', 1)[0] ?? '' };
}

/** Lines of JSON without bodies, headers or queries: what a visitor sends is never in the log. */
export function loggerOptions(level: Config['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return { level, serializers: { req: pathOnly } };
}
