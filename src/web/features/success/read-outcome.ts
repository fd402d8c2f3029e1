import { SUCCESS_KEY } from '../../../contract/session-notes.ts';
import { fieldsOf } from '../../forms/sending/kept-values.ts';

/** What was just bought or booked, from the note of the page before. */
export interface Outcome {
  readonly kind: 'purchase' | 'booking';
  readonly title: string;
  readonly email: string | null;
  /** For a booking: the time in words. */
  readonly when: string | null;
  /** For a booking: the path on this site that moves or cancels it. */
  readonly manageUrl: string | null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function membersOf(note: string | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(note ?? 'null'));
  } catch {
    return {};
  }
}

/** The outcome in a note; null if the note is not valid. */
export function readOutcome(note: string | null): Outcome | null {
  const { kind, title, email, when, manageUrl } = membersOf(note);
  const said = textOf(title);
  if ((kind !== 'purchase' && kind !== 'booking') || said === null) return null;
  const path = textOf(manageUrl);
  return {
    kind,
    title: said,
    email: textOf(email),
    when: textOf(when),
    manageUrl: path?.startsWith('/book?') ? path : null,
  };
}

/** This tab's outcome; null if there is none or the browser forbids storage. */
export function sessionOutcome(): Outcome | null {
  try {
    return readOutcome(sessionStorage.getItem(SUCCESS_KEY));
  } catch {
    return null;
  }
}
