import type { Store } from '../engine/store.ts';
import { readMarker, setMarker } from './markers.ts';

/**
 * The zone in which the days of the stored figures are cut, where it is another than `timeZone`; null where they agree. A database that has
 * no zone yet takes this one.
 */
export async function findOtherZone(store: Store, timeZone: string): Promise<string | null> {
  const remembered = await readMarker(store.db, 'figures_time_zone');
  if (remembered === null) await store.write((tx) => setMarker(tx, 'figures_time_zone', timeZone));
  return remembered === null || remembered === timeZone ? null : remembered;
}
