import type { Dashboard } from '../../../contract/analytics.ts';
import type { SalesStats } from '../../../contract/sales.ts';
import { Empty } from '../../ui/loading-states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { listTabs, readTab, type DeskTabId } from './desk-tabs.ts';
import { FigurePanel } from './figure-panel.tsx';
import { CallsDesk } from './calls/calls-desk.tsx';
import { DeliveryList } from './owner/delivery-list.tsx';
import { EarnedList } from './owner/earned-list.tsx';
import { NearMissList } from './owner/near-miss-list.tsx';
import { PrivacyDesk } from './owner/privacy-desk.tsx';
import { OrderList } from './owner/order-list.tsx';
import { PeopleInbox } from './people/people-inbox.tsx';
import { SalesPanel } from './sales/sales-panel.tsx';

interface DeskTabListProps {
  tabText: string | null;
  onChange: (tab: DeskTabId) => void;
  signedIn: boolean;
  figures: Dashboard | undefined;
  sales: SalesStats | undefined;
  timeZone: string | undefined;
}

/** The desk's lists, one per tab. */
export function DeskTabs({ tabText, onChange, signedIn, ...shownIn }: DeskTabListProps) {
  const shown = readTab(tabText, signedIn);
  return (
    <Tabs label="Lists" look="lists" tabs={listTabs(signedIn)} shown={shown} onShow={onChange}>
      {(tab) => <Panel key={tab} tab={tab} {...shownIn} />}
    </Tabs>
  );
}

type PanelProps = { tab: DeskTabId } & Pick<DeskTabListProps, 'figures' | 'sales' | 'timeZone'>;

function Panel({ tab, figures, sales, timeZone }: PanelProps) {
  if (tab === 'leads') return <PeopleInbox timeZone={timeZone} />;
  if (tab === 'near-misses') return <NearMissList timeZone={timeZone} />;
  if (tab === 'bookings') return <CallsDesk timeZone={timeZone} />;
  if (tab === 'orders') return <OrderList timeZone={timeZone} />;
  if (tab === 'earned') return <EarnedList />;
  if (tab === 'deliveries') return <DeliveryList timeZone={timeZone} />;
  if (tab === 'privacy') return <PrivacyDesk />;
  if (tab === 'sales' && sales !== undefined) return <SalesPanel stats={sales} timeZone={timeZone} />;
  if (tab === 'sales' || figures === undefined) return <Empty title="These figures are not loaded yet" />;
  return <FigurePanel tab={tab} figures={figures} timeZone={timeZone} />;
}
