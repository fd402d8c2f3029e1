import { readPersonRows, type PersonRows } from '../../src/server/store/erasure/person-rows.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { saveRemoteId } from '../../src/server/store/outbox/highlevel-ids.ts';
import { apiPaths } from '../../src/contract/paths.ts';
import { TRAP_FIELD } from '../../src/domain/spam/form-check.ts';
import type { TestEngine } from '../databases/engines.ts';
import { openStream } from '../server/event-stream.ts';
import { openTestApp } from '../server/test-app.ts';
import { exampleForms } from './forms.ts';
import { ada, grace, inWordsOf, liveThroughAll, post, type Visitor } from './one-visitor.ts';

/** When the owner, the desk, the CRM and Stripe keep what they do; in epoch milliseconds. */
export const NOW = Date.UTC(2026, 10, 21, 12);

export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** What the ids of a visitor's rows here end with. */
const keyOf = ({ sessionId }: Visitor) => sessionId.slice(-4);

/** A subscription to the course whose first month was paid, by an invoice. */
async function subscribe({ write }: Store, visitor: Visitor): Promise<void> {
  const { sessionId, email } = visitor;
  const key = keyOf(visitor);
  const invoice = `in_${key}`;
  const sale = { product_name: 'Course', product_type: 'course', status: 'completed', amount_cents: 4_900 } as const;
  const money = { paid_cents: 4_900, refunded_cents: 0, lost_cents: 0, test: 0, filtered: 0 };
  await write(async (tx) => {
    await tx
      .insertInto('subscriptions')
      .values({ id: `sub_${key}`, plan: 'monthly', session_id: sessionId, created_at: NOW })
      .execute();
    await tx
      .insertInto('subscription_invoices')
      .values({ id: invoice, subscription_id: `sub_${key}`, intent_id: null, created_at: NOW })
      .execute();
    await tx
      .insertInto('sales')
      .values({
        ...sale,
        ...money,
        id: `sale ${key}`,
        order_id: null,
        provider_ref: invoice,
        customer_name: null,
        customer_email: email,
        session_id: sessionId,
        sold_at: NOW,
        changed_at: NOW,
      })
      .execute();
  });
}

/** What the owner, the desk, the CRM and Stripe keep of somebody who has lived through all (`one-visitor.ts`), all at `NOW`. */
export async function keepMore(store: Store, visitor: Visitor): Promise<void> {
  await subscribe(store, visitor);
  const { email } = visitor;
  const rows = await readPersonRows(store.db, email);
  const person = rows.people[0]?.id ?? '';
  const key = keyOf(visitor);
  const member = `member ${key}`;
  const secret = { p256dh: 'a key', auth: 'a secret', endpoint: `https://push.example/${key}` };
  const looked = (subject: string, index: number) =>
    ({ id: `look ${key} ${index}`, at: NOW, member_id: null, deed: 'saw', what: 'a person', subject }) as const;
  await store.write(async (tx) => {
    await tx
      .insertInto('person_events')
      .values({
        id: `note ${key}`,
        person_id: person,
        at: NOW,
        who: 'owner',
        member_id: null,
        kind: 'note',
        data: '{"text":"Asked for noon"}',
        change_id: null,
      })
      .execute();
    await tx.insertInto('person_tags').values({ person_id: person, tag: 'Hot' }).execute();
    await tx
      .insertInto('desk_members')
      .values({ id: member, name: 'A helper', email, role: 'helper', created_at: NOW, password_hash: 'a hash' })
      .execute();
    await tx
      .insertInto('push_devices')
      .values({
        ...secret,
        id: `device ${key}`,
        member_id: member,
        browser: 'Firefox',
        made_at: NOW,
        password_key: 'a key',
        session_hash: 'a hash',
      })
      .execute();
    await tx
      .insertInto('owner_sessions')
      .values({
        token_hash: `session ${key}`,
        password_key: 'a key',
        browser: 'Firefox',
        created_at: NOW,
        last_seen_at: NOW,
        member_id: member,
      })
      .execute();
    await tx
      .insertInto('second_steps')
      .values({ holder: member, secret: 'a secret', made_at: NOW, confirmed_at: NOW, last_step: 0 })
      .execute();
    await tx
      .insertInto('recovery_codes')
      .values({ holder: member, code_hash: `code ${key}`, made_at: NOW })
      .execute();
    const subjects = [person, ...idsOf(rows.bookings), ...idsOf(rows.pictures)];
    await tx.insertInto('desk_audit').values(subjects.map(looked)).execute();
    await tx
      .insertInto('desk_audit')
      .values({ id: `deed ${key}`, at: NOW, member_id: member, deed: 'exported', what: 'the orders', subject: null })
      .execute();
    const attempt = { number: 1, started_at: NOW, ended_at: NOW, status: 500, error: null };
    await tx
      .insertInto('delivery_attempts')
      .values(rows.deliveries.map(({ id, bucket }) => ({ ...attempt, delivery_id: id, bucket })))
      .execute();
    await tx
      .insertInto('payment_events')
      .values({
        provider: 'stripe',
        event_id: `evt_${key}`,
        type: 'invoice.paid',
        created_at: NOW,
        named_order_id: null,
        intent_id: null,
        order_id: null,
        facts: '[]',
        raw: JSON.stringify({ customer_email: email }),
        received_at: NOW,
        applied_at: NOW,
      })
      .execute();
    const subjectsThere = [person, ...idsOf(rows.leads), ...idsOf(rows.orders), ...idsOf(rows.bookings)];
    for (const subject of [...subjectsThere, ...idsOf(rows.sales)])
      await saveRemoteId(tx, { destinationId: 'highlevel', kind: 'contact', subject }, `there ${subject}`, NOW);
  });
}

/** Ada and Grace, who both did everything that can be done here. */
export async function openBoth(engine: TestEngine) {
  const store = await engine.openStore();
  const { app } = await openTestApp({ OWNER_EMAIL: 'owner@example.org', PAYMENTS: 'test' }, { store });
  await openStream(store);
  await liveThroughAll(app);
  await liveThroughAll(app, grace);
  for (const visitor of [ada, grace])
    await post(app, apiPaths.waitlist, { ...inWordsOf(visitor, exampleForms.waitlist), [TRAP_FIELD]: 'set aside' });
  await keepMore(store, ada);
  await keepMore(store, grace);
  await app.close();
  const [adas, graces] = [await readPersonRows(store.db, ada.email), await readPersonRows(store.db, grace.email)];
  return { store, adas, graces };
}

/** The ids of all that is somebody's, but for their visit's. */
export function marksOf(rows: PersonRows): readonly string[] {
  const { leads, nearMisses, setAside, bookings, orders, sales, onboardings, pictures, deliveries, people, members } =
    rows;
  const things = [leads, nearMisses, setAside, bookings, orders, sales, onboardings, pictures, deliveries, people];
  return [...things, members].flatMap(idsOf);
}

/** The rows in which one of these marks stands, in any letters. */
export const thatBear = (rows: readonly string[], marks: readonly string[]) =>
  rows.filter((row) => marks.some((mark) => row.toLowerCase().includes(mark.toLowerCase())));
