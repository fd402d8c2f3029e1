import { explainFailure } from '../../../api/request-error.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { SalesTotals } from './sales-totals.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../../contract/paths.ts';
import { salesStatsSchema } from '../../../../contract/sales.ts';
import type { Trend } from '../../../../contract/trend.ts';
import { getJson } from '../../../api/request.ts';

/** The sales figures of some days, asked for as an address does: `range=7d`. */
export function useSalesStats(days: string) {
  return useQuery({
    queryKey: [apiPaths.salesStats, days],
    queryFn: ({ signal }) => getJson(`${apiPaths.salesStats}?${days}`, salesStatsSchema, { signal }),
    placeholderData: keepPreviousData,
  });
}

interface SalesRowProps {
  asked: ReturnType<typeof useSalesStats>;
  visitors: number;
  trend: Trend | undefined;
}

/** The row of sales figures, or why they are missing. Test sales are marked, because they look like real ones. */
export function SalesRow({ asked, visitors, trend }: SalesRowProps) {
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
      <SalesTotals stats={stats} visitors={visitors} trend={trend} />
      {stats.test && stats.recentSales.length > 0 && (
        <p className="test-notice">
          <strong>Test mode: no money moves.</strong> These are test sales. They leave the figures once real payments
          are on.
        </p>
      )}
    </>
  );
}
