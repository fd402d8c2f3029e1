import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { runs } from '../../../../test-support/properties/soak.ts';
import type { Store } from '../engine/store.ts';
import { joinPeople, KEYS_MAX } from './join-people.ts';
import { leadItem, moneyItem, phoneKey, type PersonItem } from '../people/person-item.ts';

interface Left {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly at: number;
}

function lead({ id, email, phone, at }: Left): PersonItem {
  return leadItem({ id, kind: 'waitlist', name: email, email, fields: { phone }, sessionId: null, at });
}

async function empty({ write }: Store): Promise<void> {
  await write(async (tx) => {
    for (const table of ['people', 'person_items', 'person_keys', 'person_aliases', 'person_events'] as const)
      await tx.deleteFrom(table).execute();
  });
}

/** Who left what, as sets of ids, and what the people's own rows say, without their ids. */
async function grouping({ db }: Store) {
  const items = await db.selectFrom('person_items').select(['id', 'person_id']).orderBy('id').execute();
  const people = await db.selectFrom('people').selectAll().execute();
  const groups = Map.groupBy(items, ({ person_id }) => person_id);
  expect(people.map(({ id }) => id).toSorted()).toEqual([...groups.keys()].toSorted());
  return people
    .map(({ id, ...sum }) => ({ ids: groups.get(id)?.map((item) => item.id) ?? [], ...sum }))
    .toSorted((a, b) => (JSON.stringify(a.ids) < JSON.stringify(b.ids) ? -1 : 1));
}

/** The sets of what hangs together by address or number, found the slow and plain way. */
function componentsOf(left: readonly Left[]): string[][] {
  let sets = left.map(({ id, email, phone }) => ({
    ids: [id],
    keys: new Set([email.toLowerCase(), ...(phone === '' ? [] : [phoneKey(phone)])]),
  }));
  for (const { email, phone } of left)
    for (const key of [email.toLowerCase(), ...(phone === '' ? [] : [phoneKey(phone)])]) {
      const [inside, outside] = [sets.filter((set) => set.keys.has(key)), sets.filter((set) => !set.keys.has(key))];
      const merged = { ids: inside.flatMap(({ ids }) => ids), keys: new Set(inside.flatMap(({ keys }) => [...keys])) };
      sets = [...outside, merged];
    }
  return sets.map(({ ids }) => ids.toSorted()).toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}

const phones = ['(713) 555-0142', '+1 713 555 0142', '713.555.0199', '713-555-0142 ext. 7', ''];
const leftArbitrary = fc
  .array(
    fc.record({
      email: fc.constantFrom('a@example.com', 'A@Example.com', 'b@example.com', 'c@example.com', 'd@example.com'),
      phone: fc.constantFrom(...phones),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) => all.map((one, at) => ({ ...one, id: `lead ${at}`, at: 1000 + at })));

test('a number is one key however it is written, its extension told apart; what is no number is none', () => {
  const spellings = ['(713) 555-0142', '713.555.0142', '+1 713 555 0142', '1-713-555-0142', '7135550142'];
  expect(new Set(spellings.map(phoneKey))).toEqual(new Set(['p:+17135550142']));
  expect(phoneKey('713-555-0142 ext. 7')).toBe('p:+17135550142;7');
  expect(['', 'call me', '12'].map(phoneKey)).toEqual([null, null, null]);
});

forEachEngine((engine) => {
  test('what people left is theirs by address and number, in whatever order and company it arrived', async () => {
    const store = await engine.openStore();
    await fc.assert(
      fc.asyncProperty(
        leftArbitrary,
        fc.infiniteStream(fc.nat()),
        fc.integer({ min: 1, max: 4 }),
        async (left, dice, size) => {
          await empty(store);
          await store.write((tx) => joinPeople(tx, left.map(lead)));
          const together = await grouping(store);
          expect(together.map(({ ids }) => ids)).toEqual(componentsOf(left));

          await empty(store);
          const drawn = left.map((one) => [dice.next().value, one] as const);
          const shuffled = drawn.toSorted(([a], [b]) => a - b).map(([, one]) => one);
          for (let from = 0; from < shuffled.length; from += size)
            await store.write((tx) => joinPeople(tx, shuffled.slice(from, from + size).map(lead)));
          expect(await grouping(store)).toEqual(together);
        },
      ),
      { numRuns: runs(25) },
    );
  });

  test('an order whose buyer corrects the address moves to the other person, and the slip leaves nobody behind', async () => {
    const store = await engine.openStore();
    const order = { id: 'order 1', type: 'order', name: 'Ada', sessionId: null, at: 5, words: ['order 1'] } as const;
    await store.write((tx) => joinPeople(tx, [moneyItem({ ...order, email: 'adda@example.com' })]));
    await store.write((tx) => joinPeople(tx, [moneyItem({ ...order, email: 'ada@example.com' })]));
    const people = await store.db.selectFrom('people').select(['email', 'items']).execute();
    expect(people).toEqual([{ email: 'ada@example.com', items: 1 }]);
    const keys = await store.db.selectFrom('person_keys').select('key').execute();
    expect(keys).toEqual([{ key: 'e:ada@example.com' }]);
    // Once more changes nothing.
    await store.write((tx) => joinPeople(tx, [moneyItem({ ...order, email: 'ada@example.com' })]));
    expect(await store.db.selectFrom('people').select(['email', 'items']).execute()).toEqual(people);
  });

  test('people who turn out to be one keep the later word of the owner, and a link to either leads to them', async () => {
    const store = await engine.openStore();
    const [ada, work] = [
      { id: 'lead 1', email: 'ada@example.com', phone: '713-555-0142', at: 1 },
      { id: 'lead 2', email: 'ada@work.example', phone: '', at: 2 },
    ];
    await store.write((tx) => joinPeople(tx, [lead(ada), lead(work)]));
    const before = await store.db.selectFrom('people').select(['id', 'email']).execute();
    await store.write((tx) =>
      tx.updateTable('people').set({ status: 'won', status_at: 7 }).where('email', '=', work.email).execute(),
    );
    await store.write((tx) => joinPeople(tx, [lead({ ...work, id: 'lead 3', phone: ada.phone, at: 3 })]));
    const [person, ...others] = await store.db.selectFrom('people').selectAll().execute();
    expect(others).toEqual([]);
    expect(person).toMatchObject({ items: 3, first_at: 1, last_at: 3, last_id: 'lead 3', status: 'won' });
    const aliases = await store.db.selectFrom('person_aliases').selectAll().execute();
    expect(aliases).toEqual(
      before.filter(({ id }) => id !== person?.id).map(({ id }) => ({ id, person_id: person?.id })),
    );
  });

  test('nobody can glue a whole list of addresses together with one number', async () => {
    const store = await engine.openStore();
    const left = Array.from({ length: KEYS_MAX + 10 }, (_, at) => ({
      id: `lead ${at}`,
      email: `visitor${at}@example.com`,
      phone: '713-555-0142',
      at,
    }));
    await store.write((tx) => joinPeople(tx, left.map(lead)));
    const people = await store.db.selectFrom('people').select('items').orderBy('items', 'desc').execute();
    expect(people.map(({ items }) => items)).toEqual([KEYS_MAX - 1, ...Array.from({ length: 11 }, () => 1)]);
  });
});
