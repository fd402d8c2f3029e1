import { expect, test } from 'vitest';
import { setTrust, trustRules } from './trusted-types.ts';

const page = 'https://site.example/buy-box?from=mail';
const { createHTML, createScriptURL } = trustRules(page, { ownMarkup: false });

test.each([
  '/assets/start-1a2b.js',
  'https://site.example/push-worker.js',
  'https://js.stripe.com/endive/stripe.js',
  'https://a1.js.stripe.com/more.js',
])('a script may come from %s', (address) => {
  expect(createScriptURL(address)).toBe(address);
});

test.each([
  'https://elsewhere.example/a.js',
  '//elsewhere.example/a.js',
  'http://site.example/a.js',
  'https://notjs.stripe.com/a.js',
  'https://js.stripe.com.elsewhere.example/a.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://elsewhere.example/1',
  'https://',
])('no script comes from %s', (address) => {
  expect(createScriptURL(address)).toBeNull();
});

test('text becomes no element, whatever it holds; an empty text and facts without markup stay', () => {
  for (const markup of ['<img src=x onerror=alert(1)>', '<b>', 'words <', '<script>alert(1)</script>'])
    expect(createHTML(markup)).toBeNull();
  for (const markup of ['', '{"@type":"Organization","name":"A \\u003c B"}', '<script></script>'])
    expect(createHTML(markup)).toBe(markup);
});

test('nothing lets text through as code', () => {
  expect(Object.keys(trustRules(page, { ownMarkup: false })).toSorted()).toEqual(['createHTML', 'createScriptURL']);
});

test('where only the page’s own text is shown, markup is let through, and still no stranger’s script', () => {
  const trusting = trustRules(page, { ownMarkup: true });
  expect(trusting.createHTML('<p>See the free times</p>')).toBe('<p>See the free times</p>');
  expect(trusting.createScriptURL('https://elsewhere.example/a.js')).toBeNull();
});

test('a browser without Trusted Types goes on without', () => {
  expect(() => setTrust({ location: { href: page } }, { ownMarkup: false })).not.toThrow();
});
