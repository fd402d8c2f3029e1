import type { ListingFieldName } from '../../../../contract/deal-fields.ts';
import { readDollars, readRooms, readSquareFeet, readYear } from '../../../../contract/read-figure.ts';
import { findAlternatives, nearnessOf } from '../../../../domain/deals/assess-market-fit.ts';
import { formatWholeDollars } from '../../../ui/format-money.ts';
import { tellFigure } from '../../../../contract/tell-figure.ts';

type Fields = Readonly<Partial<Record<ListingFieldName, string>>>;

/** What was read of a lead: its values, and those that were only inferred. */
export interface LeadReading {
  readonly fields: Fields;
  readonly assumed: readonly ListingFieldName[];
}

/** The card that the owner would have: each part as it is shown, empty where the text says nothing of it. */
export interface LeadCard {
  /** `4418 Larkspur Ln, Houston, TX`, or what is known of it. */
  readonly where: string;
  /** `3 bed, 2 bath` */
  readonly rooms: string;
  /** `1,450 sq ft, built 1998` */
  readonly house: string;
  /** `$390,000` */
  readonly asked: string;
  /** `ARV $520,000, repairs $35,000` */
  readonly money: string;
  /** What the text left out and a buyer asks for: `year built, occupancy`. */
  readonly askNext: readonly string[];
  /** How many buy boxes buy there and take it. */
  readonly takers: number;
}

const asksFor: readonly (readonly [ListingFieldName, string])[] = [
  ['propertyAddress', 'the address'],
  ['askingPrice', 'the price'],
  ['bedrooms', 'bedrooms'],
  ['bathrooms', 'bathrooms'],
  ['squareFeet', 'square feet'],
  ['yearBuilt', 'year built'],
  ['occupancy', 'who lives there'],
];
/** A text says of one of these if it says anything of a house. */
const telling: readonly ListingFieldName[] = [
  'propertyAddress',
  'city',
  'askingPrice',
  'bedrooms',
  'squareFeet',
  'arv',
];

const joined = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');
const dollars = (text: string | undefined) => {
  const amount = readDollars(text ?? '');
  return amount === null ? '' : formatWholeDollars(amount);
};

/** The owner's card of a lead; null if nothing of a house was read. */
export function makeCard({ fields, assumed }: LeadReading): LeadCard | null {
  const said: Fields = Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => text.trim() !== '' && !assumed.some((one) => one === name)),
  );
  if (!telling.some((name) => said[name] !== undefined)) return null;
  const squareFeet = readSquareFeet(said.squareFeet ?? '');
  const year = readYear(said.yearBuilt ?? '');
  const arv = dollars(said.arv);
  const repairs = dollars(said.estimatedRepairCost);
  const taking = findAlternatives(said, '').filter((market) => ['city', 'state'].includes(nearnessOf(said, market)));
  return {
    where: joined([said.propertyAddress, said.city, said.state]),
    rooms: joined([
      readRooms(said.bedrooms ?? '') !== null && `${said.bedrooms} bed`,
      readRooms(said.bathrooms ?? '') !== null && `${said.bathrooms} bath`,
    ]),
    house: joined([squareFeet !== null && `${tellFigure(squareFeet)} sq ft`, year !== null && `built ${year}`]),
    asked: dollars(said.askingPrice),
    money: joined([arv && `ARV ${arv}`, repairs && `repairs ${repairs}`]),
    askNext: asksFor.filter(([name]) => said[name] === undefined).map(([, words]) => words),
    takers: taking.length,
  };
}

/** `0.08 s`, `2.4 s`: how long it took. */
export function tellSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 1000 ? 2 : 1)} s`;
}

/** `2 buy boxes take it`. */
export function tellTakers({ takers }: LeadCard): string {
  if (takers === 0) return 'no buy box takes it yet';
  return takers === 1 ? '1 buy box takes it' : `${takers} buy boxes take it`;
}

/** The card as one sentence, for the eye and for the ear. */
export function tellCard(card: LeadCard, took: string): string {
  const facts = joined([card.where, card.rooms, card.house, card.asked && `asked ${card.asked}`, card.money]);
  return `On your desk in ${took}: ${facts}; ${tellTakers(card)}.`;
}

/** Cut to `most` letters, as the drawing has room for. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
