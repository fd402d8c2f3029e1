const HEAD = `4418 N Larkspur Ln, Fort Worth, TX 76133
$289,900
3 beds 2 baths 1,512 sqft
Year built: 1984
Lot size: 7,405 sqft
Property type: Single family residence
Parking: 2 car attached garage
Sewer: public sewer
`;

/** Nothing in it turns to another home, so no stage may put a part of it aside. */
const ROOMS = `Interior
Flooring: tile, carpet and laminate
Kitchen: granite counters, new range in 2021, breakfast bar, 12 x 14
Primary suite: walk-in closet, double vanity, 15 x 16
Remarks: The living room has a brick fireplace and opens to a covered patio. The roof was replaced in 2019 and the water heater in 2022.
Heating: central gas. Cooling: central electric, 2 units.
The fenced yard has mature oaks, a shed of 120 sq ft and room for a boat. Walk to the park; 5 minutes to I-20.
Utility costs run about $210 a month. HOA dues: none. Taxes: $5,120 (2024).
`;

/** One property's own words at that length: whatever stages a reader has, all of it is read. */
export function propertyText(length: number): string {
  return `${HEAD}${ROOMS.repeat(Math.ceil(length / ROOMS.length))}`.slice(0, length);
}
