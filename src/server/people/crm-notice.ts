import type { Transaction } from 'kysely';
import { isMail, readAddresses, type AddressSettings } from '../outbox/destinations.ts';
import { PERSON_ERASED, queueDelivery } from '../store/outbox/outbox.ts';
import type { PersonRows } from '../store/people/person-rows.ts';
import type { Database } from '../store/schema/schema.ts';
import { newRowId } from '../store/engine/new-row-id.ts';

/** Where something about them was sent, or tried: whoever may hold it should hear that it is to go. Several that share an address are one. */
export function listInformed(
  deliveries: readonly Pick<PersonRows['deliveries'][number], 'kind' | 'destination' | 'attempts'>[],
  settings: AddressSettings,
): readonly string[] {
  const addresses = readAddresses(settings);
  const tried = deliveries.filter((delivery) => !isMail(delivery) && delivery.attempts > 0);
  const byAddress = new Map(
    tried.map(({ destination }) => {
      const known = [...addresses].find(([name]) => name === destination);
      return [known?.[1].id ?? destination, destination];
    }),
  );
  return [...byAddress.values()];
}

/** Tells the CRM that a person is to be erased there too, in the commit that erases them here. */
export async function queueErasureNotices(
  tx: Transaction<Database>,
  destinations: readonly string[],
  { email, at }: { email: string; at: number },
): Promise<void> {
  const payload = JSON.stringify({
    email,
    source: 'Website Privacy Request',
    timestamp: new Date(at).toISOString(),
    formType: 'Person Erased',
  });
  for (const destination of destinations)
    await queueDelivery(tx, { id: newRowId(), kind: PERSON_ERASED, leadId: null, destination, payload, at });
}
