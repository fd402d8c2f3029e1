import type { Kysely } from 'kysely';
import {
  FIRST_CONTACT_DAYS,
  FIRST_CONTACT_PEOPLE_MAX,
  contactBarMinutes,
  type ContactTimes,
  type FirstContact,
} from '../../contract/first-contact.ts';
import type { PersonStatus } from '../../contract/people.ts';
import { listCalled, listHeld, listNewcomers, listStatusChanges } from '../store/people/first-contact.ts';
import type { Database } from '../store/schema/schema.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SOURCES_MAX = 12;

interface Newcomer {
  readonly source: string | null;
  readonly waitedMs: number | null;
}

/** When somebody's status first said that they were contacted, by its changes in order: whoever is set back to new has not been. */
function statusSaidAt(changes: readonly { at: number; to: PersonStatus }[]): number | null {
  let first: number | null = null;
  for (const { at, to } of changes) first = to === 'new' ? null : (first ?? at);
  return first;
}

function median(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const waitsOf = (people: readonly Newcomer[]) =>
  people.flatMap(({ waitedMs }) => (waitedMs === null ? [] : [waitedMs]));

function timesOf(people: readonly Newcomer[]): ContactTimes {
  const waits = waitsOf(people).toSorted((a, b) => a - b);
  return { people: people.length, contacted: waits.length, medianMs: median(waits), worstMs: waits.at(-1) ?? null };
}

function barsOf(waits: readonly number[]): number[] {
  const ends = [...contactBarMinutes.map((minutes) => minutes * MINUTE_MS), Infinity];
  return ends.map((end, at) => waits.filter((ms) => ms <= end && ms > (ends[at - 1] ?? -1)).length);
}

/** How soon those who came lately heard from the owner, in all and by where they came from. */
export async function readFirstContact(db: Kysely<Database>, now: number): Promise<FirstContact> {
  const since = now - FIRST_CONTACT_DAYS * DAY_MS;
  const rows = await listNewcomers(db, since, FIRST_CONTACT_PEOPLE_MAX);
  const changes = Map.groupBy(await listStatusChanges(db, since), ({ personId }) => personId);
  const calls = Map.groupBy(
    [...(await listCalled(db, since)), ...(await listHeld(db, { since, now }))],
    ({ personId }) => personId,
  );
  const people = rows.map(({ id, source, firstAt, status }) => {
    const saidAt = status === 'new' ? null : statusSaidAt(changes.get(id) ?? []);
    const contacts = [...(saidAt === null ? [] : [saidAt]), ...(calls.get(id) ?? []).map(({ at }) => at)];
    const waitedMs = contacts.length === 0 ? null : Math.max(0, Math.min(...contacts) - firstAt);
    return { source, firstAt, waitedMs, isWaiting: status === 'new' && waitedMs === null };
  });
  const waiting = people.filter(({ isWaiting }) => isWaiting).map(({ firstAt }) => now - firstAt);
  const sources = [...Map.groupBy(people, ({ source }) => source)].map(([source, of]) => ({ source, ...timesOf(of) }));
  return {
    ...timesOf(people),
    longestWaitMs: waiting.length === 0 ? null : waiting.reduce((longest, ms) => Math.max(longest, ms)),
    bars: barsOf(waitsOf(people)),
    sources: sources.toSorted((a, b) => b.people - a.people).slice(0, SOURCES_MAX),
  };
}
