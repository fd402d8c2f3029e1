import type { Attempt } from './attempt.ts';

/** The members of what a browser kept or a server answered; none where it is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** A try to send something, as a draft keeps it. */
export function readAttempt(kept: unknown): Attempt | null {
  const { key, body } = fieldsOf(kept);
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : null;
}
