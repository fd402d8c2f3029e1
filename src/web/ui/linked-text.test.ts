import { expect, test } from 'vitest';
import { findLinks } from './linked-text.tsx';

const linksIn = (text: string) => findLinks(text).flatMap(({ href }) => (href === null ? [] : [href]));

test('web addresses become links, everything else stays text, and no character is lost', () => {
  const text =
    'Photos: https://a.example/1, more at drive.google.com/x (and www.b.example).\nI will text you the rest.';
  expect(findLinks(text)).toEqual([
    { text: 'Photos: ', href: null },
    { text: 'https://a.example/1', href: 'https://a.example/1' },
    { text: ', more at ', href: null },
    { text: 'drive.google.com/x', href: 'https://drive.google.com/x' },
    { text: ' (and ', href: null },
    { text: 'www.b.example', href: 'https://www.b.example/' },
    { text: ').\nI will text you the rest.', href: null },
  ]);
});

test.each([
  'I will text them to you',
  'soon.',
  'dana@photos.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  'ftp://files.example/1',
  'https://bank.example@evil.example/1',
  'https://',
  'St.Marys/2',
  '3/2 at 1.450 sq.ft',
  '',
])('%j holds no link', (text) => {
  expect(linksIn(text)).toEqual([]);
  expect(
    findLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('a link is always http or https', () => {
  expect(linksIn('HTTPS://A.example/?q="x" http://b.example:8080/<b>')).toEqual([
    'https://a.example/?q=',
    'http://b.example:8080/',
  ]);
});
