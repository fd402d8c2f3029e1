import type { PauseCause } from '../../../contract/owner-destinations.ts';

/** The state of one address that deliveries go to; its row is made when a worker first looks for deliveries there. */
interface DestinationRow {
  /** A hash of the address, so that another address starts anew. */
  id: string;
  /** When it was first looked at, or last resumed: what failed before that begins its retries anew. */
  open_since: number;
  /** Null while deliveries go there. */
  paused_at: number | null;
  /** It said that it wants nothing more (`gone`), it refused our token (`denied`), or nothing has arrived for long (`failing`). */
  pause_cause: PauseCause | null;
  /** Deliveries sent during this pause, one at a time, to test whether the destination accepts them again. */
  probes: number;
  /** When the next of them may go; null where only the owner ends the pause. */
  probe_at: number | null;
  /** The first failure since the last success; null while there is none. */
  failing_since: number | null;
  /** Failures since then. */
  failures: number;
  last_failed_at: number | null;
  last_status: number | null;
  /** In Foyer's own words. */
  last_error: string | null;
}

export interface DestinationTables {
  destinations: DestinationRow;
}
