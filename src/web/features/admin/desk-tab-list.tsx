import type { Dashboard } from '../../../contract/analytics.ts';
import type { SalesStats } from '../../../contract/sales.ts';
import { Empty } from '../../ui/loading-states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { listTabs, type FigureTabId, type Viewer } from './parts/desk-tabs.ts';
import { FigurePanel } from './figure-panel.tsx';
import { QuizFunnelList } from './cuts/quiz-funnel-list.tsx';
import { CutList } from './cuts/cut-list.tsx';
import { FormList } from './cuts/form-list.tsx';
import { EarnedList } from './owner/earned-list.tsx';
import { TrustPanel } from './trust/trust-panel.tsx';
import { SalesPanel } from './sales/sales-panel.tsx';

interface DeskTabListProps {
  shown: FigureTabId;
  onChange: (tab: FigureTabId) => void;
  viewer: Viewer;
  figures: Dashboard | undefined;
  sales: SalesStats | undefined;
  timeZone: string | undefined;
}

/** The lists of the figures, one per tab. */
export function DeskTabs({ shown, onChange, viewer, ...shownIn }: DeskTabListProps) {
  return (
    <Tabs label="Lists" look="lists" tabs={listTabs(viewer)} shown={shown} onShow={onChange}>
      {(tab) => <Panel key={tab} tab={tab} viewer={viewer} {...shownIn} />}
    </Tabs>
  );
}

type PanelProps = { tab: FigureTabId } & Pick<DeskTabListProps, 'viewer' | 'figures' | 'sales' | 'timeZone'>;

function Panel({ tab, viewer, figures, sales, timeZone }: PanelProps) {
  if (tab === 'earned') return <EarnedList />;
  if (tab === 'quiz') return <QuizFunnelList money={viewer === 'owner'} />;
  if (tab === 'forms') return <FormList />;
  if (tab === 'trust') return <TrustPanel />;
  if (tab === 'filter') return <CutList timeZone={timeZone} />;
  if (tab === 'sales' && sales !== undefined) return <SalesPanel stats={sales} timeZone={timeZone} />;
  if (tab === 'sales' || figures === undefined) return <Empty title="These figures are not loaded yet" />;
  return <FigurePanel tab={tab} figures={figures} timeZone={timeZone} />;
}
