import { expect, test } from 'vitest';
import { readUtm, referringSite } from './touch.ts';

test('a referrer is listed as its site; none, the site itself and what is no web address are direct', () => {
  const own = ['hallway.example', 'localhost:3000'];
  expect(referringSite('https://www.google.com/search?q=crm', own)).toBe('https://www.google.com');
  expect(referringSite('http://localhost:3000/blog', own)).toBe('');
  expect(referringSite('https://hallway.example/', own)).toBe('');
  expect(referringSite(null, own)).toBe('');
  expect(referringSite('not an address', own)).toBe('');
  expect(referringSite('android-app://com.example', own)).toBe('');
});

test('UTM values are read from the landing page, blank ones are none', () => {
  expect(readUtm('/?utm_source=news&utm_medium=%20&utm_campaign=nov')).toEqual({
    source: 'news',
    medium: null,
    campaign: 'nov',
  });
  expect(readUtm('/buy-box')).toEqual({ source: null, medium: null, campaign: null });
});
