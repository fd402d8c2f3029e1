import type { Kysely } from 'kysely';
import { COUNTED_DELIVERIES_MAX } from '../../../contract/owner-destinations.ts';
import { TODAY_LINES_MAX, type TodayDelivery, type TodayPause } from '../../../contract/today.ts';
import { readAbout } from '../../delivery/about-person.ts';
import { presentDestinations } from '../../delivery/present-destinations.ts';
import { channelOf, listAddresses, type AddressSettings } from '../../outbox/destinations.ts';
import { listFailing, listGivenUp } from '../../store/desk/today-deliveries.ts';
import { findDestinations } from '../../store/outbox/destinations.ts';
import type { Database } from '../../store/schema/schema.ts';
import { asTime, ready, type ReadyBlock } from './today-block.ts';

type Db = Kysely<Database>;
type Row = Awaited<ReturnType<typeof listGivenUp>>['deliveries'][number];

function lineOf(row: Row, about: TodayDelivery['about']): TodayDelivery {
  const given = row.attempts === 0 ? 'held' : 'dead';
  return {
    id: row.id,
    kind: row.kind,
    channel: channelOf(row),
    trouble: row.status === 'dead' ? given : 'failing',
    lastError: row.last_error,
    about,
    createdAt: asTime(row.created_at),
  };
}

/** Deliveries that are stuck: given up, held back, or failing over and over. What waits for a pause or an address is not among them. */
export async function readStuck(db: Db, config: AddressSettings): Promise<ReadyBlock<TodayDelivery>> {
  const addresses = listAddresses(config);
  const known = await findDestinations(
    db,
    addresses.map(({ id }) => id),
  );
  const paused = new Set(known.filter(({ pause_cause }) => pause_cause !== null).map(({ id }) => id));
  const destinations = addresses.filter(({ id }) => !paused.has(id)).flatMap((address) => address.destinations);
  const most = COUNTED_DELIVERIES_MAX;
  const dead = await listGivenUp(db, { limit: TODAY_LINES_MAX, most });
  const failing = await listFailing(db, { destinations, limit: TODAY_LINES_MAX, most });
  const rows = [...dead.deliveries, ...failing.deliveries].slice(0, TODAY_LINES_MAX);
  const about = await readAbout(db, rows);
  return ready(
    dead.total + failing.total,
    rows.map((row) => lineOf(row, about(row))),
  );
}

/** Addresses that get nothing at present. */
export async function readPauses(db: Db, config: AddressSettings): Promise<ReadyBlock<TodayPause>> {
  const lines = (await presentDestinations(db, config)).flatMap(({ id, channel, host, pause, waiting }) =>
    pause === null ? [] : [{ id, channel, host, since: pause.since, waiting }],
  );
  return ready(lines.length, lines);
}
