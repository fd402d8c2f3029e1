import { expect, test } from 'vitest';
import { countNearMisses, describeChances } from './describe-near-miss.ts';

test('a near miss lists the boxes that would take it, the boxes whose figures it only fits, and the number of tries', () => {
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
