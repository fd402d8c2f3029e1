import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { Subscription } from '../../../../contract/subscriptions.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Chip } from '../../../ui/chip.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { inWords, nameCustomer } from '../sales/describe-sale.tsx';
import { describeStanding, stateNames } from '../parts/describe-subscription.ts';
import { mailTo } from '../parts/mail-to.ts';
import { ShowMore } from '../parts/show-more.tsx';
import { useSubscriptions } from './owner-money.ts';

/** The subscriptions, each as one order with its renewals. */
export function SubscriptionList({ timeZone }: { timeZone: string | undefined }) {
  const asked = useSubscriptions();
  if (asked.isPending) return <Loading label="Loading subscriptions..." />;
  if (asked.isLoadingError)
    return (
      <Failed
        title="The subscriptions could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  const total = asked.data.pages.at(-1)?.total ?? 0;
  if (total === 0)
    return (
      <Empty title="No subscriptions yet">Whoever subscribes to the course will appear here, with every renewal.</Empty>
    );
  return (
    <>
      <p className="note">{total === 1 ? '1 subscription' : `${tellFigure(total)} subscriptions`}</p>
      <ul className="entries orders" aria-label="Subscriptions">
        {asked.data.pages.flatMap(({ subscriptions }) =>
          subscriptions.map((one) => <SubscriptionEntry key={one.id} subscription={one} timeZone={timeZone} />),
        )}
      </ul>
      <ShowMore list={asked} />
    </>
  );
}

function SubscriptionEntry({ subscription, timeZone }: { subscription: Subscription; timeZone: string | undefined }) {
  const { id, productName, name, email, state, startedAt, test, netCents, feeCents, renewals } = subscription;
  return (
    <li>
      <div className="delivery-head">
        <span className={state === 'past_due' ? 'status dead' : 'status'}>{stateNames[state ?? 'unknown']}</span>
        <strong>{productName}</strong>
        {test && <Chip tone="plain">Test</Chip>}
        <time className="note" dateTime={startedAt}>
          since {formatMoment(startedAt, timeZone)}
        </time>
      </div>
      <p>{describeStanding(subscription, (at) => formatMoment(at, timeZone))}</p>
      <p>
        {formatCents(netCents)} kept of {renewals.length === 1 ? '1 invoice' : `${renewals.length} invoices`}.
        {feeCents !== null && ` Stripe’s fees: ${formatCents(feeCents)}.`}
      </p>
      <p>
        {name}{' '}
        {email === null ? (
          nameCustomer(null)
        ) : (
          <a className="second" href={mailTo(email)}>
            {email}
          </a>
        )}
      </p>
      <p className="second">Subscription {id}</p>
      {renewals.length > 0 && (
        <details className="order-money">
          <summary>Renewals</summary>
          <ul className="movements" aria-label="Renewals">
            {renewals.map((renewal) => (
              <li key={renewal.id}>
                <span>{inWords(renewal.status)}</span>
                <span className="figure">{formatCents(renewal.amountCents)}</span>
                <span className="second">
                  <time dateTime={renewal.at}>{formatMoment(renewal.at, timeZone)}</time>, {renewal.id}
                  {renewal.netCents !== renewal.amountCents && `: ${formatCents(renewal.netCents)} kept`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
