import type { Market } from '../../../../../content/markets.ts';
import { readDollars } from '../../../../contract/read-figure.ts';
import { adviseAsk } from '../../../../domain/deals/advise-ask.ts';
import { gapDollars, weighOffer, type MoneyDeal, type Offer } from '../../../../domain/deals/weigh-offer.ts';
import { nameState } from '../../../../domain/deals/where-it-lies.ts';
import { formatWholeDollars } from '../../../ui/format-money.ts';
import type { BoxVerdict } from '../board/box-verdicts.ts';
import { describePriceRange } from './price-range.ts';
import { say, sayAgain, sayOwn } from '../../../words/say.ts';

/** A payment in a few words: `$329,000 to $355,000`. */
function payment({ fromDollars, toDollars }: Offer & { kind: 'pays' }): string {
  const most = formatWholeDollars(toDollars);
  return fromDollars === toDollars ? most : say('{least} to {most}', { least: formatWholeDollars(fromDollars), most });
}

const sayWhy = (why: string) => sayAgain(why, 'Its card does not take it');

/** What a buyer pays, in a few words for its row; empty while it cannot be worked out. */
export function offerInShort(offer: Offer): string {
  if (offer.kind === 'pays') return say('pays {payment}', { payment: payment(offer) });
  return offer.kind === 'outside' ? sayWhy(offer.why) : '';
}

const share = ({ requirements: { offer } }: Market) =>
  offer === undefined || offer.fromPercent === offer.toPercent
    ? `${offer?.toPercent ?? 0}%`
    : `${offer.fromPercent}-${offer.toPercent}%`;

/** What a buyer pays and how that comes about, in sentences; what is missing where it cannot be worked out. */
function describeOffer(deal: MoneyDeal, market: Market, offer: Offer): string {
  if (offer.kind === 'outside') return say('{why}, so its card gives no price.', { why: sayWhy(offer.why) });
  if (offer.kind === 'needs') {
    const [first = '', second] = offer.missing.map((name) =>
      say(name === 'arv' ? 'the ARV' : 'the estimated repair cost'),
    );
    return second === undefined
      ? say('To see what its buyer pays, type {first} as one figure.', { first })
      : say('To see what its buyer pays, type {first} and {second}, each as one figure.', { first, second });
  }
  if (offer.kind === 'unsaid') return '';
  const repairs = readDollars(deal.estimatedRepairCost ?? '') ?? 0;
  const terms = say('{share} of ARV less {repairs} of repairs', {
    share: share(market),
    repairs: formatWholeDollars(repairs),
  });
  const values = { payment: payment(offer), terms };
  return offer.isCapped
    ? say('Its buyer pays {payment}: {terms} gives more, and it pays no more than its maximum.', values)
    : say('Its buyer pays {payment}: {terms}.', values);
}

function describeGap(deal: MoneyDeal, offer: Offer): string {
  const asking = readDollars(deal.askingPrice ?? '');
  const gap = gapDollars(deal, offer);
  if (offer.kind !== 'pays' || asking === null || gap === null) return '';
  if (gap > 0) return say('The gap to talk about is {gap}.', { gap: formatWholeDollars(gap) });
  return asking < offer.fromDollars ? say('You ask less than that.') : say('Your price lies within that.');
}

/** What the page says of a deal's money, of one box. */
export interface MoneySpeech {
  readonly headline: string;
  readonly text: string;
  /** The price to which one press lowers the deal; null where none helps. */
  readonly lowerToDollars: number | null;
  /** Whether the box takes the deal as it is. */
  readonly isTaken: boolean;
}

const isHere = ({ place }: BoxVerdict) => place === 'city' || place === 'state';

/**
 * What is said of the deal's money: of the box to whose price the deal is to be lowered, else of the chosen box, else of the first that buys
 * where the property lies. Null where there is nothing to say yet: no place, no price and no ARV.
 */
export function speakOfMoney(deal: MoneyDeal, chosenId: string, verdicts: readonly BoxVerdict[]): MoneySpeech | null {
  const advice = adviseAsk(deal, chosenId);
  const here = verdicts.filter(isHere);
  const wanted = advice?.market.id ?? chosenId;
  const verdict = here.find(({ market }) => market.id === wanted) ?? here[0];
  const asking = readDollars(deal.askingPrice ?? '');
  if (!verdict) return null;
  const { market, kind, text } = verdict;
  const offer = weighOffer(deal, market);
  const isMoneyTyped = offer.kind === 'pays' || offer.kind === 'outside';
  if (kind === 'needs' && !isMoneyTyped) return null;
  const gap = gapDollars(deal, offer) ?? 0;
  const money = [describeOffer(deal, market, offer), describeGap(deal, offer)];
  const box = sayOwn(market.title);
  const speech = (headline: string, first: string, lowerToDollars: number | null): MoneySpeech => ({
    headline,
    text: [first, ...money].filter(Boolean).join(' '),
    lowerToDollars,
    isTaken: kind === 'takes',
  });

  if (advice && asking !== null) {
    const over = say('You ask {sum} more.', { sum: formatWholeDollars(asking - advice.askDollars) });
    const sum = formatWholeDollars(advice.askDollars);
    return speech(say('Lower the ask to {sum} and {box} takes it.', { sum, box }), over, advice.askDollars);
  }
  if (kind === 'takes' && asking !== null) {
    const most = offer.kind === 'pays' && gap > 0 ? offer.toDollars : null;
    return speech(say('{box} takes it at {sum}.', { box, sum: formatWholeDollars(asking) }), '', most);
  }
  return speech(say('{box}, by its card', { box }), kind === 'refuses' ? `${text}.` : '', null);
}

/** A box's verdict for its row of the drawing; its price range while no deal is typed. */
export function rowWords({ market, kind, place, text }: BoxVerdict, isBegun: boolean): string {
  if (!isBegun) return describePriceRange(market.requirements.priceRange);
  const state = sayOwn(nameState(market.state));
  if (kind === 'refuses')
    return place === 'elsewhere'
      ? say('Elsewhere; {reason}', { reason: text.charAt(0).toLowerCase() + text.slice(1) })
      : text;
  if (place === 'elsewhere') return say('If in {state}', { state });
  return kind === 'takes' && place === 'unknown' ? say('{verdict}, if in {state}', { verdict: text, state }) : text;
}
