import { expect, test } from 'vitest';
import { acceptedCodings } from './accepted-codings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['gzip, deflate', 'gzip identity'],
  ['GZIP', 'gzip identity'],
  ['br;q=0.2, gzip;q=0.9', 'gzip br identity'],
  ['br; q=0, gzip', 'gzip identity'],
  ['br;q=0.000, *', 'gzip identity'],
  ['*', 'br gzip identity'],
  ['*;q=0', 'identity'],
  // Chrome asks so for parts of a video.
  ['identity;q=1, *;q=0', 'identity'],
  ['identity, br;q=0.5', 'identity br'],
  ['identity;q=0.5, gzip', 'gzip identity'],
  ['identity;q=0, gzip', 'gzip identity'],
  ['br;q=2, gzip;q=x', 'br gzip identity'],
  [',,;q=1', 'identity'],
])('%s takes %s', (header, codings) => {
  expect(acceptedCodings(header)).toEqual(codings.split(' '));
});
