import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { claimKey, storeAnswer, takeForNew, type StoredAnswer } from '../store/access/idempotency.ts';
import { standsTogether } from '../store/engine/unit-effects.ts';
import type { Database } from '../store/schema/schema.ts';
import { Refusal } from './refusal.ts';

/** A request that may be repeated: its key, its method and path, and a hash of its body. */
export interface Idempotent {
  readonly key: string;
  /** A second key, claimed after the first, under which the answer is kept as well. */
  readonly alsoKey?: string;
  readonly route: string;
  readonly bodyHash: string;
  readonly at: number;
}

/** Claims every key in turn, or returns the answer that is kept under one of them. */
async function claimKeys(tx: Transaction<Database>, idempotent: Idempotent): Promise<StoredAnswer | null> {
  const { key, alsoKey } = idempotent;
  const first = await claimKey(tx, idempotent);
  if (first !== null || alsoKey === undefined) return first;
  const second = await claimKey(tx, { ...idempotent, key: alsoKey });
  if (second !== null) await storeAnswer(tx, { key, answer: second.answer });
  return second;
}

const keysOf = ({ key, alsoKey }: Idempotent) => (alsoKey === undefined ? [key] : [key, alsoKey]);

/** Answers a request whose keys are taken for new. */
async function answerNew<Answer>(
  tx: Transaction<Database>,
  idempotent: Idempotent,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const keep = await Promise.all(keysOf(idempotent).map((key) => takeForNew(tx, { ...idempotent, key })));
  const answer = await run();
  keep.forEach((keepUnder) => keepUnder(JSON.stringify(answer)));
  return answer;
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
  if (standsTogether(tx)) return answerNew(tx, idempotent, run);
  const first = await claimKeys(tx, idempotent);
  if (first === null) {
    const answer = await run();
    for (const key of keysOf(idempotent)) await storeAnswer(tx, { key, answer: JSON.stringify(answer) });
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
