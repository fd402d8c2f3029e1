import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quizQuestions } from '../../../content/quiz.ts';
import { joinPeople } from '../store/identity/join-people.ts';
import { leadItem, moneyItem } from '../store/people/person-item.ts';
import type { Store } from '../store/engine/store.ts';
import { exampleSale, replaceSales } from '../../../test-support/data/sales.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { countAnswers, sumAnswers } from './quiz-answers.ts';

const NOON = Date.UTC(2026, 10, 20, 17);
const timeZone = 'America/New_York';
const span = { first: '2026-11-14', last: '2026-11-20' };
/** The first instant of the span, and the first after it. */
const [FROM, UNTIL] = [Date.UTC(2026, 10, 14, 5), Date.UTC(2026, 10, 21, 5)];

interface Person {
  /** When each quiz was begun, in hours before noon of the last day, and the place of its answers; null where it was not finished. */
  readonly quizzes: readonly { readonly hours: number; readonly answer: number | null }[];
  readonly booked: readonly number[];
  readonly bought: readonly {
    readonly hours: number;
    readonly back: 'none' | 'part' | 'all';
    readonly test: boolean;
  }[];
}

const hours = fc.integer({ min: 0, max: 24 * 10 });
const person: fc.Arbitrary<Person> = fc.record({
  quizzes: fc.array(fc.record({ hours, answer: fc.option(fc.integer({ min: 0, max: 1 })) }), { maxLength: 3 }),
  booked: fc.array(hours, { maxLength: 2 }),
  bought: fc.array(
    fc.record({ hours, back: fc.constantFrom('none' as const, 'part' as const, 'all' as const), test: fc.boolean() }),
    { maxLength: 2 },
  ),
});

/** All questions answered by the option of this place, or by their last one. */
function answersAt(place: number): Record<string, string> {
  return Object.fromEntries(
    quizQuestions.map(({ id, options }) => [id, options[Math.min(place, options.length - 1)]?.value ?? '']),
  );
}

const FINISHED_AFTER_MS = 60_000;
const PAID = 180_000;
const backOf = { none: 0, part: 1000, all: PAID };

async function store(into: Store, people: readonly Person[]): Promise<void> {
  const atOf = (before: number) => NOON - before * 3_600_000;
  const sales = people.flatMap(({ bought }, who) =>
    bought.map((one, place) =>
      exampleSale(atOf(one.hours), {
        id: `sale-${who}-${place}`,
        customer_email: `P${who}@example.com`,
        paid_cents: PAID,
        refunded_cents: backOf[one.back],
        test: Number(one.test),
      }),
    ),
  );
  const leads = people.flatMap(({ quizzes, booked }, who) => [
    ...quizzes.map(({ hours: before, answer }, place) => ({ who, kind: 'quiz', before, answer, place })),
    ...booked.map((before, place) => ({ who, kind: 'booking', before, answer: null, place })),
  ]);
  await into.write(async (tx) => {
    for (const table of ['leads', 'people', 'person_keys', 'person_items'] as const)
      await tx.deleteFrom(table).execute();
    const rows = leads.map(({ who, kind, before, answer, place }) => ({
      id: `${kind}-${who}-${place}`,
      kind,
      name: 'Ada',
      email: `p${who}@example.com`,
      fields: '{}',
      session_id: null,
      created_at: atOf(before),
      answers: answer === null ? null : JSON.stringify(answersAt(answer)),
      scores: null,
      recommendation: null,
      answered_at: answer === null ? null : atOf(before) + FINISHED_AFTER_MS,
    }));
    if (rows.length > 0) await tx.insertInto('leads').values(rows).execute();
    await joinPeople(
      tx,
      rows.map(({ created_at: at, ...row }) => leadItem({ ...row, fields: {}, sessionId: null, at })),
    );
    await joinPeople(
      tx,
      sales.map(({ id, customer_email: email, sold_at: at }) =>
        moneyItem({ id, type: 'sale', name: '', email: email ?? '', sessionId: null, at, words: [] }),
      ),
    );
  });
  await replaceSales(into, sales);
}

/** What became of each answer to the first question, counted by hand. */
function byHand(people: readonly Person[], isTest: boolean) {
  const rows = new Map<string, { given: number; customers: number; booked: number; netCents: number }>();
  for (const { quizzes, booked, bought } of people) {
    const finished = quizzes
      .map(({ hours: before, answer }, place) => ({ began: NOON - before * 3_600_000, answer, place }))
      .filter(({ began, answer }) => {
        const at = began + FINISHED_AFTER_MS;
        return answer !== null && at >= FROM && at < UNTIL;
      });
    const [latest] = finished.toSorted((a, b) => b.began - a.began || b.place - a.place);
    if (latest === undefined) continue;
    const value = quizQuestions[0]?.options[latest.answer ?? 0]?.value ?? '';
    const row = rows.get(value) ?? { given: 0, customers: 0, booked: 0, netCents: 0 };
    const after = (before: number) => NOON - before * 3_600_000 >= latest.began;
    const net = bought
      .filter((one) => one.test === isTest && after(one.hours))
      .reduce((sum, { back }) => sum + PAID - backOf[back], 0);
    rows.set(value, {
      given: row.given + 1,
      customers: row.customers + (net > 0 ? 1 : 0),
      booked: row.booked + (booked.some(after) ? 1 : 0),
      netCents: row.netCents + net,
    });
  }
  return rows;
}

forEachEngine((engine) => {
  test('the answers of people add up to what became of each of them, counted by hand', async () => {
    const database = await engine.openStore();
    await fc.assert(
      fc.asyncProperty(fc.array(person, { maxLength: 6 }), fc.boolean(), async (people, isTest) => {
        await store(database, people);
        const deps = { store: database, timeZone, test: isTest };
        const { answers, answered } = await countAnswers(deps, span);
        const { answers: earned } = await sumAnswers(deps, span);
        const expected = byHand(people, isTest);
        for (const question of quizQuestions) {
          const rows = answers.get(question.id) ?? [];
          expect(rows.reduce((sum, { given }) => sum + given, 0)).toBe(answered);
          for (const { given, customers, booked } of rows)
            expect(Math.max(customers, booked)).toBeLessThanOrEqual(given);
        }
        const [first] = quizQuestions;
        if (first === undefined) return;
        for (const { value, given, customers, booked } of answers.get(first.id) ?? []) {
          const net = earned.find((one) => one.questionId === first.id && one.value === value)?.netCents ?? 0;
          const nobody = { given: 0, customers: 0, booked: 0, netCents: 0 };
          expect({ given, customers, booked, netCents: net }).toEqual(expected.get(value) ?? nobody);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('an answer that can no longer be chosen stands below those that can', async () => {
    const database = await engine.openStore();
    await store(database, [{ quizzes: [{ hours: 1, answer: 0 }], booked: [], bought: [] }]);
    const [first] = quizQuestions;
    const answers = JSON.stringify({ [first?.id ?? '']: 'fax' });
    await database.write((tx) => tx.updateTable('leads').set({ answers }).execute());
    const counted = await countAnswers({ store: database, timeZone, test: false }, span);
    expect(counted.answers.get(first?.id ?? '')?.at(-1)).toMatchObject({ value: 'fax', label: 'fax', given: 1 });
  });
});
