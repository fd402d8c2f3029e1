import { expect, test } from 'vitest';
import { emptyDeal, readDealValues } from './deal-values.ts';
import { missingFields, nextMissing } from './missing-fields.ts';

test('what a deal needs and what is empty is missing, in the order of the form; the optional is not', () => {
  expect(missingFields(emptyDeal).slice(0, 5)).toEqual(['name', 'email', 'phone', 'propertyAddress', 'city']);
  expect(missingFields(emptyDeal)).not.toContain('lotSize');
  expect(missingFields(emptyDeal)).not.toContain('septicSystem');
  const typed = readDealValues({ ...emptyDeal, name: 'Dana', city: '  ', jvAgreement: true });
  expect(missingFields(typed)).not.toContain('name');
  expect(missingFields(typed)).toContain('city');
  expect(missingFields(typed)).not.toContain('jvAgreement');
});

test('the next one that is missing comes after the field, and after the last the first again', () => {
  const values = readDealValues({ ...emptyDeal, email: 'dana@example.com' });
  expect(nextMissing(values, 'name')).toBe('phone');
  expect(nextMissing(values, 'jvAgreement')).toBe('name');
  expect(nextMissing(values, undefined)).toBe('name');
});

test('none is next where only the field itself is missing', () => {
  const missing = missingFields(emptyDeal).filter((name) => name !== 'phone');
  const rest = Object.fromEntries(missing.map((name) => [name, name === 'jvAgreement' ? true : 'x']));
  expect(nextMissing(readDealValues({ ...emptyDeal, ...rest }), 'phone')).toBeUndefined();
});
