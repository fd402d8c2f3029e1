import '../../../styles/parts/desk-contact.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FIRST_CONTACT_DAYS, firstContactSchema, type FirstContact } from '../../../../contract/first-contact.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import { barNames, describeWaiting, nameSourceOf, sayWait } from './describe-wait.ts';

const REFETCH_INTERVAL_MS = 60_000;

/** How soon people heard from the owner, drawn and by source. */
export function FirstContactRoom() {
  const client = useQueryClient();
  const asked = useQuery({
    queryKey: [OWNER_DATA, apiPaths.ownerToday, apiPaths.ownerFirstContact],
    queryFn: ({ signal }) => readAsOwner(client, apiPaths.ownerFirstContact, firstContactSchema, signal),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  return (
    <section className="first-contact" aria-labelledby="first-contact-title">
      <h2 id="first-contact-title" className="note">
        First contact, the last {FIRST_CONTACT_DAYS} days
      </h2>
      {asked.isPending && <Loading label="Loading how soon people heard from you..." />}
      {asked.isError && (
        <Failed
          title="The times could not be loaded"
          reason={explainFailure(asked.error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
      )}
      {asked.isSuccess && <Times times={asked.data} />}
    </section>
  );
}

function Times({ times }: { times: FirstContact }) {
  const { people, contacted, medianMs, worstMs, bars, sources } = times;
  if (people === 0)
    return (
      <p className="second">Nobody came. It counts from the first form to your first call or change of a status.</p>
    );
  const most = Math.max(1, ...bars);
  return (
    <>
      <p>
        <strong className="figure">{medianMs === null ? 'Nobody yet' : sayWait(medianMs)}</strong>{' '}
        <span className="second">
          {medianMs !== null && worstMs !== null && `median, worst ${sayWait(worstMs)}. `}
          {describeWaiting(times)}
        </span>
      </p>
      {contacted > 0 && (
        <ol className="contact-bars" aria-label="People by their time to first contact">
          {barNames.map((name, at) => (
            <li key={name}>
              <span
                className={bars[at] === 0 ? 'bar none' : 'bar some'}
                style={{ blockSize: `${((bars[at] ?? 0) / most) * 100}%` }}
              />
              <span className="count">{bars[at] ?? 0}</span>
              <span className="note">{name}</span>
            </li>
          ))}
        </ol>
      )}
      <details>
        <summary>By source</summary>

        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Contacted</th>
              <th scope="col">Median</th>
              <th scope="col">Worst</th>
            </tr>
          </thead>
          <tbody>
            {sources.map((one) => (
              <tr key={one.source ?? 'unknown source'}>
                <th scope="row">{nameSourceOf(one.source)}</th>
                <td>
                  {one.contacted} of {one.people}
                </td>
                <td>{one.medianMs === null ? '–' : sayWait(one.medianMs)}</td>
                <td>{one.worstMs === null ? '–' : sayWait(one.worstMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
