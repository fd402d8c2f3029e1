import type { Transaction } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import { byDestination, channelOf, type Address } from '../outbox/destinations.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import { PERSON_ERASED, queueDelivery } from '../store/outbox/outbox.ts';
import type { PersonRows } from '../store/erasure/person-rows.ts';
import type { Database } from '../store/schema/schema.ts';
import { isEventChannel } from '../store/outbox/event-channel.ts';

/** Where something about them was sent, or tried: whoever may hold it should hear that it is to go. Several that share an address are one. */
export function listInformed(
  deliveries: readonly Pick<PersonRows['deliveries'][number], 'kind' | 'destination' | 'attempts'>[],
  all: readonly Address[],
): readonly string[] {
  const addresses = byDestination(all);
  const tried = deliveries.filter((delivery) => channelOf(delivery) === 'crm' && delivery.attempts > 0);
  const byAddress = new Map(
    tried.map(({ destination }) => {
      const address = addresses.get(destination)?.id ?? destination;
      // The event stream is told in its own words, whoever else listens at the same address.
      return [`${isEventChannel(destination)} ${address}`, destination];
    }),
  );
  return [...byAddress.values()];
}

interface Erasure {
  readonly email: string;
  /** Null where nobody is known by the address any more. */
  readonly personId: string | null;
  /** As which contact a channel's HighLevel knows them; undefined where it is none of theirs, or is to be found by the address. */
  readonly contactOf: (channel: string) => string | undefined;
  readonly at: number;
}

function asEvent({ email, personId, contactOf, at }: Erasure, destination: string) {
  const type: EventType = 'person.erased';
  const person = { id: personId, name: null, email, phone: null };
  const data = { person, touches: { first: null, last: null } };
  const contactId = contactOf(destination);
  const payload = { type, timestamp: new Date(at).toISOString(), data, ...(contactId !== undefined && { contactId }) };
  return { kind: type, payload };
}

function asForm({ email, at }: Erasure) {
  const timestamp = new Date(at).toISOString();
  return {
    kind: PERSON_ERASED,
    payload: { email, source: 'Website Privacy Request', timestamp, formType: 'Person Erased' },
  };
}

/** Tells the CRM that a person is to be erased there too, in the commit that erases them here; a destination's choice of events does not count. */
export async function queueErasureNotices(
  tx: Transaction<Database>,
  destinations: readonly string[],
  erasure: Erasure,
): Promise<void> {
  for (const destination of destinations) {
    const { kind, payload } = isEventChannel(destination) ? asEvent(erasure, destination) : asForm(erasure);
    await queueDelivery(tx, {
      id: newRowId(),
      kind,
      leadId: null,
      destination,
      payload: JSON.stringify(payload),
      at: erasure.at,
    });
  }
}
