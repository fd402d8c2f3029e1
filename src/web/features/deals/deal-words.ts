import { readDollars, readRooms, readSquareFeet, readYear } from '../../../contract/read-figure.ts';
import { inWords } from '../../../domain/words/count-words.ts';
import type { MoneyDeal } from '../../../domain/deals/weigh-offer.ts';
import { takers, type BoxVerdict } from './board/box-verdicts.ts';
import { say, sayOwn } from '../../words/say.ts';
import { tellFigure } from '../../../contract/tell-figure.ts';
import { capital } from '../../words/capital.ts';

/** `Your deal so far: 3 bed, 2 bath, 1,450 sq ft in Houston at $390,000.` Empty if no value can be read. */
export function describeDeal(deal: MoneyDeal): string {
  const rooms = (text: string | undefined) => (readRooms(text ?? '') === null ? null : (text ?? '').trim());
  const bedrooms = rooms(deal.bedrooms);
  const bathrooms = rooms(deal.bathrooms);
  const squareFeet = readSquareFeet(deal.squareFeet ?? '');
  const yearBuilt = readYear(deal.yearBuilt ?? '');
  const price = readDollars(deal.askingPrice ?? '');
  const house = [
    bedrooms !== null && (bedrooms === '1' ? say('1 bed') : say('{count} bed', { count: bedrooms })),
    bathrooms !== null && (bathrooms === '1' ? say('1 bath') : say('{count} bath', { count: bathrooms })),
    squareFeet !== null && say('{feet} sq ft', { feet: tellFigure(squareFeet) }),
    yearBuilt !== null && say('built {year}', { year: yearBuilt }),
  ].filter((part) => part !== false);
  const arv = readDollars(deal.arv ?? '');
  const repairs = readDollars(deal.estimatedRepairCost ?? '');
  const city = deal.city?.trim() || deal.state?.trim() || '';
  const words = [
    house.join(', '),
    city && say('in {place}', { place: city }),
    price !== null && say('at {sum}', { sum: `$${tellFigure(price)}` }),
  ]
    .filter(Boolean)
    .join(' ');
  const all = [
    words,
    arv !== null && say('ARV {sum}', { sum: `$${tellFigure(arv)}` }),
    repairs !== null && say('repairs {sum}', { sum: `$${tellFigure(repairs)}` }),
  ]
    .filter(Boolean)
    .join(', ');
  return all && say('Your deal so far: {deal}.', { deal: all });
}

/** Whether no box buys where the property lies. */
const isNowhere = (verdicts: readonly BoxVerdict[]) => verdicts.every(({ place }) => place === 'elsewhere');

/** Says how many boxes would take the deal; if none, how many still could or would elsewhere. */
export function describeTakers(verdicts: readonly BoxVerdict[]): string {
  const all = inWords(verdicts.length, say);
  const taking = takers(verdicts).length;
  if (taking > 0) return capital(say('{some} of {all} buy boxes would take it.', { some: inWords(taking, say), all }));
  const open = verdicts.filter(({ kind }) => kind === 'needs').length;
  if (open > 0)
    return capital(say('{some} of {all} buy boxes could still take it.', { some: inWords(open, say), all }));
  const elsewhere = verdicts.filter(({ kind }) => kind === 'elsewhere').length;
  if (elsewhere > 0)
    return say('None of {all} buy boxes would take it there; its figures fit {some} elsewhere.', {
      all,
      some: inWords(elsewhere, say),
    });
  if (isNowhere(verdicts)) return say('None of {all} buy boxes buys there.', { all });
  return say('None of {all} buy boxes would take it as it is.', { all });
}

/** A short form with names: `2 of 11 boxes would take it` and `Georgia, Florida`; if none would, the nearest box's verdict. */
export function summariseTakers(verdicts: readonly BoxVerdict[]): { count: string; names: string } {
  const taking = takers(verdicts);
  const count = say('{some} of {all} boxes would take it', { some: taking.length, all: verdicts.length });
  if (taking.length > 0) return { count, names: taking.map(({ market }) => sayOwn(market.title)).join(', ') };
  if (isNowhere(verdicts)) return { count, names: say('None buys there') };
  const [closest] = verdicts;
  return { count, names: closest === undefined ? '' : `${sayOwn(closest.market.title)}: ${closest.text}` };
}
