import type { Market } from '../../../../../content/markets.ts';
import { adviseAsk } from '../../../../domain/deals/advise-ask.ts';
import type { MoneyDeal } from '../../../../domain/deals/weigh-offer.ts';
import { Button } from '../../../ui/button.tsx';
import { formatWholeDollars } from '../../../ui/format-money.ts';
import { say } from '../../../words/say.ts';

interface LowerAskProps {
  deal: MoneyDeal & { readonly targetMarket: string };
  /** With the box and the price, in whole US dollars. */
  onLower: (market: Market, askDollars: number) => void;
}

/** One press that lowers a refused deal's price to what its box takes, where nothing but the price is in the way. */
export function LowerAsk({ deal, onLower }: LowerAskProps) {
  const advice = adviseAsk(deal, deal.targetMarket);
  if (advice?.market.id !== deal.targetMarket) return null;
  return (
    <>
      <p>{say('Nothing but the price is in the way:')}</p>
      <Button variant="go" small onClick={() => onLower(advice.market, advice.askDollars)}>
        {say('Lower the ask to {sum}', { sum: formatWholeDollars(advice.askDollars) })}
      </Button>
    </>
  );
}
