import { expect, test } from 'vitest';
import { callTo } from './call-to.ts';

test('a number is called however it is written', () => {
  for (const phone of ['(713) 555-0142', '713.555.0142', '713 555 0142']) expect(callTo(phone)).toBe('tel:7135550142');
  expect(callTo('+1 (713) 555-0142')).toBe('tel:+17135550142');
  expect(callTo('+442071838750')).toBe('tel:+442071838750');
});

test('an extension is dialled after a pause, and is never part of the number', () => {
  for (const phone of [
    '+17135550142;7',
    '+1 713 555 0142 ext. 7',
    '+1 713-555-0142 x7',
    '+17135550142x7',
    '+1 713 555 0142 #7',
    '+1 713 555 0142 Extension 7',
  ])
    expect(callTo(phone)).toBe('tel:+17135550142,7');
});
