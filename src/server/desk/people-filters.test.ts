import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleSession } from '../../../test-support/data/attributions.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { runs } from '../../../test-support/properties/soak.ts';
import { peopleFacets, peopleFilterSchema, personStatuses, type PeopleFilter } from '../../contract/people.ts';
import type { Store } from '../store/engine/store.ts';
import { listPeople } from '../store/people/list-people.ts';
import { joinPeople } from '../store/identity/join-people.ts';
import { leadItem, moneyItem, nearMissItem, type PersonItem } from '../store/people/person-item.ts';
import { countPeople } from './count-people.ts';
import { exportPeopleAsCsv, exportPeopleAsJson } from './export-people.ts';
import { readWanted } from './list-people.ts';

const ZONE = 'America/New_York';
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 1, 12);
const ALL = 10_000;

const leftArbitrary = fc.record({
  who: fc.nat(5),
  type: fc.constantFrom('quiz', 'deal', 'near_miss', 'order', 'sale'),
  market: fc.constantFrom('texas', 'ohio'),
  phone: fc.constantFrom('', '713-555-0142', '214 555 0199'),
  consent: fc.boolean(),
  session: fc.constantFrom(null, 'direct', 'letter', 'search'),
  day: fc.nat(6),
});
type LeftThing = typeof leftArbitrary extends fc.Arbitrary<infer Thing> ? Thing : never;

function itemOf({ who, type, market, phone, consent, session: sessionId, day }: LeftThing, at: number): PersonItem {
  const left = { id: `thing ${at}`, name: `Visitor ${who}`, email: `visitor${who}@example.com`, sessionId };
  const when = { ...left, at: START + day * DAY_MS + at };
  const smsConsent = consent ? { version: '1' } : null;
  const deal = { propertyAddress: `${at} Elm St`, phone, targetMarket: market };
  if (type === 'quiz') return leadItem({ ...when, kind: 'quiz', fields: { phone, smsConsent } });
  if (type === 'deal') return leadItem({ ...when, kind: 'deal', fields: { deal, smsConsent } });
  if (type === 'near_miss') return nearMissItem({ ...when, fields: { deal, smsConsent }, market });
  return moneyItem({ ...when, type: type === 'sale' ? 'sale' : 'order', words: ['Website Build'] });
}

const filterArbitrary: fc.Arbitrary<PeopleFilter> = fc
  .record(
    {
      find: fc.constantFrom('visitor', 'visitor1', '2145550199', 'elm'),
      status: fc.constantFrom(...personStatuses),
      kind: fc.constantFrom('quiz', 'deal', 'near_miss', 'order'),
      source: fc.constantFrom('named:letter', 'none', 'unknown'),
      campaign: fc.constantFrom('named:november', 'none', 'unknown'),
      market: fc.constantFrom('texas', 'ohio'),
      phone: fc.constantFrom('yes', 'no'),
      consent: fc.constantFrom('yes', 'no'),
      from: fc.constantFrom('2026-11-01', '2026-11-03'),
      until: fc.constantFrom('2026-11-04', '2026-11-30'),
    },
    { requiredKeys: [] },
  )
  .map((filter) => peopleFilterSchema.parse(filter));

async function keep(store: Store, left: readonly LeftThing[]): Promise<void> {
  await store.write(async (tx) => {
    for (const table of ['people', 'person_items', 'person_keys', 'person_aliases', 'person_events'] as const)
      await tx.deleteFrom(table).execute();
    await joinPeople(tx, left.map(itemOf));
    for (const [at, { id }] of (await tx.selectFrom('people').select('id').execute()).entries())
      await tx
        .updateTable('people')
        .set({ status: personStatuses[at % personStatuses.length] ?? 'new' })
        .where('id', '=', id)
        .execute();
  });
}

async function openWithVisits(open: () => Promise<Store>): Promise<Store> {
  const store = await open();
  const letter = { utm_source: 'letter', utm_campaign: 'november' };
  await store.write((tx) =>
    tx
      .insertInto('sessions')
      .values([
        exampleSession('direct', START),
        exampleSession('letter', START, letter),
        exampleSession('search', START, { counted_referrer: 'https://search.example' }),
      ])
      .execute(),
  );
  return store;
}

forEachEngine((engine) => {
  test('the count beside each choice is how many people the list has with it; what shares people out adds up', async () => {
    const store = await openWithVisits(() => engine.openStore());
    const lengthOf = async (filter: PeopleFilter) =>
      (await listPeople(store.db, await readWanted(store.db, filter, ZONE), { limit: ALL })).length;
    const everybody = fc.array(leftArbitrary, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(everybody, filterArbitrary, async (left, filter) => {
        await keep(store, left);
        const counts = await countPeople(store.db, filter, ZONE);
        expect(counts.total).toBe(await lengthOf(filter));
        for (const facet of peopleFacets) {
          for (const { value, count } of counts.choices[facet]) {
            const chosen = peopleFilterSchema.parse({ ...filter, [facet]: value });
            expect([facet, value, count]).toEqual([facet, value, await lengthOf(chosen)]);
          }
          if (facet === 'kind' || facet === 'market') continue;
          const { [facet]: _taken, ...others } = filter;
          const sum = counts.choices[facet].reduce((total, { count }) => total + count, 0);
          expect([facet, sum]).toEqual([facet, await lengthOf(others)]);
        }
      }),
      { numRuns: runs(12) },
    );
  });

  test('every person of a filter is in the file once, piece by piece, and no cell is a formula', async () => {
    const store = await openWithVisits(() => engine.openStore());
    const people = 1234;
    const things = Array.from({ length: people }, (_, at) =>
      leadItem({
        id: `lead ${at}`,
        kind: 'quiz',
        name: at === 0 ? '=1+1' : `Visitor ${at}`,
        email: `visitor${at}@example.com`,
        fields: {},
        sessionId: null,
        at: START + at,
      }),
    );
    await store.write((tx) => joinPeople(tx, things));
    const filter = peopleFilterSchema.parse({ kind: 'quiz' });
    const csv: string[] = [];
    for await (const piece of exportPeopleAsCsv(store.db, filter, ZONE)) csv.push(piece);
    // The heading, and five hundred people at a time: what is held does not grow with how many there are.
    expect(csv.map((piece) => piece.split('\r\n').length - 1)).toEqual([1, 500, 500, 234]);
    expect(csv.join('')).toContain(`"'=1+1"`);
    const json: string[] = [];
    for await (const piece of exportPeopleAsJson(store.db, filter, ZONE)) json.push(piece);
    expect(json).toHaveLength(4);
    const told: { name: string }[] = JSON.parse(json.join(''));
    expect(new Set(told.map(({ name }) => name)).size).toBe(people);
    const none: string[] = [];
    const nobody = peopleFilterSchema.parse({ status: 'won' });
    for await (const piece of exportPeopleAsJson(store.db, nobody, ZONE)) none.push(piece);
    expect(none.join('')).toBe('[]\n');
  });
});
