import { expect, test } from 'vitest';
import { exampleDeal } from '../../test-support/data/deals.ts';
import { dealExtraNames, dealField, dealFieldNames, isExtra, type DealFieldName } from './deal-fields.ts';
import { dealRequestSchema } from './deals.ts';

const schema = dealRequestSchema(() => 2026);

/** The example deal with one field set to something else. */
function dealWith(name: DealFieldName, value: string) {
  return isExtra(name)
    ? { ...exampleDeal, extras: { ...exampleDeal.extras, [name]: value } }
    : { ...exampleDeal, [name]: value };
}

const isTaken = (name: DealFieldName, value: string) => schema.safeParse(dealWith(name, value)).success;
const named = <Value>(valueOf: (name: DealFieldName) => Value) =>
  dealFieldNames.map((name) => [name, valueOf(name)] as const);

test('a field may stay empty only if the table says so', () => {
  expect(named((name) => isTaken(name, ''))).toEqual(named((name) => dealField(name).isOptional === true));
});

test('the extra fields of the table are the extras that are stored with a deal', () => {
  expect(Object.keys(schema.parse(exampleDeal).extras).toSorted()).toEqual(dealExtraNames.toSorted());
});

test('every option of the table is accepted except sewers that no buyer accepts, and no other text is', () => {
  const choices = dealFieldNames.filter((name) => dealField(name).kind === 'choice');
  const values = (name: DealFieldName) => (dealField(name).options ?? []).map(({ value }) => value);
  const refused = choices.flatMap((name) =>
    values(name)
      .filter((value) => !isTaken(name, value))
      .map((value) => `${name}: ${value}`),
  );
  expect(refused).toEqual(['septicSystem: septic', 'septicSystem: unknown']);
  expect(choices.filter((name) => isTaken(name, 'something else'))).toEqual([]);
});

test('a field’s initial value is one of its options', () => {
  const begun = dealFieldNames.filter((name) => dealField(name).initial !== undefined);
  const options = (name: DealFieldName) => (dealField(name).options ?? []).map(({ value }) => value);
  expect(begun.filter((name) => !options(name).includes(dealField(name).initial ?? ''))).toEqual([]);
});
