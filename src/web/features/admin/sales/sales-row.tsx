import { explainFailure } from '../../../api/explain-failure.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import type { useSalesStats } from './sales-figures.ts';
import { SalesTotals } from './sales-totals.tsx';

/** The row of what was earned, or why it is not there. Test sales are named as such: they look like money and are none. */
export function SalesRow({ asked, visitors }: { asked: ReturnType<typeof useSalesStats>; visitors: number }) {
  if (asked.isPending) return <Loading label="Loading sales..." />;
  if (asked.isError)
    return (
      <Failed
        title="The sales could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  const { data: stats } = asked;
  return (
    <>
      <SalesTotals stats={stats} visitors={visitors} />
      {stats.test && stats.recentSales.length > 0 && (
        <p className="test-notice">
          <strong>Test mode: no money moves.</strong> These are test sales. They leave the figures once real payments
          are on.
        </p>
      )}
    </>
  );
}
