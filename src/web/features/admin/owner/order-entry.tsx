import { Link } from 'react-router';
import type { OwnerOrder } from '../../../../contract/owner-orders.ts';
import { Chip } from '../../../ui/chip.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { nameCustomer, SaleStatus } from '../sales/describe-sale.tsx';
import { DeliveryEntry } from '../parts/delivery-entry.tsx';
import { describeOrigin } from '../parts/name-source.ts';
import { nameDelivery } from '../parts/describe-delivery.ts';
import { describeMoney, describeOnboarding, nameProvider, sinceWords } from '../parts/describe-order.ts';
import { mailTo } from '../parts/mail-to.ts';
import { PersonLink } from '../parts/person-link.tsx';
import type { Done } from '../parts/undo-note.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderDecisions, OrderReview } from './order-review.tsx';

/** One order: its payment, its buyer, and its deliveries. */
export function OrderEntry({
  order,
  timeZone,
  onDone,
}: {
  order: OwnerOrder;
  timeZone: string | undefined;
  onDone: (done: Done) => void;
}) {
  const onboarding = describeOnboarding(order.onboarding);
  return (
    <li>
      <div className="delivery-head">
        <SaleStatus status={order.status} />
        <strong>
          {order.productName}, {formatCents(order.amountCents)}
        </strong>
        {order.test && <Chip tone="plain">Test</Chip>}
        <time className="note" dateTime={order.createdAt}>
          {formatMoment(order.createdAt, timeZone)}
        </time>
      </div>
      {order.reasons.length > 0 && (
        <ul className="reasons delivery-error">
          {order.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p>
        {describeMoney(order)} {onboarding} <NotPaid order={order} timeZone={timeZone} />
      </p>
      {order.status === 'needs_review' && <OrderReview order={order} onDone={onDone} />}
      <OrderDecisions order={order} timeZone={timeZone} />
      <Buyer order={order} />
      <p className="second">
        {nameProvider(order.provider)}, order {order.id}
      </p>
      <Leads order={order} timeZone={timeZone} />
      {(order.paidAt !== null ||
        order.paidCents > 0 ||
        order.onboarding === 'done' ||
        order.status === 'needs_review') && <OrderMoney order={order} timeZone={timeZone} />}
      {order.deliveries.length > 0 && (
        <details>
          <summary>Delivery log</summary>
          <ul className="entries deliveries" aria-label="Delivery log">
            {order.deliveries.map((delivery) => (
              <DeliveryEntry key={delivery.id} delivery={delivery} timeZone={timeZone} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** That its checkout was left, why its payment was refused, and whether its buyer was mailed about it. */
function NotPaid({ order, timeZone }: { order: OwnerOrder; timeZone: string | undefined }) {
  const { abandoned, refusal } = order;
  if (abandoned === null && refusal === null) return null;
  return (
    <>
      {abandoned !== null && <>{sinceWords[abandoned.since]}. </>}
      {refusal !== null && <span className="wrong">Refused: {refusal} </span>}
      {abandoned !== null && abandoned.mailedAt !== null && (
        <span className="second">
          Mailed <time dateTime={abandoned.mailedAt}>{formatMoment(abandoned.mailedAt, timeZone)}</time>.
        </span>
      )}
    </>
  );
}

function Buyer({ order }: { order: OwnerOrder }) {
  return (
    <p>
      {order.name !== '' && <PersonLink of={order.id}>{order.name}</PersonLink>}{' '}
      {order.email === '' ? (
        nameCustomer(null)
      ) : (
        <a className="second" href={mailTo(order.email)}>
          {order.email}
        </a>
      )}
      <span className="second">{describeOrigin(order.origin)}</span>
    </p>
  );
}

/** The same person's leads, with a link to them. */
function Leads({ order, timeZone }: { order: OwnerOrder; timeZone: string | undefined }) {
  if (order.leads.length === 0) return null;
  const left = order.leads.map(({ kind, createdAt }) => `${nameDelivery(kind)}, ${formatMoment(createdAt, timeZone)}`);
  return (
    <p>
      Also left: {left.join('; ')}.{' '}
      <Link to={`/admin?${new URLSearchParams({ tab: 'leads', find: order.email }).toString()}`} preventScrollReset>
        See the leads of {order.email}
      </Link>
    </p>
  );
}
