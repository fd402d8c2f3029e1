import { expect, test } from 'vitest';
import { isSameCopy, judge } from './preconditions.ts';

const modified = 'Sat, 21 Nov 2026 12:00:00 GMT';
const before = 'Sat, 21 Nov 2026 11:59:59 GMT';
const after = 'Sat, 21 Nov 2026 12:00:01 GMT';
const strong = { etag: '"a"', lastModified: modified };
const weak = { etag: 'W/"a"', lastModified: null };

test.each([
  [{}, 'send'],
  [{ 'if-none-match': '"a"' }, 'unchanged'],
  [{ 'if-none-match': 'W/"a"' }, 'unchanged'],
  [{ 'if-none-match': '"x", W/"a" , "y"' }, 'unchanged'],
  [{ 'if-none-match': '*' }, 'unchanged'],
  [{ 'if-none-match': '"b"' }, 'send'],
  [{ 'if-none-match': '"aa"' }, 'send'],
  [{ 'if-none-match': '' }, 'send'],
  [{ 'if-modified-since': modified }, 'unchanged'],
  [{ 'if-modified-since': after }, 'unchanged'],
  [{ 'if-modified-since': before }, 'send'],
  [{ 'if-modified-since': 'yesterday' }, 'send'],
  // A tag counts before a date, whatever the date says.
  [{ 'if-none-match': '"b"', 'if-modified-since': after }, 'send'],
  [{ 'if-none-match': '"a"', 'if-modified-since': before }, 'unchanged'],
  [{ 'if-match': '"a"' }, 'send'],
  [{ 'if-match': '*' }, 'send'],
  [{ 'if-match': '"b"' }, 'failed'],
  [{ 'if-match': 'W/"a"' }, 'failed'],
  [{ 'if-match': '"a"', 'if-unmodified-since': before }, 'send'],
  [{ 'if-unmodified-since': before }, 'failed'],
  [{ 'if-unmodified-since': modified }, 'send'],
  [{ 'if-unmodified-since': 'yesterday' }, 'send'],
  [{ 'if-match': '"a"', 'if-none-match': '"a"' }, 'unchanged'],
])('a strong copy asked for with %o: %s', (headers, verdict) => {
  expect(judge(headers, strong)).toBe(verdict);
});

test.each([
  [{ 'if-none-match': '"a"' }, 'unchanged'],
  [{ 'if-none-match': 'W/"a"' }, 'unchanged'],
  [{ 'if-match': 'W/"a"' }, 'failed'],
  [{ 'if-modified-since': after }, 'send'],
  [{ 'if-unmodified-since': before }, 'send'],
])('a weak copy without a date asked for with %o: %s', (headers, verdict) => {
  expect(judge(headers, weak)).toBe(verdict);
});

test.each([
  [undefined, true],
  ['"a"', true],
  ['W/"a"', false],
  ['"b"', false],
  [modified, true],
  [after, false],
  ['', false],
])('the rest after If-Range %s is of the same copy: %s', (header, same) => {
  expect(isSameCopy(header, strong)).toBe(same);
});

test('the rest of a weak copy is never taken for the same', () => {
  expect([isSameCopy('W/"a"', weak), isSameCopy('"a"', weak)]).toEqual([false, false]);
});
