import type { Clock } from '../time/clock.ts';
import type { Store } from '../store/engine/store.ts';

/** What every use case works with that stores something. */
export interface UseCaseDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** In which days are cut. */
  readonly timeZone: string;
  /** Who gets the alerts, if anybody. */
  readonly ownerEmail: string | null;
}
