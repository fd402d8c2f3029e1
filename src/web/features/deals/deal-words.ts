import { readDollars, readRooms, readSquareFeet, readYear } from '../../../contract/read-figure.ts';
import type { MoneyDeal } from '../../../domain/deals/weigh-offer.ts';
import { takers, type BoxVerdict } from './board/box-verdicts.ts';

const numberWords = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

const inWords = (count: number) => numberWords[count] ?? String(count);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plain = (value: number) => value.toLocaleString('en-US');

/** `Your deal so far: 3 bed, 2 bath, 1,450 sq ft in Houston at $390,000.` Empty if no value can be read. */
export function describeDeal(deal: MoneyDeal): string {
  const rooms = (text: string | undefined) => (readRooms(text ?? '') === null ? null : (text ?? '').trim());
  const bedrooms = rooms(deal.bedrooms);
  const bathrooms = rooms(deal.bathrooms);
  const squareFeet = readSquareFeet(deal.squareFeet ?? '');
  const yearBuilt = readYear(deal.yearBuilt ?? '');
  const price = readDollars(deal.askingPrice ?? '');
  const house = [
    bedrooms !== null && `${bedrooms} bed`,
    bathrooms !== null && `${bathrooms} bath`,
    squareFeet !== null && `${plain(squareFeet)} sq ft`,
    yearBuilt !== null && `built ${yearBuilt}`,
  ].filter((part) => part !== false);
  const arv = readDollars(deal.arv ?? '');
  const repairs = readDollars(deal.estimatedRepairCost ?? '');
  const city = deal.city?.trim() || deal.state?.trim() || '';
  const words = [house.join(', '), city && `in ${city}`, price !== null && `at $${plain(price)}`]
    .filter(Boolean)
    .join(' ');
  const all = [words, arv !== null && `ARV $${plain(arv)}`, repairs !== null && `repairs $${plain(repairs)}`]
    .filter(Boolean)
    .join(', ');
  return all && `Your deal so far: ${all}.`;
}

/** Says how many boxes would take the deal; if none, how many still could or would elsewhere. */
export function describeTakers(verdicts: readonly BoxVerdict[]): string {
  const all = inWords(verdicts.length);
  const taking = takers(verdicts).length;
  if (taking > 0) return `${capital(inWords(taking))} of ${all} buy boxes would take it.`;
  const open = verdicts.filter(({ kind, place }) => kind === 'needs' && place !== 'elsewhere').length;
  if (open > 0) return `${capital(inWords(open))} of ${all} buy boxes could still take it.`;
  const elsewhere = verdicts.filter(({ kind }) => kind === 'elsewhere').length;
  if (elsewhere > 0)
    return `None of ${all} buy boxes would take it there; its figures fit ${inWords(elsewhere)} elsewhere.`;
  return `None of ${all} buy boxes would take it as it is.`;
}

/** A short form with names: `2 of 11 boxes would take it` and `Georgia, Florida`; if none would, the nearest box's verdict. */
export function summariseTakers(verdicts: readonly BoxVerdict[]): { count: string; names: string } {
  const taking = takers(verdicts);
  const count = `${taking.length} of ${verdicts.length} boxes would take it`;
  if (taking.length > 0) return { count, names: taking.map(({ market }) => market.title).join(', ') };
  const [closest] = verdicts;
  return { count, names: closest === undefined ? '' : `${closest.market.title}: ${closest.text}` };
}
