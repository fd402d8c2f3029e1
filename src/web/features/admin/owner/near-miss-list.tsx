import { Link } from 'react-router';
import type { NearMiss } from '../../../../contract/owner.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { countNearMisses, describeChances } from '../parts/describe-near-miss.ts';
import { describeOrigin } from '../parts/name-source.ts';
import { Details } from '../parts/details.tsx';
import { mailTo } from '../parts/mail-to.ts';
import { nameOf } from '../parts/name-person.ts';
import { PersonLink } from '../parts/person-link.tsx';
import { ShowMore } from '../parts/show-more.tsx';
import { useNearMisses } from '../parts/owner-data.ts';

/** Deals that did not fit their buy box, latest attempt first. */
export function NearMissList({ timeZone }: { timeZone: string | undefined }) {
  const asked = useNearMisses();
  if (asked.isPending) return <Loading label="Loading near misses..." />;
  if (asked.isLoadingError)
    return (
      <Failed
        title="The near misses could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  const nearMisses = asked.data.pages.flatMap((page) => page.nearMisses);
  const total = asked.data.pages.at(-1)?.total ?? 0;
  if (total === 0)
    return (
      <>
        <Empty title="No near misses yet">Deals that do not fit their buy box will appear here with the reasons.</Empty>
        <p>
          <Link to="?tab=leads&kind=deal">Deals that a buy box took are with their people</Link>
        </p>
      </>
    );
  return (
    <>
      <p>
        <span className="note">{countNearMisses(total)}.</span>{' '}
        <Link to="?tab=leads&kind=deal">Deals that a buy box took are with their people</Link>
      </p>
      <ul className="entries near-misses" aria-label="Near misses">
        {nearMisses.map((miss) => (
          <NearMissEntry key={miss.id} miss={miss} timeZone={timeZone} />
        ))}
      </ul>
      <ShowMore list={asked} />
    </>
  );
}

function NearMissEntry({ miss, timeZone }: { miss: NearMiss; timeZone: string | undefined }) {
  return (
    <li>
      <div className="delivery-head">
        {miss.accepted && <span className="status delivered">Accepted later</span>}
        <strong>{miss.subject}</strong>
        <span>
          {miss.askingPrice} for {miss.market}
        </span>
        <time className="note" dateTime={miss.lastAt}>
          {formatMoment(miss.lastAt, timeZone)}
        </time>
      </div>
      <ul className="reasons">
        {miss.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{describeChances(miss)}</p>
      <p>
        <PersonLink of={miss.id}>{nameOf(miss)}</PersonLink>{' '}
        <a className="second" href={mailTo(miss.email)}>
          {miss.email}
        </a>
        <span className="second">{describeOrigin(miss.origin)}</span>
      </p>
      <Details summary="The whole deal" details={miss.details} timeZone={timeZone} />
    </li>
  );
}
