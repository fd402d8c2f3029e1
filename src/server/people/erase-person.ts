import { erasePersonRows, readAgain } from '../store/erasure/erase-rows.ts';
import { isKnown, readPersonRows } from '../store/erasure/person-rows.ts';
import { eventChannel } from '../store/outbox/event-channel.ts';
import type { Store } from '../store/engine/store.ts';
import { findAddresses, type AddressSettings } from '../outbox/destinations.ts';
import { listInformed, queueErasureNotices } from './crm-notice.ts';
import { countPersonRows, isNothing, type PersonCounts } from './describe-person.ts';

export interface Erased {
  /** Of everything that was found, how many. */
  readonly found: PersonCounts;
  /** Sessions that had not begun yet: their times are free again. */
  readonly comingBookings: number;
  /** Messages that had not gone out yet, and now never will. */
  readonly unsentMessages: number;
  /** Messages that tell the CRM. */
  readonly crmNotices: number;
}

function add(one: PersonCounts, other: PersonCounts): PersonCounts {
  return Object.fromEntries(Object.entries(other).map(([name, count]) => [name, count + (one[name] ?? 0)]));
}

/** Somebody who keeps sending forms does not keep the command from its end. */
const MOST_LOOKS = 10;

/**
 * Erases whoever has this address, while Foyer runs or not, and tells the CRM where something of theirs may have reached it; what comes in meanwhile
 * is found by another look.
 */
export async function erasePerson(
  store: Store,
  settings: AddressSettings,
  email: string,
  now: number,
): Promise<Erased> {
  let erased: Erased = { found: {}, comingBookings: 0, unsentMessages: 0, crmNotices: 0 };
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const rows = await readPersonRows(store.db, email);
    const found = countPersonRows(rows);
    erased = {
      ...erased,
      found: add(erased.found, found),
      comingBookings:
        erased.comingBookings +
        rows.bookings.filter(({ status, starts_at }) => status === 'booked' && starts_at > now).length,
      unsentMessages: erased.unsentMessages + rows.deliveries.filter(({ status }) => status !== 'delivered').length,
    };
    if (isNothing(found)) return erased;
    const crmNotices = await store.write(async (tx) => {
      const informed = listInformed(await readAgain(tx, rows.deliveries), await findAddresses(tx, settings));
      await erasePersonRows(tx, rows, now);
      const personId = rows.people[0]?.id ?? null;
      // Somebody who is still known by another address keeps their contact: then only whoever has this address is meant.
      const isGone = personId !== null && !(await isKnown(tx, personId));
      const contacts = new Map<string, string>(
        rows.highLevelIds
          .filter(({ kind, subject }) => isGone && kind === 'contact' && subject === personId)
          .map(({ destination_id, remote_id }) => [eventChannel(destination_id), remote_id] as const),
      );
      const contactOf = (channel: string) => contacts.get(channel);
      await queueErasureNotices(tx, informed, { email, personId, contactOf, at: now });
      return informed.length;
    });
    erased = { ...erased, crmNotices: erased.crmNotices + crmNotices };
  }
  return erased;
}
