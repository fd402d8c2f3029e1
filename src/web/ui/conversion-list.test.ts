import { expect, test } from 'vitest';
import { formatConversionValue, nameConversionType } from './conversion-list.tsx';

test('a type is shown in words', () => {
  expect(nameConversionType('quiz_lead')).toBe('quiz lead');
  expect(nameConversionType('subscription_purchase_done')).toBe('subscription purchase done');
});

test('a value is a text, a number or null', () => {
  expect(formatConversionValue('success')).toBe('success');
  expect(formatConversionValue(2500)).toBe('2,500');
  expect(formatConversionValue(97.5)).toBe('97.5');
  expect(formatConversionValue(0)).toBe('0');
  expect(formatConversionValue(null)).toBeNull();
  expect(formatConversionValue('')).toBeNull();
});
