import { Tabs } from '@base-ui/react/tabs';
import type { Dashboard } from '../../../contract/analytics.ts';
import { Empty } from '../../ui/loading-states.tsx';
import { listTabs, readTab, type DeskTabId } from './desk-tabs.ts';
import { FigurePanel } from './figure-panel.tsx';
import { DeliveryList } from './owner/delivery-list.tsx';
import { LeadList } from './owner/lead-list.tsx';
import { NearMissList } from './owner/near-miss-list.tsx';

interface DeskTabListProps {
  tabText: string | null;
  onChange: (tab: DeskTabId) => void;
  signedIn: boolean;
  figures: Dashboard | undefined;
  timeZone: string | undefined;
}

/** The lists of the desk, one at a time. */
export function DeskTabList({ tabText, onChange, signedIn, figures, timeZone }: DeskTabListProps) {
  const shown = readTab(tabText, signedIn);
  return (
    <Tabs.Root value={shown} onValueChange={(value: unknown) => onChange(readTab(String(value), signedIn))}>
      <Tabs.List className="desk-tabs" aria-label="Lists" activateOnFocus>
        {listTabs(signedIn).map(({ id, name }) => (
          <Tabs.Tab key={id} value={id} className="desk-tab">
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel key={shown} value={shown} className="desk-panel">
        <Panel tab={shown} figures={figures} timeZone={timeZone} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

function Panel({ tab, figures, timeZone }: { tab: DeskTabId } & Pick<DeskTabListProps, 'figures' | 'timeZone'>) {
  if (tab === 'leads') return <LeadList timeZone={timeZone} />;
  if (tab === 'near-misses') return <NearMissList timeZone={timeZone} />;
  if (tab === 'deliveries') return <DeliveryList timeZone={timeZone} />;
  if (figures === undefined) return <Empty title="These figures are not here yet" />;
  return <FigurePanel tab={tab} figures={figures} timeZone={timeZone} />;
}
