import { expect, test } from 'vitest';
import { readStages } from '../../../../test-support/listings/read-stages.ts';

test.each([
  ['personal, non-commercial use', []],
  ['the house can easily be vacated', []],
  ['association pool and tennis', []],
  ['HOA dues $210 include the pool', []],
  ['room for a pool', []],
  ['Solar: leased', []],
  ['Currently leased: no', []],
  ['Is it vacant?', []],
  ['Is it vacant? Yes', ['occupancy Vacant']],
  ['great rental potential', []],
  ['tenant moved out', []],
  ['dueño directo, sin agentes', []],
  ['zoned single family', []],
  ['Water/Sewer: public water, septic tank', ['septicSystem septic']],
  ['city water + sewer', ['septicSystem city-sewer']],
  ['above ground pool was removed', ['pool no']],
  ['Pool?: No', ['pool no']],
  ['Pool on property\nNo', ['pool no']],
  ['Garage:\nNone', ['garage none']],
  ['Type: Residential', []],
  ['Subdivision: Glenbrook SEC 8', []],
  ['septic needed', []],
  ['Pool in the community', []],
  ['central vac', []],
  ['3/1 | vac | 38k', ['occupancy Vacant']],
  ['the owners have been there since 1987', ['occupancy Owner-occupied']],
  ['my son is renting it', ['occupancy Tenant-occupied']],
  ['VACANT LAND - 2 acres', ['propertyType land']],
  ['backs up to vacant land', []],
  ['vacent and septik', ['occupancy Vacant', 'septicSystem septic']],
])('what %j says (16, 17, 18, 20, 32)', (text, said) => {
  expect(readStages(text).said).toEqual(said);
});
