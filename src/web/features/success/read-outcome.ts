import { SUCCESS_KEY } from '../../../contract/session-notes.ts';

/** What was just bought or booked, as the page before left it. */
export interface Outcome {
  readonly kind: 'purchase' | 'booking';
  readonly title: string;
  readonly email: string | null;
}

/** What can be trusted of a note; null where it says nothing of use. */
export function readOutcome(note: string | null): Outcome | null {
  let kept: unknown;
  try {
    kept = JSON.parse(note ?? 'null');
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null || !('kind' in kept) || !('title' in kept)) return null;
  const { kind, title } = kept;
  if ((kind !== 'purchase' && kind !== 'booking') || typeof title !== 'string' || title === '') return null;
  const email = 'email' in kept && typeof kept.email === 'string' && kept.email !== '' ? kept.email : null;
  return { kind, title, email };
}

/** What this tab knows; null where it knows nothing, or the browser forbids its storage. */
export function sessionOutcome(): Outcome | null {
  try {
    return readOutcome(sessionStorage.getItem(SUCCESS_KEY));
  } catch {
    return null;
  }
}
