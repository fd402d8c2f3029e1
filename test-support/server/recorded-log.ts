import { fastify, type FastifyBaseLogger } from 'fastify';
import { logSerializers } from '../../src/server/http/logging.ts';

/** The server's log, which keeps its lines, each a text of JSON, from warnings on or from `level`. */
export function recordedLog(level: 'trace' | 'info' | 'warn' = 'warn'): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { log: fastify({ logger: { level, stream, serializers: logSerializers } }).log, lines };
}
