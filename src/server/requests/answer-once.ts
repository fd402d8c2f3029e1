import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { IDEMPOTENCY_HEADER } from '../../contract/paths.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import { ProblemError } from '../http/problem-error.ts';
import { keepAnswer, takeKey } from '../store/access/idempotency.ts';
import type { Database } from '../store/schema/schema.ts';

/** A request that may come again: its key, the method and path it was for, and a hash of what it said. */
export interface Idempotent {
  readonly key: string;
  readonly route: string;
  readonly bodyHash: string;
  readonly at: number;
}

export interface Answer {
  readonly status: number;
  /** Sent as JSON. */
  readonly body: unknown;
}

/** Visible ASCII, as UUIDs and ULIDs are. */
const KEY_FORMAT = /^[\x21-\x7e]{1,200}$/;

/**
 * The request's `Idempotency-Key` with what it is bound to; null where none was sent. To be called in the handler, after the body is checked.
 * @throws ProblemError 400 where the key is not 1 to 200 visible ASCII characters
 */
export function readIdempotency(request: FastifyRequest, clock: Clock = systemClock): Idempotent | null {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY_FORMAT.test(key))
    throw new ProblemError({
      status: 400,
      title: 'Unusable Idempotency-Key',
      detail: 'Please send an Idempotency-Key of 1 to 200 visible ASCII characters, such as a UUID.',
    });
  const path = request.url.split('?', 1)[0] ?? '';
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(request.body) ?? '')
    .digest('base64url');
  return { key, route: `${request.method} ${path}`, bodyHash, at: clock.now() };
}

/**
 * Runs `run` once for its key and keeps its answer in the same transaction; a repeated request gets that answer and has no effect.
 * A `run` that throws keeps nothing, so that the key can be used again.
 * @throws ProblemError 422 where the key was used for another route or body
 */
export async function answerOnce(
  tx: Transaction<Database>,
  idempotent: Idempotent | null,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (idempotent === null) return run();
  const kept = await takeKey(tx, idempotent);
  if (kept === null) {
    const answer = await run();
    await keepAnswer(tx, { key: idempotent.key, status: answer.status, answer: JSON.stringify(answer.body ?? null) });
    return answer;
  }
  if (kept.route !== idempotent.route || kept.bodyHash !== idempotent.bodyHash)
    throw new ProblemError({
      status: 422,
      title: 'Idempotency-Key used before',
      detail: 'This Idempotency-Key belongs to another request. Please send a new key with a new request.',
    });
  return { status: kept.status, body: JSON.parse(kept.answer) };
}
