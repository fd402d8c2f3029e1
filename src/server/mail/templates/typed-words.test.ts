import { expect, test } from 'vitest';
import { greetable, greetingTo, oneLine, quotablePlace } from './typed-words.ts';

test.each(['Ada', 'Zoë', 'María José', 'O’Brien', "D'Arcy", 'Jean-Luc', 'J. R.', '李小龙', 'Dr. Ada Byron'])(
  '%s is a name to greet by',
  (name) => {
    expect(greetable(name)).toBe(name);
  },
);

test.each([
  '',
  ' \u200b ',
  'casino.example',
  'www casino',
  'http://x',
  'eve@example.com',
  'Win $500!',
  'Call 555 0100',
  'a/b',
  '<b>Ada</b>',
  'Ada '.repeat(20),
])('%j is no name to greet by', (typed) => {
  expect(greetable(typed)).toBeNull();
  expect(greetingTo(typed)).toBe('Hello,');
});

test('a greeting takes the first name', () => {
  expect(greetingTo('  Ada\nByron ')).toBe('Hello Ada,');
  expect(greetingTo('Dr. Ada Byron')).toBe('Hello Dr. Ada Byron,');
  expect(greetingTo('J R Hartley')).toBe('Hello J R Hartley,');
});

test('an address of a property may have figures, and no link', () => {
  expect(quotablePlace('4418 Larkspur Ln #4, St. Louis, MO')).toBe('4418 Larkspur Ln #4, St. Louis, MO');
  for (const typed of ['4418 Larkspur, see casino.example', 'https://x', '']) expect(quotablePlace(typed)).toBeNull();
});

test('what was typed comes onto one line without invisible characters', () => {
  expect(oneLine(' a\r\nb\u2028c\u0000\u202ed\u00a0e \uD800')).toBe('a b c d e \uFFFD');
});

test('an encoded word stays the letters that were typed', () => {
  expect(oneLine('=?utf-8?B?d3d3LmNhc2luby5leGFtcGxl?=')).toBe('= ?utf-8?B?d3d3LmNhc2luby5leGFtcGxl?=');
});
