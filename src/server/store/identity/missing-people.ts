import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Store } from '../engine/store.ts';
import type { Database } from '../schema/schema.ts';
import { joinPeople } from './join-people.ts';
import { leadItem, moneyItem, nearMissItem, type PersonItem } from '../people/person-item.ts';

type Db = Kysely<Database>;

/** What is joined in one commit; the writes of visitors go in between. */
const STEP_ROWS = 500;

function fieldsIn(json: string): Readonly<Record<string, unknown>> {
  const fields: unknown = JSON.parse(json);
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}

/** The first things after an id that are nobody's yet. */
type MissingPage = (db: Db, after: string) => Promise<PersonItem[]>;

const missingLeads: MissingPage = async (db, after) => {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('person_items', 'person_items.id', 'leads.id')
    .select([
      'leads.id',
      'leads.kind',
      'leads.name',
      'leads.email',
      'leads.fields',
      'leads.session_id',
      'leads.created_at',
    ])
    .where('person_items.id', 'is', null)
    .where('leads.erased_at', 'is', null)
    .where('leads.id', '>', after)
    .orderBy('leads.id')
    .limit(STEP_ROWS)
    .execute();
  return rows.map(({ fields, session_id: sessionId, created_at: at, ...lead }) =>
    leadItem({ ...lead, fields: fieldsIn(fields), sessionId, at }),
  );
};

const missingNearMisses: MissingPage = async (db, after) => {
  const rows = await db
    .selectFrom('near_misses')
    .leftJoin('person_items', 'person_items.id', 'near_misses.id')
    .selectAll('near_misses')
    .where('person_items.id', 'is', null)
    .where('near_misses.id', '>', after)
    .orderBy('near_misses.id')
    .limit(STEP_ROWS)
    .execute();
  return rows.map(({ id, name, email, fields, target_market: market, session_id: sessionId, last_at: at }) =>
    nearMissItem({ id, name, email, fields: fieldsIn(fields), market, sessionId, at }),
  );
};

const missingOrders: MissingPage = async (db, after) => {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('person_items', 'person_items.id', 'orders.id')
    .select([
      'orders.id',
      'orders.name',
      'orders.email',
      'orders.session_id',
      'orders.created_at',
      'orders.product_name',
    ])
    .where('person_items.id', 'is', null)
    .where('orders.email', '!=', '')
    .where('orders.id', '>', after)
    .orderBy('orders.id')
    .limit(STEP_ROWS)
    .execute();
  return rows.map(({ id, name, email, session_id: sessionId, created_at: at, product_name: product }) =>
    moneyItem({ id, type: 'order', name, email, sessionId, at, words: [product, id] }),
  );
};

const missingSales: MissingPage = async (db, after) => {
  const rows = await db
    .selectFrom('sales')
    .leftJoin('person_items', 'person_items.id', 'sales.id')
    .selectAll('sales')
    .where('person_items.id', 'is', null)
    .where('sales.paid_cents', '>', 0)
    .where('sales.customer_email', '!=', '')
    .where('sales.id', '>', after)
    .orderBy('sales.id')
    .limit(STEP_ROWS)
    .execute();
  return rows.map((sale) => {
    const { id, customer_name: name, customer_email: email, session_id: sessionId, sold_at: at } = sale;
    const words = [sale.product_name, sale.order_id ?? sale.provider_ref];
    return moneyItem({ id, type: 'sale', name: name ?? '', email: email ?? '', sessionId, at, words });
  });
};

/**
 * Joins what is nobody's yet: what was left before there were people, and what was brought in past Foyer. In steps that let others have their turn; one
 * that was interrupted goes on where it stood. Gives how many there were.
 */
export async function joinMissing({ db, write }: Store): Promise<number> {
  let done = 0;
  for (const read of [missingLeads, missingNearMisses, missingOrders, missingSales])
    for (let after = ''; ;) {
      const items = await read(db, after);
      const last = items.at(-1);
      if (last === undefined) break;
      await write((tx) => joinPeople(tx, items));
      done += items.length;
      after = last.id;
      await setImmediate();
    }
  return done;
}
