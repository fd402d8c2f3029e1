import { tellFigure } from '../../../../contract/tell-figure.ts';
import { contactBarMinutes, type FirstContact } from '../../../../contract/first-contact.ts';
import { nameEarned } from '../parts/name-source.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

/** A wait as a person says it: `40 s`, `14 min`, `2 h 5 min`, `3 days`. */
export function sayWait(ms: number): string {
  if (ms < MINUTE_MS) return `${Math.round(ms / 1000)} s`;
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < HOUR_MINUTES) return `${minutes} min`;
  if (minutes < 2 * DAY_MINUTES) {
    const rest = minutes % HOUR_MINUTES;
    return `${Math.floor(minutes / HOUR_MINUTES)} h${rest === 0 ? '' : ` ${rest} min`}`;
  }
  return `${Math.round(minutes / DAY_MINUTES)} days`;
}

/** What each bar holds: `to 5 min`, `to 1 h`, `later`. */
export const barNames: readonly string[] = [
  ...contactBarMinutes.map((minutes) => `to ${minutes === DAY_MINUTES ? 'a day' : sayWait(minutes * MINUTE_MS)}`),
  'later',
];

export function nameSourceOf(source: string | null): string {
  if (source === null) return nameEarned('sources', { kind: 'unknown', name: '' });
  return nameEarned('sources', { kind: source === '' ? 'none' : 'named', name: source });
}

/** Who still waits: `3 wait, the longest 5 h`; empty where nobody does. */
export function describeWaiting({ people, contacted, longestWaitMs }: FirstContact): string {
  if (longestWaitMs === null || people === contacted) return '';
  const waiting = people - contacted;
  return waiting === 1
    ? `One waits, ${sayWait(longestWaitMs)} by now.`
    : `${tellFigure(waiting)} wait, the longest ${sayWait(longestWaitMs)} by now.`;
}
