import type { Kysely } from 'kysely';
import { COUNTED_DELIVERIES_MAX, type OwnerDestination } from '../../contract/owner-destinations.ts';
import { countDeliveries, findDestination, type DestinationRecord } from '../store/outbox/destinations.ts';
import type { Database } from '../store/schema/schema.ts';
import { findAddresses, isMail, type Address, type AddressSettings } from '../outbox/destinations.ts';

function asTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

function presentPause(row: DestinationRecord): OwnerDestination['pause'] {
  const { pause_cause: cause, paused_at: pausedAt, probe_at: probeAt } = row;
  if (cause === null || pausedAt === null) return null;
  return { cause, since: new Date(pausedAt).toISOString(), nextProbeAt: asTime(probeAt) };
}

async function presentAddress(db: Kysely<Database>, { id, url, destinations }: Address): Promise<OwnerDestination> {
  const [row, { waiting, dead }] = await Promise.all([
    findDestination(db, id),
    countDeliveries(db, destinations, { limit: COUNTED_DELIVERIES_MAX }),
  ]);
  return {
    id,
    channel: destinations.some((destination) => isMail({ destination })) ? 'mail' : 'crm',
    host: new URL(url).host,
    pause: row && presentPause(row),
    failingSince: row && asTime(row.failing_since),
    lastError: row && row.last_error,
    waiting,
    dead,
  };
}

/** Every address that is set, as the owner sees it. */
export async function presentDestinations(db: Kysely<Database>, config: AddressSettings): Promise<OwnerDestination[]> {
  return Promise.all((await findAddresses(db, config)).map((address) => presentAddress(db, address)));
}
