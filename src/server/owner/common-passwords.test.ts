import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import list from './common-passwords.json' with { type: 'json' };

test('the passwords that people take most are known, in capitals too', () => {
  expect(list.passwords).toBeGreaterThan(3000);
  for (const password of ['1qaz2wsx3edc', 'sonyericsson', 'chickenwing101', 'Q1W2E3R4T5Y6', 'leavemealone'])
    expect([password, isCommonPassword(password)]).toEqual([password, true]);
});

test('words that have nothing to do with each other are on no list', () => {
  const own = Array.from({ length: 5000 }, (_, number) => `kettle ${number} moss hallway ${number * 7}`);
  expect(own.filter(isCommonPassword)).toEqual([]);
});
