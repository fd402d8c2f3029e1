import { fastify, type FastifyBaseLogger } from 'fastify';

/** A log that keeps its lines, each a text of JSON, from warnings on. */
export function recordedLog(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { log: fastify({ logger: { level: 'warn', stream } }).log, lines };
}
