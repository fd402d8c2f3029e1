import { expect, test } from 'vitest';
import { adNetwork } from './ad-network.ts';
import { referrerOrigin } from './referrer-origin.ts';

test.each([
  ['gclid', 'Google Ads'],
  ['fbclid', 'Facebook or Instagram'],
  ['ScCid', 'Snapchat'],
])('a link with %s comes from %s', (name, network) => {
  expect(adNetwork(new URLSearchParams(`page=2&${name}=abc&x=1`))).toBe(network);
});

test('a link without the id of a click comes from no network', () => {
  expect(adNetwork(new URLSearchParams('page=gclid'))).toBeNull();
});

test.each([
  ['https://news.example:8443/a?b', 'https://news.example:8443'],
  ['http://news.example/a', 'http://news.example'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm'],
  ['ftp://files.example/', ''],
  ['no address', ''],
])('the referrer %s is of %s', (referrer, origin) => {
  expect(referrerOrigin(referrer)).toBe(origin);
});
