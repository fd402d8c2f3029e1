import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Interval } from '../../../domain/booking/zone-time.ts';
import type { Log } from '../../logging/log.ts';
import type { Clock } from '../../time/clock.ts';
import type { Store } from '../../store/engine/store.ts';
import { listWithin } from '../../store/leads/bookings.ts';
import { readMarker, setMarker } from '../../store/rebuild/markers.ts';
import type { FetchCalendar } from './fetch-calendar.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 86_400_000;
/** While free times are listed, the calendar is at most so old. */
export const LISTED_MAX_AGE_MS = MINUTE_MS;
/** Whoever books a time has it asked for again, unless somebody just did. */
export const BOOKED_MAX_AGE_MS = 5 * SECOND_MS;
/** A calendar that did not answer is left alone for so long, so that no visitor waits for it each time. */
const PAUSE_MS = 30 * SECOND_MS;
/** What was read is kept in the database for the next start; unchanged, it is written again only after so long. */
const KEPT_AGAIN_MS = 10 * MINUTE_MS;
/** More calls than can be booked in the days asked for. */
const OWN_CALLS_MAX = 5000;
const MARKER = 'busy_times';

const keptSchema = z.object({
  /** The hash of the calendar's address: another one's times say nothing of this one. */
  of: z.string(),
  readAt: z.number(),
  unread: z.number(),
  busy: z.array(z.tuple([z.number(), z.number()])),
});

/** How reading the owner's calendar stands; times are epoch milliseconds. */
export interface BusyStanding {
  /** When it was read last; null while it never was. */
  readonly readAt: number | null;
  /** Events that could not be read. */
  readonly unread: number;
  /** Since when it cannot be read, and why; null while it can. */
  readonly failure: { readonly since: number; readonly reason: string } | null;
}

/** The times at which the owner is busy by their own calendar. */
export interface BusyCalendar {
  /** They are at most `maxAgeMs` old, unless the calendar does not answer: then those that were read last. Never throws. */
  read(maxAgeMs: number): Promise<readonly Interval[]>;
  /** Null where no calendar is set. */
  standing(): BusyStanding | null;
}

export const noBusyCalendar: BusyCalendar = { read: async () => [], standing: () => null };

/** What reading the owner's calendar works with. */
export interface BusyDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly fetchCalendar: FetchCalendar;
  /** The calendar's address. It is kept as a hash only. */
  readonly url: string;
  readonly timeZone: string;
  readonly ownerEmail: string | null;
  /** How far ahead sessions can be booked. */
  readonly daysAhead: number;
}

interface Reading {
  readonly readAt: number;
  readonly unread: number;
  readonly busy: readonly Interval[];
}

const textOf = (busy: readonly Interval[]) => JSON.stringify(busy.map(({ from, until }) => [from, until]));

/** Reads the owner's calendar when its times are asked for, and remembers them in the database. */
export function createBusyCalendar(deps: BusyDeps): BusyCalendar {
  const { store, clock, log, fetchCalendar, timeZone, ownerEmail, daysAhead } = deps;
  const of = createHash('sha256').update(deps.url).digest('hex');
  let last: Reading | null = null;
  let kept: Reading | null = null;
  let failure: BusyStanding['failure'] = null;
  let pausedUntil = 0;
  let underWay: Promise<void> | null = null;
  let remembered: Promise<void> | null = null;

  /** What an earlier process read. */
  async function remember(): Promise<void> {
    const { data } = keptSchema.safeParse(JSON.parse((await readMarker(store.db, MARKER)) ?? 'null'));
    if (data?.of !== of) return;
    kept = { ...data, busy: data.busy.map(([from, until]) => ({ from, until })) };
    last ??= kept;
  }

  async function keep(reading: Reading): Promise<void> {
    const isKnown = kept !== null && textOf(kept.busy) === textOf(reading.busy);
    if (isKnown && kept !== null && reading.readAt - kept.readAt < KEPT_AGAIN_MS) return;
    const { readAt, unread, busy } = reading;
    const value = JSON.stringify({ of, readAt, unread, busy: busy.map(({ from, until }) => [from, until]) });
    await store.write((tx) => setMarker(tx, MARKER, value));
    kept = reading;
  }

  /** Whole days, so that what is kept changes with the day and not with each second. */
  function spanNow(): Interval {
    const today = Math.floor(clock.now() / DAY_MS) * DAY_MS;
    return { from: today - DAY_MS, until: today + (daysAhead + 3) * DAY_MS };
  }

  async function readAgain(): Promise<void> {
    try {
      const span = spanNow();
      const file = await fetchCalendar(span);
      // Its library is large, and needed only where a calendar is set.
      const { readBusyTimes } = await import('./read-busy-times.ts');
      const calls = await listWithin(store.db, { ...span, limit: OWN_CALLS_MAX });
      const own = new Set(calls.map(({ id }) => id));
      const query = { ...span, timeZone, ownerEmail, isOwnCall: (uid: string) => own.has(uid) };
      const reading = { ...(await readBusyTimes(file, query)), readAt: clock.now() };
      if (failure !== null) log.info('The owner’s calendar can be read again');
      last = reading;
      failure = null;
      await keep(reading);
    } catch (error) {
      const reason = reasonOf(error);
      if (failure === null) log.warn({ reason }, 'The owner’s calendar could not be read');
      failure = { since: failure?.since ?? clock.now(), reason };
      pausedUntil = clock.now() + PAUSE_MS;
    }
  }

  return {
    async read(maxAgeMs) {
      remembered ??= remember().catch((error: unknown) =>
        log.warn({ err: error }, 'Kept busy times could not be read'),
      );
      await remembered;
      const isOld = last === null || clock.now() - last.readAt > maxAgeMs;
      if (isOld && (failure === null || clock.now() >= pausedUntil)) {
        underWay ??= readAgain().finally(() => {
          underWay = null;
        });
        await underWay;
      }
      return last?.busy ?? [];
    },
    standing: () => ({ readAt: last?.readAt ?? null, unread: last?.unread ?? 0, failure }),
  };
}

/** Why a calendar could not be read, as the end of "Your calendar could not be read: ...". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'for a reason that it did not give';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'its server did not answer in time';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its server’s name is not known';
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return 'its server refuses the connection';
  return error.message;
}
