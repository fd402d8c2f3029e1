import { readFileSync } from 'node:fs';
import { openPlaces } from '../../src/domain/deals/listing/us-places.ts';

/** The places that the reader knows, from the file that the pages fetch. */
export const usPlaces = openPlaces(
  readFileSync(new URL('../../src/domain/deals/listing/us-places.txt', import.meta.url), 'utf8'),
);
