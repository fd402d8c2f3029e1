import { setImmediate } from 'node:timers/promises';
import { dropPart, dropViews, readOldViews } from '../store/retention/old-page-views.ts';
import type { DropStep } from '../store/retention/old-rows.ts';
import { keepMonthsReady, listParts } from '../store/retention/page-view-parts.ts';
import type { Store } from '../store/engine/store.ts';
import { addToFiles, copyPart } from './page-view-files.ts';

interface Sweep {
  readonly store: Store;
  readonly now: number;
  /** What is older than this goes; null where nothing does. */
  readonly before: number | null;
  readonly timeZone: string;
  /** The folder that keeps a copy; null where none is kept. */
  readonly files: string | null;
  isClosing(): boolean;
}

/** Drops old page views of a table in steps, between which others write. */
async function dropInSteps(table: string, sweep: Sweep & { readonly before: number }): Promise<void> {
  const { store, files, isClosing, ...span } = sweep;
  for (let after: number | null = 0; after !== null && !isClosing(); await setImmediate()) {
    const step: DropStep = { ...span, after };
    const { old, next } = await readOldViews(store.db, table, step);
    if (old.length > 0) {
      // First the copy: a kill in between leaves rows that stand in the file as well, and never one that stands nowhere.
      if (files !== null) await addToFiles(files, old);
      await store.write((tx) => dropViews(tx, table, old, span.timeZone));
    }
    after = next;
  }
}

/** Drops page views from before a moment: on PostgreSQL whole months, and in steps what is in none. */
async function dropOld(sweep: Sweep & { readonly before: number }): Promise<void> {
  const { upkeep } = sweep.store;
  if (upkeep === null) {
    await dropInSteps('page_views', sweep);
    return;
  }
  for (const part of await listParts(upkeep)) {
    if (sweep.isClosing()) return;
    if (part.until !== null && part.until <= sweep.before) {
      const copy = sweep.files === null ? null : copyPart(sweep.files, part.table);
      try {
        await dropPart(upkeep, part, sweep.timeZone, copy);
      } finally {
        await copy?.abandon();
      }
    } else if (!part.isMonth) await dropInSteps(part.table, sweep);
  }
}

/** Makes the coming months of page views, and drops those that are older than they are kept. */
export async function sweepPageViews(sweep: Sweep): Promise<void> {
  await keepMonthsReady(sweep.store, sweep.now);
  if (sweep.before !== null) await dropOld({ ...sweep, before: sweep.before });
}
