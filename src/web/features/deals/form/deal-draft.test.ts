import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillFrom, noAutoFill } from './auto-fill.ts';
import { isEmptyDraft, readDealDraft, type DealDraft } from './deal-draft.ts';
import { emptyDeal } from './deal-values.ts';

const reading = { fields: { city: 'Houston', garage: '2-car' }, assumed: ['garage' as const] };
const draft: DealDraft = {
  values: { ...emptyDeal, city: 'Houston', extras: { ...emptyDeal.extras, roofAge: '5 years' }, jvAgreement: true },
  listing: 'Houston, TX',
  autoFill: fillFrom(noAutoFill, emptyDeal, reading).autoFill,
  attempt: { key: 'key-1', body: '{}' },
};

test('a draft comes back as it was left, with what was read, what was assumed and what can be undone', () => {
  expect(readDealDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('a form in which nothing stands is no draft', () => {
  const empty = { values: emptyDeal, listing: '', autoFill: noAutoFill, attempt: null };
  expect(isEmptyDraft(empty)).toBe(true);
  expect(readDealDraft(empty)).toBeNull();
  expect(isEmptyDraft({ ...empty, values: { ...emptyDeal, wantsTexts: true } })).toBe(false);
});

test('a draft of any shape never fails and gives nothing but texts', () => {
  const values = fc.record({ city: fc.anything(), extras: fc.anything(), jvAgreement: fc.anything() });
  fc.assert(
    fc.property(fc.record({ values, listing: fc.anything(), autoFill: fc.anything() }), (kept) => {
      const read = readDealDraft(kept);
      expect(Object.values(read?.values.extras ?? {}).every((text) => typeof text === 'string')).toBe(true);
      expect(['string', 'undefined']).toContain(typeof read?.values.city);
      expect(['boolean', 'undefined']).toContain(typeof read?.values.jvAgreement);
    }),
  );
  for (const kept of [null, 7, 'text', []]) expect(readDealDraft(kept)).toBeNull();
});
