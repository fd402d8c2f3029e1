import { beforeTail } from './listing/before-tail.ts';
import { readHouse } from './listing/facts/house-facts.ts';
import { openRecords } from './listing/facts/open-records.ts';
import { readLabelled } from './listing/facts/read-labelled.ts';
import { readPairs, type WordField } from './listing/facts/read-pairs.ts';
import { readBareYears, readBathCount, readBedCount } from './listing/facts/read-counts.ts';
import { readBuiltIn, readCars, readLivingArea, readLot } from './listing/facts/read-measures.ts';
import type { ListingFieldName, ListingFields, Reading } from './listing/listing-fields.ts';
import type { ListingContext, ListingReading } from './listing-next/read-listing.ts';
import { readSums } from './listing/money.ts';
import { normaliseText } from './listing/normalise-text.ts';
import { pairLines } from './listing/pair-lines.ts';
import { readAddress } from './listing/read-address.ts';
import { readCity } from './listing/read-city.ts';
import { readDetails, readPhrases } from './listing/read-extras.ts';
import { readGarage } from './listing/read-garage.ts';
import { readPhotoLinks } from './listing/read-links.ts';
import { readLotSize } from './listing/read-lot.ts';
import { readTargetMarket } from './listing/read-market.ts';
import { readAssignmentFee, readPrice, readRepairs } from './listing/read-price.ts';
import { readBathrooms, readBedrooms } from './listing/read-rooms.ts';
import { readSquareFeet } from './listing/read-size.ts';
import { readCondition, readOccupancy, readPool, readPropertyType, readSewer } from './listing/read-words.ts';
import { readYearBuilt } from './listing/read-year.ts';
import { mainLines } from './listing/sections.ts';
import { splitLabels } from './listing/split-labels.ts';
import { splitLines } from './listing/split-lines.ts';

export type { ListingReading };

/**
 * Reads what somebody pasted (a portal's page, an MLS sheet, remarks, a wholesaler's text) by the rules of listing/SPEC.md.
 * Any text is taken, none is refused; `currentYear` bounds the year built. What the text does not say is not in `fields`.
 *
 * Figures are read by the words bound to them (`listing/facts`); where those say nothing, by looser patterns over the lines.
 */
export function parseListing(
  text: string,
  { currentYear }: Pick<ListingContext, 'currentYear'> & Partial<ListingContext>,
): ListingReading {
  const plain = openRecords(splitLines(normaliseText(beforeTail(text))));
  const address = readAddress(plain);
  const own = mainLines(plain, address?.line ?? 0);
  const lines = pairLines(splitLabels(own));
  const house = readHouse(own, address?.street);
  const sums = readSums(lines);
  const pairs = readPairs(own);
  const said = (field: WordField, orElse: () => Reading | undefined): Reading | undefined => {
    const labelled = readLabelled(pairs, field);
    return labelled === undefined ? orElse() : (labelled ?? undefined);
  };
  const place = readCity(lines, address, pairs);
  const bedrooms = readBedCount(house) ?? readBedrooms(lines);
  const readings: [ListingFieldName, Reading | undefined][] = [
    ['propertyAddress', address && { value: address.street }],
    ...place,
    ['bedrooms', bedrooms],
    ['bathrooms', readBathCount(house) ?? readBathrooms(lines)],
    ['squareFeet', readLivingArea(house.facts) ?? readSquareFeet(lines)],
    ['lotSize', readLot(house.facts) ?? readLotSize(lines)],
    ['yearBuilt', readBuiltIn(house.facts, readBareYears(house), currentYear) ?? readYearBuilt(lines, currentYear)],
    [
      'garage',
      readGarage(lines, {
        cars: readCars(house.facts),
        labelled: said('garage', () => undefined),
        bedrooms: bedrooms?.value,
      }),
    ],
    ['askingPrice', readPrice(sums, own, [place.get('zipCode')?.value, address?.street])],
    ['estimatedRepairCost', readRepairs(sums)],
    ['currentCondition', readCondition(lines)],
    ['septicSystem', said('sewer', () => readSewer(lines))],
    ['propertyType', said('type', () => readPropertyType(lines, bedrooms?.value))],
    ['pool', said('pool', () => readPool(lines))],
    ['photoLinks', readPhotoLinks(lines)],
    ['occupancy', said('occupancy', () => readOccupancy(lines))],
    ['assignmentFee', readAssignmentFee(sums)],
    ...readPhrases(own),
    ['additionalDetails', readDetails(own)],
  ];
  return withMarket(collect(readings));
}

function collect(
  readings: readonly (readonly [ListingFieldName, Reading | undefined])[],
): Omit<ListingReading, 'where'> {
  const fields: ListingFields = {};
  const assumed: ListingFieldName[] = [];
  for (const [name, reading] of readings) {
    if (!reading) continue;
    fields[name] = reading.value;
    if (reading.assumed) assumed.push(name);
  }
  return { fields, assumed };
}

/** Nothing is assumed of a text that says nothing. */
function withMarket({ fields, assumed }: Omit<ListingReading, 'where'>): ListingReading {
  const market = readTargetMarket(fields);
  return market
    ? { fields: { ...fields, targetMarket: market.value }, assumed: [...assumed, 'targetMarket'], where: {} }
    : { fields, assumed, where: {} };
}
