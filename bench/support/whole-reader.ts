export { parseListing } from '../../src/domain/deals/parse-listing.ts';
export { openPlaces } from '../../src/domain/deals/listing/us-places.ts';
