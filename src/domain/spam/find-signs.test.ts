import { expect, test } from 'vitest';
import { findSigns, isThrowaway, type JudgedArrival, type JudgedCounts, type JudgedForm } from './find-signs.ts';
import type { Sign } from './signs.ts';

const ada: JudgedForm = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  texts: ['Vacant since May, lockbox at the door.'],
};
const script = { filledMs: 20_000, isTrapFilled: false, isProven: true };
const plain: JudgedArrival = { check: null, isTrapSent: false };
const first: JudgedCounts = { addressesOfText: 1, addressesOfNetwork: 1, sameForms: 1 };

test('neither a person with script nor one without, nor a plain call of the API, gives a sign (5)', () => {
  expect(findSigns(ada, plain, first)).toEqual([]);
  expect(findSigns(ada, { ...plain, check: script }, first)).toEqual([]);
  expect(findSigns(ada, { ...plain, check: { ...script, filledMs: null } }, first)).toEqual([]);
});

test.each<[Sign[], Partial<JudgedForm>]>([
  [['link-in-name'], { name: 'See https://pills.example' }],
  [['link-in-name'], { name: 'www.pills.example' }],
  [['link-in-name', 'links-in-name'], { name: 'http://a.example http://b.example' }],
  [['link-code'], { texts: ['Nice site <a href="https://pills.example">pills</a>'] }],
  [['link-code'], { texts: ['[url=https://pills.example]pills[/url]'] }],
  [['link-code', 'link-in-name'], { name: '<A class=x HREF=http://pills.example>' }],
  [['many-links'], { texts: ['http://a.example http://b.example', 'http://c.example www.d.example www.e.example'] }],
  [[], { texts: ['http://a.example http://b.example http://c.example http://d.example'] }],
  [[], { name: 'Smith Homes LLC (smithhomes.com)' }],
  [[], { name: '<script>alert(1)</script>', texts: ['<a href="javascript:alert(1)">x</a>'] }],
  [['throwaway-mail'], { email: 'x@Mailinator.com' }],
])('gives %j: %j (9-11)', (signs, change) => {
  expect(findSigns({ ...ada, ...change }, plain, first).toSorted()).toEqual(signs.toSorted());
});

test.each<[Sign[], Partial<JudgedArrival>]>([
  [['hidden-field'], { isTrapSent: true }],
  [['hidden-field'], { check: { ...script, isTrapFilled: true } }],
  [['wrong-proof'], { check: { ...script, isProven: false } }],
  [['too-fast'], { check: { ...script, filledMs: 999 } }],
  [[], { check: { ...script, filledMs: 1000 } }],
])('gives %j: %j (6-8)', (signs, change) => {
  expect(findSigns(ada, { ...plain, ...change }, first)).toEqual(signs);
});

test.each<[Sign[], Partial<JudgedCounts>]>([
  [[], { addressesOfText: 5, addressesOfNetwork: 29, sameForms: 4 }],
  [['text-to-many'], { addressesOfText: 6 }],
  [['text-to-many'], { addressesOfText: 20 }],
  [['text-to-many', 'text-to-very-many'], { addressesOfText: 21 }],
  [['busy-network'], { addressesOfNetwork: 30 }],
  [['repeated'], { sameForms: 5 }],
])('gives %j: %j (12)', (signs, change) => {
  expect(findSigns(ada, plain, { ...first, ...change })).toEqual(signs);
});

test('a part of a throwaway service is one too, and what only looks like one is not', () => {
  expect(['a@x.mailinator.com', 'a@YOPMAIL.com'].map(isThrowaway)).toEqual([true, true]);
  expect(['a@notmailinator.com', 'a@mailinator.com.example', 'mailinator.com@example.com'].map(isThrowaway)).toEqual([
    false,
    false,
    false,
  ]);
});
