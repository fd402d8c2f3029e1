import { findMarket, type FitDeal } from '../../../../domain/deals/assess-market-fit.ts';
import { isCityOfOthers, nameState, placeOf } from '../../../../domain/deals/where-it-lies.ts';
import type { Market } from '../../../../../content/markets.ts';
import { useFieldId } from '../../../forms/field-id.ts';
import { chooseMarket, fillInForm, useDealBoard } from '../board/deal-board.tsx';
import { Button } from '../../../ui/button.tsx';
import { say, sayOwn } from '../../../words/say.ts';

/** Puts the box's state into the deal and chooses the box. Says whether the typed city is to be looked at again. */
export function moveDeal(deal: FitDeal, market: Market): { readonly isCityDoubtful: boolean } {
  fillInForm('state', market.state);
  chooseMarket(market.id);
  return { isCityDoubtful: isCityOfOthers(deal, market) };
}

interface PlaceQuestionProps {
  market: Market;
  typedPlace: string;
  onYes: () => void;
  onNo: () => void;
}

/** `Houston, TX`: where the deal says that the property lies. */
export function nameTypedPlace({ city = '', state = '' }: FitDeal): string {
  return [city.trim(), state.trim().toUpperCase()].filter(Boolean).join(', ');
}

/** Asked before a deal that is typed for one place goes to a box that buys in another state. */
export function PlaceQuestion({ market, typedPlace, onYes, onNo }: PlaceQuestionProps) {
  const state = sayOwn(nameState(market.state));
  return (
    <fieldset className="place-question all">
      <legend>{say('Is the property in {state}?', { state })}</legend>
      <p>
        {say('{box} buys there only, and your deal says {place}.', { box: sayOwn(market.title), place: typedPlace })}
      </p>
      <div className="row">
        <Button small onClick={onYes}>
          {say('Yes, it is in {state}', { state })}
        </Button>
        <Button small onClick={onNo}>
          {say('No')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The question under the choice of a box, while the chosen one buys in another state than the deal is typed for. */
export function ChosenPlaceQuestion() {
  const { deal, chosenMarket } = useDealBoard();
  const choice = useFieldId('targetMarket');
  const city = useFieldId('city');
  const market = findMarket(chosenMarket);
  if (!market || placeOf(deal, market) !== 'elsewhere') return null;
  return (
    <PlaceQuestion
      market={market}
      typedPlace={nameTypedPlace(deal)}
      onYes={() => {
        const { isCityDoubtful } = moveDeal(deal, market);
        document.getElementById(isCityDoubtful ? city : choice)?.focus();
      }}
      onNo={() => {
        chooseMarket('');
        document.getElementById(choice)?.focus();
      }}
    />
  );
}
