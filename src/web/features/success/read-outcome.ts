import { SUCCESS_KEY } from '../../../contract/session-notes.ts';
import { fieldsOf } from '../../forms/kept-values.ts';

/** What was just bought or booked, as the page before left it. */
export interface Outcome {
  readonly kind: 'purchase' | 'booking';
  readonly title: string;
  readonly email: string | null;
  /** Of a booking: the time in words. */
  readonly when: string | null;
  /** Of a booking: where it is moved or cancelled, a path of this site. */
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

/** What can be trusted of a note; null where it says nothing of use. */
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

/** What this tab knows; null where it knows nothing, or the browser forbids its storage. */
export function sessionOutcome(): Outcome | null {
  try {
    return readOutcome(sessionStorage.getItem(SUCCESS_KEY));
  } catch {
    return null;
  }
}
