import type { Market } from '../../../../../content/markets.ts';
import { nameState } from '../../../../domain/deals/where-it-lies.ts';
import { say, sayOwn } from '../../../words/say.ts';
import { tickText } from '../dollar-ticks.ts';
import type { BoxVerdict } from '../board/box-verdicts.ts';

/** What a state's buy boxes say of the deal. */
export interface StateVerdict {
  readonly state: string;
  readonly name: string;
  /** The box of the state that is nearest to taking the deal; its first one while no deal is typed. */
  readonly market: Market;
  /** How the state is drawn; `open` while no deal is typed. */
  readonly look: BoxVerdict['kind'] | 'open';
  /** Whether the property lies here. */
  readonly isHere: boolean;
  /** In a word or two, for its room: `to $450k`, `takes it`. */
  readonly short: string;
}

/** The highest price that any of these boxes takes. */
const highest = (boxes: readonly BoxVerdict[]) =>
  boxes.map(({ market }) => market.requirements.priceRange).toSorted((a, b) => b.maxDollars - a.maxDollars)[0];

const shortWords = {
  takes: 'takes it',
  needs: 'maybe',
  elsewhere: 'if there',
  away: 'not there',
  refuses: 'misses',
} as const;

/** One verdict for each state in which somebody buys: the best of its boxes'. The states stand in the order of the boxes. */
export function judgeStates(verdicts: readonly BoxVerdict[], isBegun: boolean): readonly StateVerdict[] {
  const states = [...new Set(verdicts.map(({ market }) => market.state))];
  return states.flatMap((state): StateVerdict[] => {
    const boxes = verdicts.filter(({ market }) => market.state === state);
    const [best] = boxes;
    const range = highest(boxes);
    if (best === undefined || range === undefined) return [];
    const name = sayOwn(nameState(state));
    const place = { state, name, market: best.market };
    if (!isBegun) {
      return [
        { ...place, look: 'open', isHere: false, short: say('to {price}', { price: tickText(range.maxDollars) }) },
      ];
    }
    const isHere = best.place === 'city' || best.place === 'state';
    return [{ ...place, look: best.kind, isHere, short: say(shortWords[best.kind]) }];
  });
}
