import { array, assert, asyncProperty, boolean, infiniteStream, nat, type Stream } from 'fast-check';
import { expect, test } from 'vitest';
import { orderMovements } from '../../../domain/orders/movements.ts';
import { readFacts } from '../read-facts.ts';
import { findEarnedDifferences } from '../../store/rebuild/check-earned.ts';
import type { Store } from '../../store/engine/store.ts';
import { readBooks } from '../../../../test-support/data/books.ts';
import { forEachEngine, type TestEngine } from '../../../../test-support/databases/engines.ts';
import { happen, happening } from '../../../../test-support/money-world/happenings.ts';
import { referenceBooks } from '../../../../test-support/money-world/reference-books.ts';
import { openWorlds, type World } from '../../../../test-support/money-world/world.ts';
import { openQuickStore } from '../../../../test-support/databases/quick-store.ts';
import { runs } from '../../../../test-support/properties/soak.ts';

const BUYERS = 3;
const HAPPENINGS_MIN = 6;
const HAPPENINGS_MAX = 30;
/** PostgreSQL takes three times as long for a world. */
const WORLDS: Readonly<Record<TestEngine['name'], number>> = { sqlite: 120, postgres: 12 };
const DELIVERED_AT_ONCE = 6;
const MINUTE_MS = 60_000;

/** Every event comes in the end, some twice, in any order. */
async function deliverEverything({ standIn, deliver }: World, choices: Stream<number>): Promise<void> {
  const keyed = standIn.journal.events.flatMap((event) => {
    const choice = choices.next().value ?? 0;
    return choice % 5 === 0
      ? [
          { event, choice },
          { event, choice: choice * 2 },
        ]
      : [{ event, choice }];
  });
  const shuffled = keyed.toSorted((one, other) => one.choice - other.choice);
  while (shuffled.length > 0)
    await Promise.all(shuffled.splice(0, DELIVERED_AT_ONCE).map(({ event }) => deliver(event, null)));
}

/** No event comes any more; Stripe is asked until it has nothing new to say. */
async function sweepEverything({ clock, sweep }: World): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    clock.advance(30 * MINUTE_MS);
    await sweep(null);
  }
}

/** What the shop's own books say was paid for, in the form of the reference. */
async function ownBooks(store: Store) {
  const { sales, crm, mails, conversions } = await readBooks(store);
  const paid = sales.filter((sale) => sale.paid > 0);
  return {
    paid: new Map(paid.map(({ ref, status, ...sale }) => [ref, { ...pickWorth(sale), status }])),
    netCents: sales.reduce((sum, sale) => sum + sale.paid - sale.refunded - sale.lost, 0),
    orders: paid.filter(({ type }) => type !== 'subscription').length,
    crm: crm.map(({ orderId, amount }) => [orderId, amount * 100] as const),
    confirmed: mails.filter((kind) => kind === 'mail_purchase-confirmed').length,
    welcomed: mails.filter((kind) => kind === 'mail_subscription-started').length,
    purchases: conversions.filter((type) => type === 'purchase').length,
  };
}

function pickWorth({ paid, refunded, lost }: { paid: number; refunded: number; lost: number }) {
  return { paid, refunded, lost };
}

async function expectTrueBooks({ store, standIn }: World): Promise<void> {
  const reference = referenceBooks(standIn);
  const own = await ownBooks(store);
  expect(own.paid).toEqual(reference);
  const worths = [...reference.values()];
  expect(own.netCents).toBe(worths.reduce((sum, { paid, refunded, lost }) => sum + paid - refunded - lost, 0));

  const orders = await store.db.selectFrom('orders').selectAll().execute();
  const ownOrders = orders.filter(({ paid_cents: paid }) => paid > 0);
  const paidOrders = orders.filter(({ id }) => reference.has(id));
  expect(ownOrders.map(({ id, status }) => [id, status])).toEqual(
    paidOrders.map(({ id }) => [id, reference.get(id)?.status]),
  );
  const subscriptions = new Set(
    [...standIn.billing.invoices.values()]
      .filter(({ status }) => status === 'paid')
      .map(({ parent }) => parent.subscription_details.subscription),
  );
  // Once each, with the amount that was paid: never again, and never for what was not.
  expect(own.crm).toHaveLength(paidOrders.length + subscriptions.size);
  expect(new Set(own.crm.map(([ref]) => ref)).size).toBe(own.crm.length);
  for (const [ref, cents] of own.crm) expect(cents).toBe(reference.get(ref)?.paid);
  expect(own.purchases).toBe(paidOrders.length);
  expect(own.welcomed).toBe(subscriptions.size);
  for (const { id, paid_cents: paid, refunded_cents: refunded, lost_cents: lost, ...order } of orders) {
    const standing = { amountCents: order.amount_cents, currency: order.currency, intentId: order.intent_id };
    const movements = orderMovements(standing, await readFacts(store.db, id));
    expect(movements.reduce((sum, { countedCents }) => sum + countedCents, 0)).toBe(paid - refunded - lost);
  }
  expect(await findEarnedDifferences(store.db, 'America/New_York')).toEqual([]);
}

forEachEngine((engine) => {
  test('whatever happens in whichever order, and whatever is killed on the way, the books come out as Stripe’s own', async () => {
    const newWorld = await openWorlds(await openQuickStore(engine), BUYERS);
    await assert(
      asyncProperty(
        array(happening, { minLength: HAPPENINGS_MIN, maxLength: HAPPENINGS_MAX, size: 'max' }),
        boolean(),
        infiniteStream(nat(1000)),
        async (happenings, areEventsLost, choices) => {
          const world = await newWorld();
          await world.sweep(null);
          for (const buyer of world.buyers) await world.ask(buyer, { isWebsite: true, email: 'ada@example.com' }, null);
          for (const one of happenings) await happen(world, one);
          world.standIn.calm();
          if (areEventsLost) await sweepEverything(world);
          else await deliverEverything(world, choices);
          await expectTrueBooks(world);
        },
      ),
      { numRuns: runs(WORLDS[engine.name]) },
    );
  });
});
