import { expect, test } from 'vitest';
import { meantAddress } from './meant-address.ts';
import { createFindRedirect, readRedirectLines, readRedirects, redirectKey, redirectTarget } from './redirects.ts';

test('a list has a redirect on each line, with remarks and empty lines between, from any editor', () => {
  const list = '\uFEFF# from before\r\n\r\n/old\t /book  # printed on the card\r\n/shop/*   /#portfolio\r/a /b';
  expect(readRedirects(list)).toEqual([
    { from: '/old', to: '/book' },
    { from: '/shop/*', to: '/#portfolio' },
    { from: '/a', to: '/b' },
  ]);
  expect(readRedirectLines(list).map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(readRedirectLines('/a\n/a /b /c')).toEqual([
    { line: 1, words: ['/a'] },
    { line: 2, words: ['/a', '/b', '/c'] },
  ]);
});

test('an address is found as it was meant; one of its own comes before that of everything below', () => {
  const find = createFindRedirect([
    { from: '/Old-Shop/*', to: '/shop' },
    { from: '/old-shop/gold/*', to: '/gold' },
    { from: '/old-shop/ring', to: '/ring' },
  ]);
  const found = (url: string) => {
    const { key } = meantAddress(url);
    return find(key, 'own') ?? find(key, 'below');
  };
  expect(found('/old-shop')).toBe('/shop');
  expect(found('/OLDSHOP/a/b.html')).toBe('/shop');
  expect(found('/old-shop/ring.')).toBe('/ring');
  expect(found('/old-shop/ring/small')).toBe('/shop');
  expect(found('/old-shop/gold')).toBe('/gold');
  expect(found('/old-shop/gold/fine')).toBe('/gold');
  expect(found('/old-shopping')).toBeNull();
  expect(found('/')).toBeNull();
  const all = createFindRedirect([{ from: '/*', to: '/' }]);
  expect([all('old/ring', 'below'), all('ring', 'own')]).toEqual(['/', null]);
});

test('two ways to write one address have one key, and an address and everything below it have two', () => {
  expect(redirectKey('/Old-Page/')).toBe(redirectKey('/oldpage'));
  expect(redirectKey('/old/*')).not.toBe(redirectKey('/old'));
  expect(redirectKey('/Old/*')).toBe(redirectKey('/old/*'));
});

test.each([
  ['/book', '', '/book'],
  ['/book', 'gclid=1', '/book?gclid=1'],
  ['/book?utm_source=card', 'gclid=1', '/book?utm_source=card&gclid=1'],
  ['/?a=1#top', 'b=2', '/?a=1&b=2#top'],
  ['/#top', 'b=2', '/?b=2#top'],
  ['/book#top', '', '/book#top'],
  ['https://shop.example/x', 'gclid=1', 'https://shop.example/x'],
])('to %s with the query "%s" is %s', (to, query, target) => {
  expect(redirectTarget(to, { query })).toBe(target);
});
