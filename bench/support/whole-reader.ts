export { readProperty } from '../../src/domain/deals/read-property.ts';
export { openPlaces } from '../../src/domain/deals/listing/us-places.ts';
