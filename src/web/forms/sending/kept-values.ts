import type { Attempt } from './attempt.ts';

/** The members of a stored or received value; none if it is not an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** The attempt stored in a draft; null if it is not valid. */
export function readAttempt(kept: unknown): Attempt | null {
  const { key, body } = fieldsOf(kept);
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : null;
}
