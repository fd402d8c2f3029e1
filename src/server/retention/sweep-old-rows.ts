import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/engine/store.ts';
import {
  dropAttempts,
  dropCrmEvents,
  dropAudit,
  dropEvents,
  dropNearMisses,
  dropOldForms,
  dropSetAside,
  type DropStep,
} from '../store/retention/old-rows.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Clock } from '../time/clock.ts';
import { HOUR_MS, sweepEvery, type Sweeper } from '../time/sweep.ts';
import { sweepPageViews } from './sweep-page-views.ts';

const DAY_MS = 24 * HOUR_MS;

type Drop = (tx: Transaction<Database>, step: DropStep) => Promise<number | null>;

/** Drops what is older than the settings keep it, in steps between which others write. */
export function sweepOldRows(
  { retention, siteTimeZone }: Pick<Config, 'retention' | 'siteTimeZone'>,
  { store, clock, log }: { store: Store; clock: Clock; log: Pick<Log, 'warn'> },
): Sweeper {
  const kept: readonly (readonly [number | null, Drop])[] = [
    [retention.pageViewDays, dropEvents],
    [retention.pageViewDays, dropOldForms],
    [retention.nearMissDays, dropNearMisses],
    [retention.attemptDays, dropAttempts],
    [retention.setAsideDays, dropSetAside],
    [retention.eventDays, dropCrmEvents],
    [retention.auditDays, dropAudit],
  ];
  const work = async (isClosing: () => boolean) => {
    const { pageViewDays, pageViewFiles: files } = retention;
    const startedAt = clock.now();
    const before = pageViewDays === null ? null : startedAt - pageViewDays * DAY_MS;
    await sweepPageViews({ store, now: startedAt, before, timeZone: siteTimeZone, files, isClosing });
    for (const [days, drop] of kept) {
      if (days === null) continue;
      const now = clock.now();
      const span = { before: now - days * DAY_MS, now, timeZone: siteTimeZone };
      for (let after: number | null = 0; after !== null && !isClosing(); await setImmediate()) {
        const step: DropStep = { ...span, after };
        after = await store.write((tx) => drop(tx, step));
      }
    }
  };
  return sweepEvery({ name: 'old-rows', everyMs: HOUR_MS, work, failure: 'Old rows could not be dropped' }, log);
}
