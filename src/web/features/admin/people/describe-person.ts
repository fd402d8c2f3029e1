import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { PersonKind, PersonStatus } from '../../../../contract/people.ts';
import { nameEarned } from '../parts/name-source.ts';

export const statusNames: Readonly<Record<PersonStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
};

export const kindNames: Readonly<Record<PersonKind, string>> = {
  quiz: 'Quiz',
  deal: 'Deal',
  near_miss: 'Near miss',
  reactivation: 'Reactivation',
  booking: 'Call booked',
  lending: 'Lending',
  waitlist: 'Waitlist',
  checkout_request: 'Checkout request',
  checkout: 'At the checkout',
  order: 'Paid',
  onboarding: 'Onboarding',
  other: 'Other',
};

export function countPeople(count: number): string {
  return count === 1 ? '1 person' : `${tellFigure(count)} people`;
}

/** A source or campaign of a filter as the figures name it: `named:letter`, `none`, `unknown`. */
export function nameChoice(aspect: 'sources' | 'campaigns', value: string): string {
  if (value === 'none' || value === 'unknown') return nameEarned(aspect, { kind: value, name: '' });
  return nameEarned(aspect, { kind: 'named', name: value.replace(/^named:/, '') });
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_TOLD = 6;

/** How long ago something was: `now`, `18 min`, `2 h`, `3 days`; null where a date says more. */
export function describeAge(iso: string, nowMs: number): string | null {
  const ms = nowMs - Date.parse(iso);
  if (ms < MINUTE_MS) return 'now';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  const days = Math.floor(ms / DAY_MS);
  if (days > DAYS_TOLD) return null;
  return days === 1 ? '1 day' : `${days} days`;
}

/** `+17135550142;7` as `(713) 555-0142 ext. 7`; a number of another country as it is. */
export function writePhone(phone: string): string {
  const [number = '', extension] = phone.split(';');
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  const written = american === null ? number : `(${american[1]}) ${american[2]}-${american[3]}`;
  return extension === undefined ? written : `${written} ext. ${extension}`;
}
