import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { claimKey, storeAnswer } from '../store/access/idempotency.ts';
import type { Database } from '../store/schema/schema.ts';
import { Refusal } from './refusal.ts';

/** A request that may be repeated: its key, its method and path, and a hash of its body. */
export interface Idempotent {
  readonly key: string;
  readonly route: string;
  readonly bodyHash: string;
  readonly at: number;
}

/**
 * Runs `run` once for its key and keeps its answer in the same transaction; a repeated request gets that answer and has no effect. The answer is kept
 * as JSON, and read back by `kept`. A `run` that throws keeps nothing, so that the key can be used again.
 * @throws Refusal where the key was used for another route or body
 */
export async function answerOnce<Answer>(
  tx: Transaction<Database>,
  idempotent: Idempotent | null,
  kept: z.ZodType<Answer>,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (idempotent === null) return run();
  const first = await claimKey(tx, idempotent);
  if (first === null) {
    const answer = await run();
    await storeAnswer(tx, { key: idempotent.key, answer: JSON.stringify(answer) });
    return answer;
  }
  if (first.route !== idempotent.route || first.bodyHash !== idempotent.bodyHash)
    throw new Refusal({
      kind: 'invalid',
      title: 'Idempotency-Key used before',
      detail: 'This Idempotency-Key belongs to another request. Please send a new key with a new request.',
    });
  return kept.parse(JSON.parse(first.answer));
}
