import { REPLACES_MAX } from '../../../contract/visitor-api.ts';
import type { Attempt } from '../../forms/sending/attempt.ts';
import { browserDraft } from '../../forms/browser-draft.ts';
import { fieldsOf, readAttempt } from '../../forms/sending/kept-values.ts';
import { isZone } from '../../../domain/booking/zone-time.ts';

/** The values of the form. */
export interface BookingValues {
  name: string;
  email: string;
  phone: string;
  notes: string;
  wantsTexts: boolean;
}

export const emptyBooking: BookingValues = { name: '', email: '', phone: '', notes: '', wantsTexts: false };

/** Everything that must survive a reload. */
export interface BookingDraft {
  readonly values: BookingValues;
  /** The chosen instant, ISO 8601. */
  readonly startsAt: string | null;
  /** The zone the visitor chose; null for the browser's. */
  readonly zone: string | null;
  /** The last attempt to send it. If its answer was lost, the next attempt has the same idempotency key. */
  readonly attempt: Attempt | null;
  /** The keys of earlier attempts with other content that got no answer: if one of them booked, this booking takes its place. */
  readonly replaces: readonly string[];
}

/** The keys that the next attempt replaces: other content leaves behind an attempt whose answer is not known. */
export function keysToReplace({ attempt, replaces }: BookingDraft, content: unknown): readonly string[] {
  if (attempt === null || JSON.stringify({ ...fieldsOf(content), replaces }) === attempt.body) return replaces;
  return [...replaces, attempt.key].slice(-REPLACES_MAX);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function instant(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

function zoneName(value: unknown): string | null {
  return typeof value === 'string' && isZone(value) ? value : null;
}

export function isEmptyDraft({ values, startsAt, zone }: BookingDraft): boolean {
  const { wantsTexts, ...texts } = values;
  return startsAt === null && zone === null && !wantsTexts && Object.values(texts).every((typed) => typed === '');
}

/** The valid parts of a stored draft; null if it is empty. */
export function readBookingDraft(kept: unknown): BookingDraft | null {
  const { values, startsAt, zone, attempt, replaces } = fieldsOf(kept);
  const typed = fieldsOf(values);
  const draft: BookingDraft = {
    values: {
      name: text(typed['name']),
      email: text(typed['email']),
      phone: text(typed['phone']),
      notes: text(typed['notes']),
      wantsTexts: typed['wantsTexts'] === true,
    },
    startsAt: instant(startsAt),
    zone: zoneName(zone),
    attempt: readAttempt(attempt),
    replaces: Array.isArray(replaces) ? replaces.filter((key) => typeof key === 'string').slice(-REPLACES_MAX) : [],
  };
  return isEmptyDraft(draft) ? null : draft;
}

/** This browser's drafts. */
export const bookingDraft = browserDraft<BookingDraft>({ name: 'booking', version: 1, read: readBookingDraft });
