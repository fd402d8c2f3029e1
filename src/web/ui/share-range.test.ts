import { expect, test } from 'vitest';
import { describeShare } from './share-range.ts';

test('fewer than ten are told as counts, without a percent', () => {
  expect(describeShare(2, 3)).toEqual({ counts: '2 of 3', percent: null });
  expect(describeShare(0, 9)).toEqual({ counts: '0 of 9', percent: null });
});

// The ranges are those of Wilson's interval as printed in tables of it.
test.each([
  [0, 10, '0 of 10', '0%, likely 0 to 28%'],
  [5, 10, '5 of 10', '50%, likely 24 to 76%'],
  [12, 40, '12 of 40', '30%, likely 18 to 45%'],
  [1000, 1000, '1,000 of 1,000', '100%, likely 100 to 100%'],
])('%d of %d says how sure its percent is', (part, total, counts, percent) => {
  expect(describeShare(part, total)).toEqual({ counts, percent });
});
