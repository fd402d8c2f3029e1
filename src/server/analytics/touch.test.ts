import { expect, test } from 'vitest';
import { readUtm, referringSite } from './touch.ts';

test('a referrer is listed as its site or its app; none, the site itself and what is neither are direct', () => {
  const own = ['hallway.example', 'localhost:3000'];
  expect(referringSite('https://www.google.com/search?q=crm', own)).toBe('https://www.google.com');
  expect(referringSite('http://localhost:3000/blog', own)).toBe('');
  expect(referringSite('https://hallway.example/', own)).toBe('');
  expect(referringSite(null, own)).toBe('');
  expect(referringSite('not an address', own)).toBe('');
  expect(referringSite('about:client', own)).toBe('');
  expect(referringSite('android-app://com.google.android.gm/', own)).toBe('android-app://com.google.android.gm');
});

test('UTM values are read from the landing page, blank ones are none', () => {
  expect(readUtm('/?utm_source=news&utm_medium=%20&utm_campaign=nov')).toEqual({
    source: 'news',
    medium: null,
    campaign: 'nov',
  });
  expect(readUtm('/buy-box')).toEqual({ source: null, medium: null, campaign: null });
});

test.each([
  ['/?gclid=Cj0KCQ', 'Google Ads'],
  ['/book?gad_source=1', 'Google Ads'],
  ['/?wbraid=CjgKCA', 'Google Ads'],
  ['/?fbclid=IwAR2x', 'Facebook or Instagram'],
  ['/?ScCid=4f2c', 'Snapchat'],
  ['/?fbclid=IwAR2x&utm_source=letter', 'letter'],
  ['/?msclkid=81c2&utm_source=', 'Microsoft Ads'],
  ['/?ref=gclid', null],
])('the click of %s came from %s', (landingPage, source) => {
  expect(readUtm(landingPage)).toEqual({ source, medium: null, campaign: null });
});
