import { expect, test } from 'vitest';
import { countNearMisses, describeChances } from './describe-near-miss.ts';

test('a near miss says who would take it where it lies, whose figures it only fits, and how often it was tried', () => {
  expect(describeChances({ takers: ['Georgia', 'Arizona'], elsewhere: [], tries: 2 })).toBe(
    'Georgia or Arizona would take it. 2 tries.',
  );
  expect(describeChances({ takers: [], elsewhere: ['Georgia'], tries: 1 })).toBe(
    'No buy box would take it there. Its figures fit Georgia, which buys elsewhere. 1 try.',
  );
  expect(describeChances({ takers: ['Texas'], elsewhere: ['Georgia', 'Florida'], tries: 1 })).toBe(
    'Texas would take it. Its figures fit Georgia and Florida, which buy elsewhere. 1 try.',
  );
  expect([countNearMisses(1), countNearMisses(1200)]).toEqual(['1 near miss in all', '1,200 near misses in all']);
});
