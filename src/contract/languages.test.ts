import { expect, test } from 'vitest';
import { inEnglish, languageOf, languagesOf, otherLanguage, pathIn } from './languages.ts';
import { NOT_FOUND_PATH, pageTitle, recordedPath } from './paths.ts';

test('a page that is there in both languages leads to the other, with its query', () => {
  expect(otherLanguage('/book')).toEqual({ language: 'es', path: '/es/book' });
  expect(otherLanguage('/es/book')).toEqual({ language: 'en', path: '/book' });
  expect(otherLanguage('/blog')).toBeNull();
  // As the build renders them.
  expect(otherLanguage('/book/')).toEqual({ language: 'es', path: '/es/book' });
  expect(otherLanguage('/es/book/')).toEqual({ language: 'en', path: '/book' });
  expect(pathIn('es', '/book?booking=a.b')).toBe('/es/book?booking=a.b');
  expect(pathIn('es', '/blog')).toBe('/blog');
  expect(pathIn('en', '/book')).toBe('/book');
  expect([languageOf('/es/book'), languageOf('/estates'), languageOf('/book')]).toEqual(['es', 'en', 'en']);
  expect([inEnglish('/es/book/times'), inEnglish('/estates')]).toEqual(['/book/times', '/estates']);
  expect([languagesOf('/book'), languagesOf('/blog')]).toEqual([['en', 'es'], ['en']]);
});

test('a page in Spanish is counted as a page of its own, and no other path is', () => {
  expect(recordedPath('/es/book/?utm_source=x')).toBe('/es/book');
  expect(pageTitle('/es/book')).toBe(`${pageTitle('/book')} (Spanish)`);
  for (const path of ['/es', '/es/', '/es/blog', '/es/es/book', '/es/404'])
    expect(recordedPath(path)).toBe(NOT_FOUND_PATH);
});
