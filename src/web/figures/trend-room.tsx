import { loadCode } from '../api/load-code.ts';
import { explainFailure } from '../api/request-error.ts';
import { Failed, Loading } from '../ui/loading-states.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import type { DrawnTrend, TrendPlotsProps } from './trend-plots.tsx';
import type { useTrend } from './trend-query.ts';

const loadPlots = async () => (await loadCode(() => import('./trend-plots.tsx'))).TrendPlots;

const FAILED = 'The drawings could not be loaded';

interface TrendRoomProps {
  asked: ReturnType<typeof useTrend>;
  /** Whether sales are drawn too. */
  money: boolean;
  timeZone: string | undefined;
}

/** The drawings of a range; or why they are missing. */
export function TrendRoom({ asked, money, timeZone }: TrendRoomProps) {
  if (asked.isError)
    return (
      <Failed
        title={FAILED}
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  return <Drawn trend={asked.data} money={money} timeZone={timeZone} />;
}

/** What is to be drawn, once it is there: the code of the drawings is loaded beside it. */
export function Drawn({ trend, ...rest }: Omit<TrendPlotsProps, 'trend'> & { trend: DrawnTrend | undefined }) {
  const late = useLazy(loadPlots);
  if (late.state === 'failed')
    return <Failed title={FAILED} reason="Please check the connection and try again." onRetry={late.retry} />;
  return (
    <div className="plots-room">
      {trend !== undefined && late.state === 'ready' ? (
        <late.Part trend={trend} {...rest} />
      ) : (
        <Loading label="Drawing..." />
      )}
    </div>
  );
}
