import { useCallback, useState, type ReactNode } from 'react';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { OrderStandingFilter } from '../../../../contract/owner-orders.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { useDeskAddress } from '../parts/use-desk-address.ts';
import { BalancePanel } from './balance-panel.tsx';
import { FindField } from '../parts/find-field.tsx';
import { ShowMore } from '../parts/show-more.tsx';
import { CheckoutMailSwitch } from './checkout-mail-switch.tsx';
import { UndoNote, type Done } from '../parts/undo-note.tsx';
import { OrderEntry } from './order-entry.tsx';
import { SubscriptionList } from './subscription-list.tsx';
import { orderFile, useOrders } from './owner-money.ts';

const SUBSCRIPTIONS = 'subscriptions';
type Standing = OrderStandingFilter | 'all';
const standings: ReadonlyArray<{ id: Standing | typeof SUBSCRIPTIONS; name: string }> = [
  { id: 'all', name: 'All' },
  { id: 'paid', name: 'Paid' },
  { id: 'review', name: 'Needs review' },
  { id: 'returned', name: 'Refunded, disputed' },
  { id: 'unpaid', name: 'Not paid' },
  { id: 'abandoned', name: 'Checkouts left' },
  { id: SUBSCRIPTIONS, name: 'Subscriptions' },
];

/** All orders, newest first, with a search and a download; or the subscriptions. */
export function OrderList({ timeZone }: { timeZone: string | undefined }) {
  const { standing: said, showStanding } = useDeskAddress();
  const chosen = standings.find(({ id }) => id === said)?.id ?? 'all';
  const choices = (
    <Choices
      label="Show orders"
      options={standings}
      chosen={chosen}
      onChange={(next) => showStanding(next === 'all' ? '' : next)}
    />
  );
  return (
    <>
      <BalancePanel timeZone={timeZone} />
      {chosen === SUBSCRIPTIONS ? (
        <>
          <div className="desk-bar">{choices}</div>
          <SubscriptionList timeZone={timeZone} />
        </>
      ) : (
        <Orders standing={chosen} choices={choices} timeZone={timeZone} />
      )}
    </>
  );
}

interface OrdersProps {
  standing: Standing;
  choices: ReactNode;
  timeZone: string | undefined;
}

function Orders({ standing, choices, timeZone }: OrdersProps) {
  const { find, showFind } = useDeskAddress();
  const [done, setDone] = useState<Done | null>(null);
  const forget = useCallback(() => setDone(null), []);
  const wanted = { find, standing };
  const asked = useOrders(wanted);
  const refetch = () => void asked.refetch();
  const total = asked.data?.pages.at(-1)?.total ?? 0;
  return (
    <>
      <div className="desk-bar">
        <FindField label="Find an order" text={find} onFind={showFind} />
        {choices}
        <div className="row">
          <a className="btn small" href={orderFile(wanted)} download>
            Download CSV
          </a>
          <Button small onClick={refetch} busy={asked.isFetching && !asked.isPending}>
            Refresh
          </Button>
        </div>
      </div>
      {standing === 'abandoned' && <CheckoutMailSwitch />}
      {done !== null && <UndoNote key={done.key} done={done} onOver={forget} />}
      {asked.isPending && <Loading label="Loading orders..." />}
      {asked.isLoadingError && (
        <Failed
          title="The orders could not be loaded"
          reason={explainFailure(asked.error)}
          onRetry={refetch}
          retrying={asked.isFetching}
        />
      )}
      {asked.data && total === 0 && <NoOrders find={find} standing={standing} />}
      {asked.data && total > 0 && (
        <>
          <p className="note">{countOrders(total, standing)}</p>
          <ul className="entries orders" aria-label="Orders">
            {asked.data.pages.flatMap(({ orders }) =>
              orders.map((order) => <OrderEntry key={order.id} order={order} timeZone={timeZone} onDone={setDone} />),
            )}
          </ul>
        </>
      )}
      <ShowMore list={asked} />
    </>
  );
}

function countOrders(total: number, standing: Standing): string {
  const noun = standing === 'abandoned' ? 'checkout' : 'order';
  return total === 1 ? `1 ${noun}` : `${tellFigure(total)} ${noun}s`;
}

function NoOrders({ find, standing }: { find: string; standing: Standing }) {
  if (find !== '' || (standing !== 'all' && standing !== 'abandoned')) return <Empty title="No such order" />;
  return standing === 'all' ? (
    <Empty title="No orders yet">Every checkout that reaches the payment will appear here.</Empty>
  ) : (
    <Empty title="No checkout was left">
      Whoever leaves an address at the checkout and has not paid after an hour will appear here for thirty days.
    </Empty>
  );
}
