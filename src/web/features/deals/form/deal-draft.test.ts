import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillFrom, noAutoFill } from './auto-fill.ts';
import { advanceNotes, isEmptyDraft, noNotes, notesOf, readDealDraft, type DealDraft } from './deal-draft.ts';
import { emptyDeal } from './deal-values.ts';

const reading = { fields: { city: 'Houston', garage: '2-car' }, assumed: ['garage' as const] };
const draft: DealDraft = {
  values: { ...emptyDeal, city: 'Houston', extras: { ...emptyDeal.extras, roofAge: '5 years' }, jvAgreement: true },
  listing: 'Houston, TX',
  autoFill: fillFrom(noAutoFill, emptyDeal, reading).autoFill,
  attempt: { key: 'key-1', body: '{}' },
};

test('a draft is restored with its read and assumed values and its undo', () => {
  expect(readDealDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('an empty form is no draft', () => {
  const empty = { values: emptyDeal, listing: '', autoFill: noAutoFill, attempt: null };
  expect(isEmptyDraft(empty)).toBe(true);
  expect(readDealDraft(empty)).toBeNull();
  expect(isEmptyDraft({ ...empty, values: { ...emptyDeal, wantsTexts: true } })).toBe(false);
});

test('a draft of any shape never fails and gives only texts', () => {
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

test('a field that the visitor types into loses its mark; another field changes nothing', () => {
  const notes = notesOf(draft);
  const typed = advanceNotes(notes, { type: 'field-typed', name: 'city' });
  expect(typed.autoFill.marks).not.toHaveProperty('city');
  expect(typed.autoFill.marks).toHaveProperty('garage');
  expect(typed).toMatchObject({ listing: notes.listing, attempt: notes.attempt });
  expect(advanceNotes(notes, { type: 'field-typed', name: 'zipCode' })).toBe(notes);
});

test('listing, auto-fill and attempt change one at a time, and starting over clears all three', () => {
  const { listing, autoFill, attempt } = draft;
  const typed = advanceNotes(noNotes, { type: 'listing-typed', listing });
  expect(typed).toEqual({ ...noNotes, listing });
  const filled = advanceNotes(typed, { type: 'auto-filled', autoFill });
  expect(filled).toEqual({ ...noNotes, listing, autoFill });
  expect(advanceNotes(filled, { type: 'auto-filled', autoFill })).toBe(filled);
  const attempted = advanceNotes(filled, { type: 'attempted', attempt });
  expect(attempted).toEqual({ listing, autoFill, attempt });
  expect(advanceNotes(attempted, { type: 'started-over' })).toEqual(noNotes);
});
