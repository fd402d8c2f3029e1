import type { FastifyServerOptions } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { loggedError } from '../logging/logged-error.ts';
import { createThinning } from '../logging/thin-repeats.ts';

function pathOnly({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?', 1)[0] ?? '' };
}

/** Requests without bodies, headers or queries, and errors without what they repeat: what a visitor sends is never in the log. */
export const logSerializers = { req: pathOnly, err: loggedError } as const;

/** So much waits where lines cannot be written; beyond it lines are lost. */
const WAITING_MOST_BYTES = 1_000_000;

/**
 * The process's output. Where it takes nothing (the disk is full that its file is on, its terminal is closed, nobody reads its pipe), lines wait or are
 * lost: the log must not end what it tells of.
 */
function output() {
  const stream = pino.destination({ fd: process.stdout.fd, sync: true, maxLength: WAITING_MOST_BYTES });
  stream.on('error', () => undefined);
  return stream;
}

/** Lines of JSON. */
export function loggerOptions(level: Config['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return { level, serializers: logSerializers, hooks: { logMethod: createThinning() }, stream: output() };
}
