import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import { cutsSchema, type CutName, type Cuts } from '../../../../contract/cuts.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Drawn } from '../../../figures/trend-room.tsx';
import { barOf } from '../../../ui/bar-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { formatPercent, percentOf } from '../../../ui/format-figures.ts';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import { useDeskAddress } from '../parts/use-desk-address.ts';
import { COUNTING_REFETCH_MS, StillCounting } from './still-counting.tsx';
import { cuts, nameCut, readCut, rowKey } from './name-cut.ts';

/** The visits of some days by one thing that tells them apart; `only` is the row that is drawn. */
function useCuts(asked: string, { by, only }: { by: CutName; only: string }) {
  const client = useQueryClient();
  const path = `${apiPaths.ownerCuts}?${asked}&${new URLSearchParams({ by, ...(only !== '' && { only }) }).toString()}`;
  return useQuery({
    queryKey: [OWNER_DATA, path],
    queryFn: ({ signal }) => readAsOwner(client, path, cutsSchema, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data?.pendingDays ?? 0) > 0 || state.data?.countedAt ? COUNTING_REFETCH_MS : false,
  });
}

/** Visitors and conversions by source, campaign, page or device, and one of them by day. */
export function CutList({ timeZone }: { timeZone: string | undefined }) {
  const { trend, cut, showCut } = useDeskAddress();
  const by = readCut(cut.by);
  const asked = useCuts(trend, { by, only: cut.only });
  return (
    <div className={asked.isPlaceholderData ? 'cuts outdated' : 'cuts'} aria-busy={asked.isPlaceholderData}>
      <div className="desk-bar">
        <Choices label="Filter by" options={cuts} chosen={by} onChange={(chosen) => showCut(chosen, '')} />
        <p className="second">
          Choose a row to see its days. Every list adds up to the visitors and conversions above.
        </p>
      </div>
      {asked.isPending && <Loading label="Loading visits..." />}
      {asked.isError && (
        <Failed
          title="The visits could not be loaded"
          reason={explainFailure(asked.error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
      )}
      {asked.data && !asked.isError && <StillCounting days={asked.data.pendingDays} />}
      {asked.data?.countedAt && !asked.isError && (
        <p className="second">
          So many visits came in the last hours that they are counted every few minutes; below they are as of{' '}
          {formatMoment(asked.data.countedAt, timeZone)}.
        </p>
      )}
      {asked.data && !asked.isError && (
        <CutRows found={asked.data} only={cut.only} onShow={(only) => showCut(by, only)} timeZone={timeZone} />
      )}
    </div>
  );
}

interface CutRowsProps {
  found: Cuts;
  only: string;
  onShow: (only: string) => void;
  timeZone: string | undefined;
}

function CutRows({ found, only, onShow, timeZone }: CutRowsProps) {
  const { by, rows, totals } = found;
  if (rows.length === 0 && found.pendingDays > 0) return null;
  if (rows.length === 0) return <Empty title="No visits in this range">They are listed from the first visit on.</Empty>;
  const most = Math.max(...rows.map(({ visitors }) => visitors));
  const chosen = rows.find((row) => rowKey(row) === only);
  const word = cuts.find(({ id }) => id === by)?.name ?? '';
  return (
    <>
      <table className="ledger earned barred" aria-label={`Visits by ${word.toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">{word}</th>
            <th scope="col">Visitors</th>
            <th scope="col">Conver&shy;sions</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr key={key} style={barOf(row.visitors, most)}>
                <th scope="row">
                  <button
                    type="button"
                    className="cut-name"
                    aria-pressed={key === only}
                    onClick={() => onShow(key === only ? '' : key)}
                  >
                    {nameCut(by, row)}
                  </button>
                </th>
                <Figures {...row} />
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <Figures {...totals} />
          </tr>
        </tfoot>
      </table>
      {only !== '' && found.only && (
        <section aria-labelledby="cut-drawn">
          <div className="desk-bar cut-head">
            <h2 id="cut-drawn" className="h3">
              Only {chosen ? nameCut(by, chosen) : 'what has no row above'}
            </h2>
            <Button small onClick={() => onShow('')}>
              Show all
            </Button>
          </div>
          <Drawn trend={found.only} money={false} timeZone={timeZone} />
        </section>
      )}
    </>
  );
}

function Figures({ visitors, conversions }: Cuts['totals']) {
  return (
    <>
      <td>{tellFigure(visitors)}</td>
      <td>{tellFigure(conversions)}</td>
      <td>{formatPercent(percentOf(conversions, visitors), 1)}</td>
    </>
  );
}
