import type { Toast } from '../../ui/toast.ts';
import { fieldsOf } from './kept-values.ts';

/** The messages about a submission after its form was closed. */
export interface Told {
  /** `Your deal`. */
  readonly what: string;
  readonly arrived: Toast;
}

/** A request to send: the same in every attempt, so that the server stores it once. */
export interface Submission {
  /** The idempotency key. */
  readonly key: string;
  readonly path: string;
  /** JSON. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** When the visitor last pressed the button, in epoch milliseconds. */
  readonly sinceMs: number;
  /** Null if the page sends it by itself and nobody waits for it. */
  readonly told: Told | null;
}

function readTold(kept: unknown): Told | null {
  const { what, arrived } = fieldsOf(kept);
  const { title, description } = fieldsOf(arrived);
  if (typeof what !== 'string' || typeof title !== 'string') return null;
  return { what, arrived: { title, ...(typeof description === 'string' && { description }) } };
}

function isHeaders(value: Record<string, unknown>): value is Record<string, string> {
  return Object.values(value).every((header) => typeof header === 'string');
}

/** A stored submission; null if it is not valid. */
export function readSubmission(kept: unknown): Submission | null {
  const { key, path, body, headers, sinceMs, told } = fieldsOf(kept);
  const sent = fieldsOf(headers);
  const isWhole = typeof key === 'string' && typeof path === 'string' && typeof body === 'string';
  if (!isWhole || typeof sinceMs !== 'number' || !path.startsWith('/api/') || !isHeaders(sent)) return null;
  return { key, path, body, headers: sent, sinceMs, told: readTold(told) };
}
