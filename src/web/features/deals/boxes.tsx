import { useState } from 'react';
import { regions, type RegionId } from '../../../../content/markets.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { BoxCard } from './box-card.tsx';
import { inRegion, isBegun, takers, type BoxVerdict } from './board/box-verdicts.ts';
import { useDealBoard, useVerdicts } from './board/deal-board.tsx';
import { useRegionOfChoice } from './use-region-of-choice.ts';
import { regionAddress, useRegion } from './use-region.ts';
import { say, sayOwn } from '../../words/say.ts';

/** The buy boxes, a tab for each region, sorted by verdict. While a box has the focus, the order stays. */
export function Boxes() {
  const verdicts = useVerdicts();
  const { region, search, showRegion } = useRegion();
  const { deal, chosenMarket } = useDealBoard();
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const order = held ?? verdicts.map(({ market }) => market.id);
  const inOrder = verdicts.toSorted((a, b) => order.indexOf(a.market.id) - order.indexOf(b.market.id));
  useRegionOfChoice(region, showRegion);
  return (
    <Tabs
      label={say('Regions')}
      look="regions"
      tabs={regions.map(({ id, name }) => ({
        id,
        name: <RegionName name={sayOwn(name)} verdicts={inRegion(verdicts, id)} />,
        href: regionAddress(id),
      }))}
      shown={region}
      onShow={showRegion}
      keepAll
    >
      {(id: RegionId) => (
        <div
          className="boxes"
          onFocus={() => setHeld(order)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) setHeld(null);
          }}
        >
          {inRegion(inOrder, id).map((verdict) => (
            <BoxCard
              key={verdict.market.id}
              verdict={verdict}
              deal={isBegun(deal) ? deal : null}
              chosen={verdict.market.id === chosenMarket}
              search={search}
            />
          ))}
        </div>
      )}
    </Tabs>
  );
}

function RegionName({ name, verdicts }: { name: string; verdicts: readonly BoxVerdict[] }) {
  const taking = takers(verdicts).length;
  return (
    <>
      <span>{name}</span>
      {taking > 0 && (
        <span className="taking">
          {taking}
          <span className="sr-only">{` ${say('would take it')}`}</span>
        </span>
      )}
    </>
  );
}
