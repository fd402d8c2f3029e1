import { Tabs } from '@base-ui/react/tabs';
import { useRef, useState } from 'react';
import { regions, type RegionId } from '../../../../content/markets.ts';
import { BoxCard } from './box-card.tsx';
import { inRegion, isBegun, takers, type BoxVerdict } from './box-verdicts.ts';
import { useDealBoard } from './deal-board.tsx';
import { useRegionOfChoice } from './use-region-of-choice.ts';
import { useVerdicts } from './use-verdicts.ts';
import { readRegion, regionAddress, useRegion } from './use-region.ts';

/** The buy boxes, a tab for each region; those that would take the deal stand first. */
export function Boxes() {
  const verdicts = useVerdicts();
  const { region, search, showRegion } = useRegion();
  const byKey = useRef(false);
  useRegionOfChoice(region, showRegion);
  return (
    <Tabs.Root
      value={region}
      onValueChange={(value: unknown) => showRegion(readRegion(value), { byKey: byKey.current })}
    >
      <Tabs.List
        className="region-tabs"
        aria-label="Regions"
        activateOnFocus
        onKeyDownCapture={() => (byKey.current = true)}
        onPointerDownCapture={() => (byKey.current = false)}
      >
        {regions.map(({ id, name }) => (
          <RegionTab key={id} id={id} name={name} taking={takers(inRegion(verdicts, id)).length} />
        ))}
      </Tabs.List>
      <Panels verdicts={verdicts} search={search} />
    </Tabs.Root>
  );
}

/** A link, so that it leads to its boxes before the page's script is there. */
function RegionTab({ id, name, taking }: { id: RegionId; name: string; taking: number }) {
  return (
    <Tabs.Tab
      value={id}
      className="region-tab"
      nativeButton={false}
      onClick={stayOnPage}
      render={({ children, ...props }) => (
        <a {...props} href={regionAddress(id)}>
          {children}
        </a>
      )}
    >
      <span>{name}</span>
      {taking > 0 && (
        <span className="taking">
          {taking}
          <span className="sr-only"> would take it</span>
        </span>
      )}
    </Tabs.Tab>
  );
}

/** The tabs turn by themselves; a press that asks for a new window is the browser's. */
function stayOnPage(event: React.MouseEvent) {
  if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) event.preventDefault();
}

/** While somebody is among the boxes, none of them moves. */
function Panels({ verdicts, search }: { verdicts: readonly BoxVerdict[]; search: string }) {
  const { deal, chosenMarket } = useDealBoard();
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const order = held ?? verdicts.map(({ market }) => market.id);
  const shown = verdicts.toSorted((a, b) => order.indexOf(a.market.id) - order.indexOf(b.market.id));
  return (
    <div
      onFocus={() => setHeld(order)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(null);
      }}
    >
      {regions.map(({ id }) => (
        <Tabs.Panel key={id} value={id} keepMounted className="region-panel" data-address={regionAddress(id)}>
          <div className="boxes">
            {inRegion(shown, id).map((verdict) => (
              <BoxCard
                key={verdict.market.id}
                verdict={verdict}
                deal={isBegun(deal) ? deal : null}
                chosen={verdict.market.id === chosenMarket}
                search={search}
              />
            ))}
          </div>
        </Tabs.Panel>
      ))}
    </div>
  );
}
