import type { Clock } from '../time/clock.ts';
import type { Store } from '../store/engine/store.ts';

/** What every form's use case works with. */
export interface LeadDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** In which days are cut. */
  readonly timeZone: string;
  /** Who is told of it, if anybody. */
  readonly ownerEmail: string | null;
}
