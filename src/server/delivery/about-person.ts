import type { Kysely } from 'kysely';
import type { AboutPerson } from '../../contract/owner.ts';
import { findPeopleOf } from '../store/people/people-of-things.ts';
import type { Database } from '../store/schema/schema.ts';

type AboutThing = Pick<Database['deliveries'], 'lead_id' | 'order_id'>;

const thingOf = ({ lead_id: leadId, order_id: orderId }: AboutThing) => leadId ?? orderId;

/** Says whom each of these deliveries is about: who left the lead or began the order that it tells of. */
export async function readAbout(
  db: Kysely<Database>,
  deliveries: readonly AboutThing[],
): Promise<(delivery: AboutThing) => AboutPerson | null> {
  const people = await findPeopleOf(db, [...new Set(deliveries.flatMap((delivery) => thingOf(delivery) ?? []))]);
  return (delivery) => people.get(thingOf(delivery) ?? '') ?? null;
}
