import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';
import type { Store } from '../engine/store.ts';

type Tx = Transaction<Database>;
export type OnboardingForm = Database['onboardings']['form'];

export interface Onboarding {
  readonly id: string;
  readonly form: OnboardingForm;
  readonly leadId: string;
  readonly orderId: string | null;
  readonly at: number;
}

export async function insertOnboarding(tx: Tx, { id, form, leadId, orderId, at }: Onboarding): Promise<void> {
  await tx.insertInto('onboardings').values({ id, form, lead_id: leadId, order_id: orderId, created_at: at }).execute();
}

async function findByOrder(db: Kysely<Database>, orderId: string) {
  return db.selectFrom('onboardings').select(['id', 'form']).where('order_id', '=', orderId).executeTakeFirst();
}

/** Whether this order has its onboarding form, within the transaction that would store it. */
export async function isOnboarded(tx: Tx, orderId: string): Promise<boolean> {
  return (await findByOrder(tx, orderId)) !== undefined;
}

/** The onboarding form of an order; null while there is none. */
export async function onboardingOf(
  { db }: Pick<Store, 'db'>,
  orderId: string,
): Promise<{ id: string; form: OnboardingForm } | null> {
  return (await findByOrder(db, orderId)) ?? null;
}

/** The lead that an order's onboarding form is; null while there is none. */
export async function leadOfOnboarding(db: Kysely<Database>, orderId: string): Promise<string | null> {
  const found = db.selectFrom('onboardings').select('lead_id').where('order_id', '=', orderId);
  return (await found.executeTakeFirst())?.lead_id ?? null;
}

/** Deletes these leads' onboarding forms and pictures. Part of erasing a person. */
export async function eraseOnboardings(tx: Tx, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  const erased = tx
    .selectFrom('onboardings')
    .select('id')
    .where('lead_id', 'in', [...leadIds]);
  await tx.deleteFrom('uploads').where('onboarding_id', 'in', erased).execute();
  await tx
    .deleteFrom('onboardings')
    .where('lead_id', 'in', [...leadIds])
    .execute();
}
