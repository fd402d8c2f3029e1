import { useState } from 'react';
import type { OwnerOrder, OwnerOrderMoney } from '../../../../contract/owner-orders.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { describeCounted, nameMovement, writeAmount } from '../parts/describe-movement.ts';
import { Details } from '../parts/details.tsx';
import { useOrderMoney } from './owner-money.ts';

interface OrderMoneyProps {
  order: Pick<OwnerOrder, 'id' | 'provider'>;
  timeZone: string | undefined;
}

/** Each movement of an order's money with its date and id, and the onboarding form; read once it is unfolded. */
export function OrderMoney(props: OrderMoneyProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className="order-money"
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary>Money and onboarding</summary>
      {wasOpened && <Unfolded {...props} />}
    </details>
  );
}

function Unfolded({ order, timeZone }: OrderMoneyProps) {
  const asked = useOrderMoney(order.id);
  if (asked.isPending) return <Loading label="Loading the order's money..." />;
  if (asked.isError)
    return (
      <Failed
        title="The order’s money could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  const { onboarding } = asked.data;
  return (
    <>
      <Movements money={asked.data} timeZone={timeZone} />
      {onboarding !== null && (
        <Details
          summary={`Onboarding form, ${formatMoment(onboarding.sentAt, timeZone)}`}
          details={onboarding.details}
          timeZone={timeZone}
          isOpen
        />
      )}
    </>
  );
}

function Movements({ money, timeZone }: { money: OwnerOrderMoney; timeZone: string | undefined }) {
  const { movements, fees, netCents, feeCents } = money;
  if (movements.length === 0) return <p className="note">No money has moved.</p>;
  return (
    <>
      <ul className="movements" aria-label="Movements of money">
        {movements.map((movement) => (
          <li key={`${movement.kind} ${movement.id} ${movement.currency}`}>
            <span>{nameMovement(movement)}</span>
            <span className="figure">{writeAmount(movement.amountCents, movement.currency)}</span>
            <span className="second">
              <time dateTime={movement.at}>{formatMoment(movement.at, timeZone)}</time>, {movement.id}
              {describeCounted(movement)}
            </span>
          </li>
        ))}
        {fees.map(({ id, at, feeCents: cents }) => (
          <li key={id}>
            <span>Stripe’s fee</span>
            <span className="figure">{formatCents(-cents)}</span>
            <span className="second">
              <time dateTime={at}>{formatMoment(at, timeZone)}</time>, {id}
            </span>
          </li>
        ))}
      </ul>
      <dl className="movements sums">
        <div>
          <dt>Net in the books</dt>
          <dd className="figure">{formatCents(netCents)}</dd>
        </div>
        {feeCents !== null && (
          <div>
            <dt>Left after fees</dt>
            <dd className="figure">{formatCents(netCents - feeCents)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
