import { useState } from 'react';
import { explainFailure } from '../../../api/request-error.ts';
import { Choices } from '../../../ui/choices.tsx';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { useDeskAddress } from '../parts/use-desk-address.ts';
import { EarnedTable } from './earned-table.tsx';
import { useAttribution } from './owner-money.ts';

const touches = [
  { id: 'first', name: 'First visit' },
  { id: 'last', name: 'Last visit' },
] as const;
type TouchChoice = (typeof touches)[number]['id'];

const explanations: Record<TouchChoice, string> = {
  first: 'By the earliest known visit of the same e-mail address.',
  last: 'By the visit of the lead or sale, or the last known visit before it.',
};

/** Leads and revenue of the range by source, page and campaign. */
export function EarnedList() {
  const { days } = useDeskAddress();
  const [touch, setTouch] = useState<TouchChoice>('last');
  const asked = useAttribution(days);
  if (asked.isPending) return <Loading label="Loading what earned what..." />;
  if (asked.isError)
    return (
      <Failed
        title="What earned what could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  const { data: earned } = asked;
  if (earned.totalLeads === 0 && earned.totalSales === 0)
    return <Empty title="Nothing earned yet">Leads and sales in this range will appear here.</Empty>;
  const { sources, pages, campaigns } = earned[touch];
  return (
    <div className={asked.isPlaceholderData ? 'earnings outdated' : 'earnings'} aria-busy={asked.isPlaceholderData}>
      <div className="desk-bar">
        <Choices label="Count by" options={touches} chosen={touch} onChange={setTouch} />
        <p className="second">{explanations[touch]} Every list adds up to the sales figures above.</p>
      </div>
      <EarnedTable title="Sources" word="Source" aspect="sources" rows={sources} totals={earned} />
      <div className="two-rooms">
        <EarnedTable title="Pages people came in by" word="Page" aspect="pages" rows={pages} totals={earned} />
        <EarnedTable title="Campaigns" word="Campaign" aspect="campaigns" rows={campaigns} totals={earned} />
      </div>
      <p className="second">
        “Not known” counts visitors whose browsers asked not to be tracked, and everything that came without a browser.
      </p>
    </div>
  );
}
