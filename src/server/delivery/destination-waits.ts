import type { Kysely } from 'kysely';
import type { Delivery } from '../../contract/owner.ts';
import { findDestinations } from '../store/outbox/destinations.ts';
import type { Database } from '../store/schema/schema.ts';
import { byDestination, findAddresses, pushAddress, type AddressSettings } from '../outbox/destinations.ts';

/** What a delivery waits for that waits. */
export type DestinationWait = NonNullable<Delivery['waitsFor']>;
/** The same for everything that goes to a destination. */
export type DestinationWaits = (destination: string) => DestinationWait;

/** As the destinations stand now. */
export async function readWaits(db: Kysely<Database>, config: AddressSettings): Promise<DestinationWaits> {
  const all = await findAddresses(db, config);
  const addresses = byDestination([...all, pushAddress]);
  const known = await findDestinations(
    db,
    all.map(({ id }) => id),
  );
  const paused = new Set(known.filter(({ pause_cause }) => pause_cause !== null).map(({ id }) => id));
  return (destination) => {
    const address = addresses.get(destination);
    if (address === undefined) return 'address';
    return paused.has(address.id) ? 'resume' : 'time';
  };
}
