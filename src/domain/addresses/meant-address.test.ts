import { expect, test } from 'vitest';
import { growth } from '../../../test-support/growth.ts';
import { addressKey, meantAddress } from './meant-address.ts';

test.each([
  ['begun with a capital, as phones do', '/Book'],
  ['in capitals', '/BOOK'],
  ['with a slash too many', '//book/'],
  ['with the full stop of its sentence', '/book.'],
  ['with the bracket around it', '/book).'],
  ['with quotes', '/“book”'],
  ['with a space', '/book%20'],
  ['with a mark that nobody sees', '/book%E2%80%8B'],
  ['as a file', '/book.html'],
  ['as the file of a folder', '/book/index.html'],
  ['as an old file', '/book.htm'],
])('an address %s means its page', (_how, url) => {
  expect(meantAddress(url)).toEqual({ key: addressKey('/book'), query: '' });
});

test.each(['/buy-box', '/buybox', '/buy_box', '/Buy%20Box', '/buy\u2011box', '/buy–box'])(
  '%s means the page of these two words',
  (url) => {
    expect(meantAddress(url).key).toBe(addressKey('/buy-box'));
  },
);

test.each([
  ['/', ''],
  ['/)', ''],
  ['/index.html', ''],
  ['/blog/Over-40', 'blog/over40'],
  ['/blog//over-40', 'blog/over40'],
  ['/indexing.html', 'indexing'],
  ['/an-index.html', 'anindex'],
  ['/café', 'café'],
  ['/book.php', 'bookphp'],
  ['/html', 'html'],
  ['/index', 'index'],
  ['/v1.2.html', 'v12'],
  ['/book.html.', 'book'],
  ['/book.html/)', 'book'],
  ['/book/times', 'book/times'],
])('%s has the key "%s"', (path, key) => {
  expect(addressKey(path)).toBe(key);
});

test.each([
  ['/book?utm_source=card', 'utm_source=card'],
  ['/book&utm_source=card', 'utm_source=card'],
  ['/book%3Futm_source%3Dcard%26utm_medium%3Dprint', 'utm_source=card&utm_medium=print'],
  ['/book&utm_source=card?fbclid=x', 'utm_source=card&fbclid=x'],
  ['/book%26utm_source=a%20b', 'utm_source=a+b'],
  ['/book%23times', ''],
  ['/book%23times?a=b', 'a=b'],
  ['/book.?a=%E2%82', 'a=%E2%82'],
])('%s asks with the query "%s"', (url, query) => {
  expect(meantAddress(url)).toEqual({ key: 'book', query });
});

test('what cannot be decoded is read as it stands', () => {
  expect(meantAddress('/book%').key).toBe('book');
  expect(meantAddress('/%E2%82').key).toBe('e282');
});

test.each(['-', '.', '/', '-.', '%2D'])(
  'what a long run of “%s” takes grows with its length, not with its square',
  async (sign) => {
    const reading = (length: number) => {
      const url = `/${sign.repeat(length / sign.length)}a`;
      return () => meantAddress(url);
    };
    expect(await growth(reading, 12_000, 16)).toBeLessThan(80);
  },
);
