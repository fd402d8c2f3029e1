import '../../../styles/parts/desk-trust.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { trustSchema, type Trust } from '../../../../contract/trust.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { barOf } from '../../../ui/bar-of.ts';
import { formatDay } from '../../../ui/format-dates.ts';
import { formatPercent, percentOf } from '../../../ui/format-figures.ts';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { COUNTING_REFETCH_MS, StillCounting } from '../cuts/still-counting.tsx';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import { roomPath } from '../parts/desk-rooms.ts';
import { useDeskAddress } from '../parts/use-desk-address.ts';
import {
  describeDevices,
  describeInterval,
  describeUntold,
  explainCounted,
  kindNames,
  reasonNames,
} from './describe-trust.ts';

function useTrust(days: string) {
  const client = useQueryClient();
  const path = `${apiPaths.ownerTrust}?${days}`;
  return useQuery({
    queryKey: [OWNER_DATA, path],
    queryFn: ({ signal }) => readAsOwner(client, path, trustSchema, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.pendingDays ?? 0) > 0 ? COUNTING_REFETCH_MS : false),
  });
}

/** How far the figures can be trusted: what was stored beside what browsers reported, who is left out, and how sure the rate is. */
export function TrustPanel() {
  const { days } = useDeskAddress();
  const asked = useTrust(days);
  if (asked.isPending) return <Loading label="Loading how far the figures hold..." />;
  if (asked.isError)
    return (
      <Failed
        title="This could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  const { rows, filtered, visitors, pendingDays } = asked.data;
  const isEmpty = rows.every(({ stored, counted }) => stored + (counted ?? 0) === 0) && filtered.reasons.length === 0;
  return (
    <div className={asked.isPlaceholderData ? 'cuts trust outdated' : 'cuts trust'} aria-busy={asked.isPlaceholderData}>
      <StillCounting days={pendingDays} />
      {isEmpty && visitors === 0 && pendingDays === 0 ? (
        <Empty title="Nothing to compare in this range">It begins with the first visitor.</Empty>
      ) : (
        <>
          <RateRoom trust={asked.data} />
          <StoredTable rows={rows} />
          <div className="two-rooms">
            <FilteredTable filtered={filtered} />
            <SpamTable spam={asked.data.spam} />
          </div>
        </>
      )}
    </div>
  );
}

function RateRoom({ trust: { rate, visitors, conversions } }: { trust: Trust }) {
  if (rate === null) return null;
  return (
    <section aria-labelledby="trust-rate">
      <h2 id="trust-rate" className="note">
        Conversion rate
      </h2>
      <p>
        <strong className="rate">{formatPercent(percentOf(conversions, visitors), 1)}</strong>{' '}
        <span>likely {describeInterval(rate)}</span>
      </p>
      <div className="interval" aria-hidden="true">
        <span style={{ insetInlineStart: `${rate.low * 100}%`, inlineSize: `${(rate.high - rate.low) * 100}%` }} />
      </div>
      <p className="second">
        {tellFigure(conversions)} conversions of {tellFigure(visitors)} visitors. Chance alone moves such a rate: in 95
        of 100 cases the true one lies in that range (Wilson’s interval). Two ranges that overlap are no difference yet.
        {conversions > visitors && ' Here there are more conversions than visitors, so the range says little.'}
      </p>
    </section>
  );
}

function StoredTable({ rows }: { rows: Trust['rows'] }) {
  return (
    <table className="ledger earned">
      <caption>
        Stored, and told by browsers
        <span className="second">
          What was left with you is stored by the server, whatever a browser reports. “Counted” is what the conversions
          above hold of it; the end of a quiz is none. “Not told” is that part of which no browser reported: it blocks
          reports, asks not to be tracked, runs no script, or was closed too soon. These are real, and missing in what
          tells visits apart: sources, campaigns, pages.
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Stored</th>
          <th scope="col">Counted</th>
          <th scope="col">Not told</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind}>
            <th scope="row">
              {kindNames[row.kind]}
              {[describeDevices(row), explainCounted(row) ?? ''].map(
                (text) =>
                  text !== '' && (
                    <small key={text} className="why">
                      {text}
                    </small>
                  ),
              )}
            </th>
            <td>{tellFigure(row.stored)}</td>
            <td>{row.counted === null ? '–' : tellFigure(row.counted)}</td>
            <td>{describeUntold(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FilteredTable({ filtered: { reasons, days, pageViews } }: { filtered: Trust['filtered'] }) {
  const most = Math.max(1, ...reasons.map(({ visits }) => visits));
  const busy = days.filter(({ visits }) => visits > 0);
  return (
    <div>
      <table className="ledger earned barred">
        <caption>
          Visits in no figure
          <span className="second">
            {tellFigure(pageViews)} page views are theirs. Bots that run no script are not seen at all.
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Visits</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ reason, visits }) => (
            <tr key={reason} style={barOf(visits, most)}>
              <th scope="row">
                {reasonNames[reason].name}
                <small className="why">{reasonNames[reason].what}</small>
              </th>
              <td>{tellFigure(visits)}</td>
            </tr>
          ))}
          {reasons.length === 0 && (
            <tr>
              <th scope="row">Nobody was left out</th>
              <td>0</td>
            </tr>
          )}
        </tbody>
      </table>
      {busy.length > 0 && (
        <details>
          <summary>By day</summary>
          <table className="ledger">
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Visits in no figure</th>
              </tr>
            </thead>
            <tbody>
              {busy.toReversed().map(({ date, visits }) => (
                <tr key={date}>
                  <th scope="row">{formatDay(date)}</th>
                  <td>{tellFigure(visits)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

function SpamTable({ spam: { waiting, letIn, removed } }: { spam: Trust['spam'] }) {
  const { said } = useDeskAddress();
  const rows = [
    ['Waiting for you', waiting],
    ['Let in', letIn],
    ['Removed', removed],
  ] as const;
  return (
    <table className="ledger earned">
      <caption>
        Set aside as spam
        <span className="second">
          In no figure, and mailed to nobody. What you let in counts on the day on which it came.{' '}
          <a href={roomPath('set-aside', said.range)}>See what waits</a>
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">What became of it</th>
          <th scope="col">Forms</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{tellFigure(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
