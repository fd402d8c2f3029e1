import type { Market } from '../../../../../content/markets.ts';
import { formatWholeDollars } from '../../../ui/format-money.ts';
import { say } from '../../../words/say.ts';

type PriceRange = Market['requirements']['priceRange'];

/** A price range in words: `to $450,000`, `$150,000 to $450,000`. */
export function describePriceRange({ minDollars, maxDollars }: PriceRange): string {
  const most = formatWholeDollars(maxDollars);
  return minDollars === null
    ? say('to {most}', { most })
    : say('{least} to {most}', { least: formatWholeDollars(minDollars), most });
}
