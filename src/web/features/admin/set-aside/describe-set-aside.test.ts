import { expect, test } from 'vitest';
import { countForms, describeDecided, describeRestored } from './describe-set-aside.ts';

test('what was decided is said with how many it concerns, and that it waits', () => {
  expect([countForms(1), countForms(1200)]).toEqual(['1 form', '1,200 forms']);
  expect(describeDecided('let_in', 2)).toBe('2 forms will be let in within half a minute.');
  expect(describeDecided('remove', 1)).toBe('1 form will be removed within half a minute.');
});

test('what was decided elsewhere, or too long ago, is said too', () => {
  expect(describeDecided('let_in', 0)).toBe('Somebody has decided about this already.');
  expect([describeRestored(0), describeRestored(3)]).toEqual([
    'It was too late to take that back.',
    'Taken back for 3 forms.',
  ]);
});
