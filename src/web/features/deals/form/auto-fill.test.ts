import { expect, test } from 'vitest';
import {
  confirmAll,
  confirmField,
  fillFrom,
  filledFields,
  keepTyped,
  markedFields,
  noAutoFill,
  ownField,
  takeOffer,
  undoFill,
  type AutoFill,
  type ReadValues,
} from './auto-fill.ts';
import { emptyDeal, namesOf, pathOf, type DealFormValues } from './deal-values.ts';

const houston: ReadValues = {
  fields: {
    propertyAddress: '4418 N Larkspur Ln #12',
    city: 'Houston',
    squareFeet: '1450',
    askingPrice: '390000',
    garage: '2-car',
    roofAge: '5 years',
  },
  assumed: ['garage'],
};

/** The form with the values that a step puts into it. */
function put(form: DealFormValues, values: ReadValues['fields']): DealFormValues {
  const next = { ...form, extras: { ...form.extras } };
  for (const name of namesOf(values)) {
    const path = pathOf(name);
    const text = values[name] ?? '';
    if (path === 'extras.roofAge') next.extras.roofAge = text;
    else if (!path.startsWith('extras.')) Object.assign(next, { [path]: text });
  }
  return next;
}

function fill(form: DealFormValues, reading: ReadValues, before: AutoFill = noAutoFill) {
  const step = fillFrom(before, form, reading);
  return { ...step, form: put(form, step.values) };
}

test('empty fields are filled, counted and marked as read or assumed', () => {
  const { form, filled, autoFill } = fill(emptyDeal, houston);
  expect(form).toMatchObject({ city: 'Houston', garage: '2-car', extras: { roofAge: '5 years' } });
  expect(filled).toBe(6);
  expect(autoFill.marks.city?.kind).toBe('read');
  expect(markedFields(autoFill, 'assumed')).toEqual(['garage']);
});

test('typed values stay, and the text’s values are offered', () => {
  const typed = { ...emptyDeal, squareFeet: '1,500' };
  const { form, filled, autoFill } = fill(typed, houston);
  expect(form.squareFeet).toBe('1,500');
  expect(filled).toBe(5);
  expect(autoFill.offers).toEqual({ squareFeet: '1450' });
  expect(autoFill.marks.squareFeet).toBeUndefined();
});

test('the same value in other words is neither filled nor offered', () => {
  const typed = { ...emptyDeal, squareFeet: '1,450 sq ft', askingPrice: '$390k', city: ' houston' };
  const { form, filled, autoFill } = fill(typed, houston);
  expect(form).toMatchObject({ squareFeet: '1,450 sq ft', askingPrice: '$390k', city: ' houston' });
  expect(filled).toBe(3);
  expect(autoFill.offers).toEqual({});
});

test('an assumed value is never offered against a typed one', () => {
  const { form, autoFill } = fill({ ...emptyDeal, garage: 'none' }, houston);
  expect(form.garage).toBe('none');
  expect(autoFill.offers).toEqual({});
});

test('the initial sewer value does not count as typed, so a text fills it', () => {
  const { form, filled } = fill(emptyDeal, { fields: { septicSystem: 'septic' }, assumed: [] });
  expect([form.septicSystem, filled]).toEqual(['septic', 1]);
  expect(fill(emptyDeal, { fields: { septicSystem: 'city-sewer' }, assumed: [] }).filled).toBe(0);
});

test('a value without an option is left out', () => {
  const reading: ReadValues = { fields: { bedrooms: '17', city: 'Houston' }, assumed: [] };
  expect(fillFrom(noAutoFill, emptyDeal, reading)).toMatchObject({
    recognised: 1,
    filled: 1,
    values: { city: 'Houston' },
  });
});

test('undo restores what was there before', () => {
  const typed = { ...emptyDeal, name: 'Dana', squareFeet: '1,500' };
  const { form, autoFill } = fill(typed, houston);
  const undone = undoFill(autoFill, form);
  expect(put(form, undone.values)).toEqual(typed);
  expect(undone.autoFill).toEqual(noAutoFill);
});

test('undo keeps what the visitor has changed since', () => {
  const { form, autoFill } = fill(emptyDeal, houston);
  const changed = { ...form, city: 'Katy', name: 'Dana' };
  const undone = undoFill(ownField(autoFill, 'city'), changed);
  expect(put(changed, undone.values)).toEqual({ ...emptyDeal, city: 'Katy', name: 'Dana' });
});

test('undo restores a value that an offer replaced', () => {
  const typed = { ...emptyDeal, squareFeet: '1,500' };
  const first = fill(typed, houston);
  const taken = takeOffer(first.autoFill, first.form, 'squareFeet');
  const form = put(first.form, taken.values);
  expect(form.squareFeet).toBe('1450');
  expect(taken.autoFill.offers).toEqual({});
  expect(put(form, undoFill(taken.autoFill, form).values)).toEqual(typed);
});

test('further details and photo links are added to what was typed', () => {
  const typed = { ...emptyDeal, photoLinks: 'https://a.example/1' };
  const reading: ReadValues = { fields: { photoLinks: 'https://b.example/2' }, assumed: [] };
  const first = fill(typed, reading);
  expect(takeOffer(first.autoFill, first.form, 'photoLinks').values).toEqual({
    photoLinks: 'https://a.example/1\nhttps://b.example/2',
  });
});

test('a second text replaces all unconfirmed values of the first', () => {
  const first = fill(emptyDeal, houston);
  const confirmed = confirmField(first.autoFill, 'city');
  const second = fill(first.form, { fields: { propertyAddress: '9 Elm St', city: 'Tulsa' }, assumed: [] }, confirmed);
  expect(second.form).toMatchObject({ propertyAddress: '9 Elm St', squareFeet: '', garage: '', city: 'Houston' });
  expect(second.autoFill.offers).toEqual({ city: 'Tulsa' });
  const back = undoFill(second.autoFill, second.form);
  const before = put(second.form, back.values);
  expect(before).toEqual(first.form);
  expect(put(before, undoFill(back.autoFill, before).values)).toEqual(emptyDeal);
});

test('reading the same text again changes nothing, and undo still takes back the first reading', () => {
  const first = fill(emptyDeal, houston);
  const second = fill(first.form, houston, first.autoFill);
  expect(second.filled).toBe(first.filled);
  expect(second.values).toEqual({});
  expect(put(second.form, undoFill(second.autoFill, second.form).values)).toEqual(emptyDeal);
});

test('a text that says nothing new leaves nothing to undo', () => {
  const typed = { ...emptyDeal, city: 'Houston' };
  expect(fill(typed, { fields: { city: 'Houston' }, assumed: [] }).autoFill.last).toBeNull();
});

test('a confirmed, changed or kept value is the visitor’s own', () => {
  const { autoFill } = fill({ ...emptyDeal, squareFeet: '1,500' }, houston);
  expect(markedFields(confirmField(autoFill, 'garage'), 'assumed')).toEqual([]);
  expect(confirmAll(autoFill).marks).toEqual({});
  expect(ownField(autoFill, 'squareFeet').offers).toEqual({});
  expect(keepTyped(autoFill, 'squareFeet').offers).toEqual({});
  expect(ownField(noAutoFill, 'city')).toBe(noAutoFill);
});

test('what was filled in folds into the summary, confirmed or changed or not; what the visitor typed first does not', () => {
  const { form, autoFill } = fill({ ...emptyDeal, squareFeet: '1,500' }, houston);
  const all = ['propertyAddress', 'city', 'garage', 'askingPrice', 'roofAge'];
  expect(filledFields(autoFill)).toEqual(all);
  expect(filledFields(confirmAll(autoFill))).toEqual(all);
  expect(filledFields(ownField(autoFill, 'askingPrice'))).toEqual(all);
  // The focus is in the field whose offer is taken: it stays where it is.
  expect(filledFields(takeOffer(autoFill, form, 'squareFeet').autoFill)).toEqual(all);
  expect(filledFields(undoFill(autoFill, form).autoFill)).toEqual([]);
});

test('what a second text fills in joins what the first did and was confirmed', () => {
  const first = fill(emptyDeal, houston);
  const second = fill(first.form, { fields: { state: 'TX' }, assumed: [] }, confirmAll(first.autoFill));
  expect(filledFields(second.autoFill)).toContain('state');
  expect(filledFields(second.autoFill)).toContain('city');
});

test('values from a link are marked as such, offered beside typed ones, and taken out again', () => {
  const typed = { ...emptyDeal, city: 'Dallas' };
  const { form, autoFill } = fill(typed, { fields: { city: 'Houston', state: 'TX' }, assumed: [], isLinked: true });
  expect(form).toMatchObject({ city: 'Dallas', state: 'TX' });
  expect(markedFields(autoFill, 'linked')).toEqual(['state']);
  expect(autoFill).toMatchObject({ isLinked: true, offers: { city: 'Houston' } });
  const undone = undoFill(autoFill, form);
  expect(undone.values).toEqual({ state: '' });
  expect(undone.autoFill.isLinked).toBeUndefined();
});
