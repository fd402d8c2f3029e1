import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../test-support/properties/soak.ts';
import { allSigns, judge, SET_ASIDE_AT, signTable, type Sign } from './signs.ts';

const signs = fc.array(fc.constantFrom(...allSigns), { maxLength: 20 });

test('neither the order of signs nor how often each was seen matters (1)', () => {
  fc.assert(
    fc.property(signs, fc.nat(), (seen, turn) => {
      const turned = [...seen.slice(turn % (seen.length + 1)), ...seen.slice(0, turn % (seen.length + 1))].toReversed();
      expect(judge([...turned, ...seen])).toEqual(judge(seen));
    }),
    { numRuns: runs(100) },
  );
});

test('each sign only adds: what is a suspect stays one with any further sign, and keeps its reasons (2, 3)', () => {
  fc.assert(
    fc.property(signs, fc.constantFrom(...allSigns), (seen, further) => {
      const [before, after] = [judge(seen), judge([...seen, further])];
      expect(after.score - before.score).toBe(seen.includes(further) ? 0 : signTable[further].weight);
      expect(signTable[further].weight).toBeGreaterThan(0);
      expect(after.reasons).toEqual(expect.arrayContaining([...before.reasons, signTable[further].reason]));
      expect(after.isSuspect).toBe(after.score >= SET_ASIDE_AT);
      expect([before.isSuspect, after.isSuspect]).not.toEqual([true, false]);
    }),
    { numRuns: runs(100) },
  );
});

test('what a person may do by accident does not set a form aside by itself (4)', () => {
  const clear: readonly Sign[] = ['hidden-field', 'wrong-proof', 'link-code'];
  expect(allSigns.filter((sign) => judge([sign]).isSuspect)).toEqual(clear);
  expect(judge([])).toEqual({ score: 0, isSuspect: false, reasons: [] });
  expect(judge(['busy-network', 'throwaway-mail', 'repeated']).isSuspect).toBe(false);
});

test('the heaviest reason is told first', () => {
  expect(judge(['links-in-name', 'throwaway-mail', 'many-links']).reasons[0]).toBe(signTable['many-links'].reason);
});
