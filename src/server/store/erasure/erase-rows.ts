import type { Transaction } from 'kysely';
import { eraseOnboardings } from '../leads/onboarding.ts';
import { deleteSetAside } from '../leads/set-aside.ts';
import type { Database } from '../schema/schema.ts';
import type { PersonRows } from './person-rows.ts';
import { dropRemoteIds } from '../outbox/highlevel-ids.ts';
import { dropPersonItems } from '../people/refold-person.ts';

type Tx = Transaction<Database>;

const VALUES_MAX = 500;
/** What stands in the place of a provider's own words. */
const ERASED_EVENT = '{"erased":true}';

async function forEachPiece(ids: readonly string[], run: (piece: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += VALUES_MAX) await run(ids.slice(from, from + VALUES_MAX));
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** These messages as they stand in this transaction: a worker may have sent one since it was read. */
export async function readAgain(
  tx: Tx,
  deliveries: PersonRows['deliveries'],
): Promise<Pick<PersonRows['deliveries'][number], 'kind' | 'destination' | 'attempts'>[]> {
  const rows: Awaited<ReturnType<typeof readAgain>> = [];
  await forEachPiece(idsOf(deliveries), async (ids) => {
    rows.push(
      ...(await tx
        .selectFrom('deliveries')
        .select(['kind', 'destination', 'attempts'])
        .where('id', 'in', ids)
        .execute()),
    );
  });
  return rows;
}

/** What the owner wrote of somebody who is known by another address too goes as well: it may name who was erased. */
async function forgetNotes(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('person_events').where('person_id', '=', personId).execute();
  await tx.deleteFrom('person_tags').where('person_id', '=', personId).execute();
}

/**
 * Takes a person out of the database. What nobody needs any more goes: near misses, bookings, onboarding forms with their pictures, every message
 * with its attempts, what the owner noted, and that they could sign in. What the figures and the books are made of stays without the person: that a lead came on a day and from where, and of an order
 * its product, its money and its dates.
 */
export async function erasePersonRows(tx: Tx, rows: PersonRows, at: number): Promise<void> {
  const leadIds = idsOf(rows.leads);
  await forEachPiece(leadIds, (ids) => eraseOnboardings(tx, ids));
  await forEachPiece(idsOf(rows.nearMisses), (ids) => tx.deleteFrom('near_misses').where('id', 'in', ids).execute());
  await forEachPiece(idsOf(rows.setAside), (ids) => deleteSetAside(tx, ids));
  await forEachPiece(idsOf(rows.bookings), (ids) => tx.deleteFrom('bookings').where('id', 'in', ids).execute());
  await forEachPiece(idsOf(rows.deliveries), async (ids) => {
    await tx.deleteFrom('delivery_attempts').where('delivery_id', 'in', ids).execute();
    await tx.deleteFrom('deliveries').where('id', 'in', ids).execute();
  });
  await dropRemoteIds(tx, [...new Set(rows.highLevelIds.map(({ subject }) => subject))]);
  for (const { seq } of rows.events) await tx.deleteFrom('crm_events').where('seq', '=', seq).execute();
  const nothing = { answers: null, scores: null, recommendation: null, answered_at: null, session_id: null };
  await forEachPiece(leadIds, (ids) =>
    tx
      .updateTable('leads')
      .set({ ...nothing, name: '', email: '', fields: '{}', erased_at: at })
      .where('id', 'in', ids)
      .execute(),
  );
  const noBuyer = { name: '', email: '', intent_name: '', intent_email: '', session_id: null };
  await forEachPiece(idsOf(rows.orders), (ids) =>
    tx.updateTable('orders').set(noBuyer).where('id', 'in', ids).execute(),
  );
  const noCustomer = { customer_name: null, customer_email: null, session_id: null };
  await forEachPiece(idsOf(rows.sales), (ids) =>
    tx.updateTable('sales').set(noCustomer).where('id', 'in', ids).execute(),
  );
  // Through its invoice a subscription would still tie the sale to its visit.
  const invoiceIds = rows.sales.map(({ provider_ref: invoiceId }) => invoiceId);
  await forEachPiece(invoiceIds, (ids) =>
    tx
      .updateTable('subscriptions')
      .set({ session_id: null })
      .where('id', 'in', (row) =>
        row
          .selectFrom('subscription_invoices')
          .select('subscription_id')
          .where('id', 'in', ids)
          .where('subscription_id', 'is not', null)
          .$narrowType<{ subscription_id: string }>(),
      )
      .execute(),
  );
  await forEachPiece([...leadIds, ...idsOf(rows.sales)], (ids) =>
    tx.updateTable('attributions').set({ person: null }).where('id', 'in', ids).execute(),
  );
  await dropPersonItems(tx, [...leadIds, ...idsOf(rows.nearMisses), ...idsOf(rows.orders), ...idsOf(rows.sales)]);
  for (const { id } of rows.people) await forgetNotes(tx, id);
  // Who looked at whom stays without whom.
  await forEachPiece([...idsOf(rows.people), ...idsOf(rows.bookings), ...idsOf(rows.pictures)], (ids) =>
    tx.updateTable('desk_audit').set({ subject: null }).where('subject', 'in', ids).execute(),
  );
  await forEachPiece(idsOf(rows.members), async (ids) => {
    await tx.deleteFrom('owner_sessions').where('member_id', 'in', ids).execute();
    await tx.deleteFrom('push_devices').where('member_id', 'in', ids).execute();
    await tx.deleteFrom('recovery_codes').where('holder', 'in', ids).execute();
    await tx.deleteFrom('second_steps').where('holder', 'in', ids).execute();
    await tx.deleteFrom('desk_members').where('id', 'in', ids).execute();
  });
  for (const { provider, event_id: id } of rows.paymentEvents)
    await tx
      .updateTable('payment_events')
      .set({ raw: ERASED_EVENT })
      .where('provider', '=', provider)
      .where('event_id', '=', id)
      .execute();
}
