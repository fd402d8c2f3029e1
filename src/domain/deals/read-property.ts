import type { ListingFieldName } from '../../contract/deal-fields.ts';
import { readAddress } from './listing/address.ts';
import { bareFacts, gather } from './listing/evidence.ts';
import { readDetails, readLinks, readPhrases } from './listing/extras.ts';
import {
  isLand,
  settleArea,
  settleBaths,
  settleBeds,
  settleCars,
  settleGarage,
  settleLot,
  settleType,
  settleWords,
  settleYear,
  type Claim,
  type Passage,
} from './listing/settle.ts';
import { lex } from './listing/lex.ts';
import { readItems, readLines } from './listing/lines.ts';
import { isOffSale, settleArv, settleFee, settlePrice, settleRepairs } from './listing/money.ts';
import { readNumerals } from './listing/numerals.ts';
import { readPlace } from './listing/place-fields.ts';
import { PlaceReader } from './listing/places.ts';
import { ownLines } from './listing/scope.ts';
import { readStatements } from './listing/statements.ts';
import { findStreets } from './listing/streets.ts';
import type { Places } from './listing/us-places.ts';

/** What a pasted text says of a property: values for the deal form, which of them were inferred rather than read, and where in the text the others are. */
export interface ListingReading {
  readonly fields: Readonly<Partial<Record<ListingFieldName, string>>>;
  readonly assumed: ListingFieldName[];
  readonly where: Partial<Record<ListingFieldName, Passage>>;
}

/** What the reader needs besides the text: the present year, which bounds the year built, and the places known by name. */
export interface ListingContext {
  readonly currentYear: number;
  readonly places: Places;
}

/** Reads a pasted text by the rules of listing/SPEC.md, except for the buy box. Any text is accepted. */
export function readProperty(text: string, { currentYear, places: list }: ListingContext): ListingReading {
  const tokens = readNumerals(lex(text));
  const places = new PlaceReader(tokens, text, list);
  const streets = findStreets(tokens, text, places);
  const lines = readLines(readItems(tokens, streets, places), streets, text);
  const { address, isUnread } = readAddress(lines, streets, text, ({ from }) => tokens[from]?.start ?? 0);
  const own = ownLines(lines, address?.line ?? 0, address?.street);
  const statements = readStatements(own, text, list);
  const evidence = gather(statements, currentYear);
  const { said } = evidence;
  const bounds = [...evidence.bounds, ...bareFacts(evidence, currentYear)];
  const ofHouse = isLand(said) ? [] : bounds;
  const alone = evidence.loose.filter((found) => found.alone).map(({ item }) => item);
  const place = readPlace(statements, own, address?.street.place, isUnread, alone, places);
  const beds = settleBeds(ofHouse);
  const isOnSale = !isOffSale(own);
  const first = address && tokens[address.street.from];
  const last = address && tokens[address.street.to - 1];
  const claims: [ListingFieldName, Claim | undefined][] = [
    [
      'propertyAddress',
      address && first && last && { value: address.street.value, rank: 1, start: first.start, end: last.end },
    ],
    ['city', place.city],
    ['state', place.state],
    ['zipCode', place.zipCode],
    ['bedrooms', beds],
    ['bathrooms', settleBaths(ofHouse)],
    ['squareFeet', settleArea(ofHouse)],
    ['lotSize', settleLot(bounds)],
    ['yearBuilt', settleYear(ofHouse, currentYear)],
    ['garage', settleGarage(settleCars(ofHouse), said, beds, own)],
    ['askingPrice', settlePrice(bounds, evidence.bare, isOnSale)],
    ['arv', settleArv(bounds)],
    ['estimatedRepairCost', settleRepairs(bounds)],
    ['currentCondition', settleWords(said, 'currentCondition')],
    ['septicSystem', settleWords(said, 'septicSystem')],
    ['propertyType', settleType(said, beds)],
    ['pool', settleWords(said, 'pool')],
    ['photoLinks', readLinks(tokens, text, own.at(-1)?.end ?? 0)],
    ['occupancy', settleWords(said, 'occupancy')],
    ['assignmentFee', settleFee(bounds, text)],
    ...readPhrases(own, text),
    ['additionalDetails', readDetails(own, text)],
  ];
  return readingOf(claims);
}

function readingOf(claims: readonly (readonly [ListingFieldName, Claim | undefined])[]): ListingReading {
  const fields: Partial<Record<ListingFieldName, string>> = {};
  const assumed: ListingFieldName[] = [];
  const where: Partial<Record<ListingFieldName, Passage>> = {};
  for (const [name, claim] of claims) {
    if (claim === undefined) continue;
    fields[name] = claim.value;
    if (claim.assumed) assumed.push(name);
    else where[name] = { start: claim.start, end: claim.end };
  }
  return { fields, assumed, where };
}
