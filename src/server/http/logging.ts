import { hostname } from 'node:os';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { openLogOutput, type LogOutput } from '../logging/log-output.ts';
import { loggedError } from '../logging/logged-error.ts';
import { createThinning } from '../logging/thin-repeats.ts';

function pathOnly({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?', 1)[0] ?? '' };
}

/** Requests without bodies, headers or queries, and errors without what they repeat: what a visitor sends is never in the log. */
export const logSerializers = { req: pathOnly, err: loggedError } as const;

/** Pino's number of the level. */
const WARN = 40;

/** The process's output, one for all that log in it. */
let output: LogOutput | null = null;

/** A line as pino writes a warning. Pino writes through the output that lost the lines, so it cannot tell of them. */
function lostLine(lines: number): string {
  const msg = 'Lines of the log were lost here: nothing took them, or the disk was full';
  return `${JSON.stringify({ level: WARN, time: Date.now(), pid: process.pid, hostname: hostname(), lines, msg })}\n`;
}

function openOutput(): LogOutput {
  if (output !== null) return output;
  const opened = openLogOutput(process.stdout.fd, lostLine);
  process.on('exit', () => opened.flush());
  return (output = opened);
}

/** Lines of JSON. */
export function loggerOptions(level: Config['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return { level, serializers: logSerializers, hooks: { logMethod: createThinning() }, stream: openOutput() };
}
