import { expect, test } from 'vitest';
import { browserEmailField } from './email.ts';
import { lendingLeadSchema } from './lending.ts';
import { quizLeadSchema } from './quiz.ts';
import { waitlistSchema } from './waitlist.ts';

const letters = (count: number) => 'a'.repeat(count);

/** As Chromium's `checkValidity()` answers for each. */
const taken = [
  'dana@example.com',
  'dana@mail',
  'a&b@x.com',
  "o'hara+deal/1=2?{x}|~@x.co",
  'a..b@x.com',
  '.a@x.com',
  `dana@${letters(63)}.${letters(63)}`,
];
const refused = [
  'dana',
  'dana@',
  '@mail',
  'dana@mail.',
  'dana@-mail',
  'dana@mail-',
  'dana@ma_il',
  'dana@@mail',
  'da na@mail',
  '"dana d"@mail',
  'dana@[127.0.0.1]',
  'dána@mail',
  'dana@mail, eve@mail',
  'dana@mail\r\nBcc: eve@mail',
  `dana@${letters(64)}`,
  `${letters(250)}@mail`,
];

test.each(taken)('%j is accepted, as by the browser', (address) => {
  expect(browserEmailField.parse(` ${address} `)).toBe(address);
});

test.each(refused)('%j is refused', (address) => {
  const { error } = browserEmailField.safeParse(address);
  expect(error?.issues[0]?.message).toMatch(/^Please enter a valid email address$|under 254 characters$/);
});

test('quiz, lending and waitlist share the rule', () => {
  for (const email of taken) {
    expect(quizLeadSchema.parse({ firstName: 'Dana', email })).toEqual({ firstName: 'Dana', email });
    expect(lendingLeadSchema.parse({ name: 'Dana', email })).toEqual({ name: 'Dana', email });
    expect(waitlistSchema.parse({ name: 'Dana', email, phone: '1' })).toEqual({ name: 'Dana', email, phone: '1' });
  }
});
