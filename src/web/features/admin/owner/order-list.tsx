import { useCallback, useState } from 'react';
import type { OrderStandingFilter } from '../../../../contract/owner-orders.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { formatCount } from '../../../ui/format-figures.ts';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { useDeskAddress } from '../parts/use-desk-address.ts';
import { BalancePanel } from './balance-panel.tsx';
import { FindField } from '../parts/find-field.tsx';
import { CutOffNote } from '../parts/cut-off-note.tsx';
import { DecidedNote } from './decided-note.tsx';
import type { Decided } from './order-decisions.ts';
import { OrderEntry } from './order-entry.tsx';
import { orderQuery, useOrders } from './owner-money.ts';

const standings: ReadonlyArray<{ id: OrderStandingFilter | 'all'; name: string }> = [
  { id: 'all', name: 'All' },
  { id: 'paid', name: 'Paid' },
  { id: 'review', name: 'Needs review' },
  { id: 'unpaid', name: 'Not paid' },
];

/** All orders, newest first, with a search and a download. */
export function OrderList({ timeZone }: { timeZone: string | undefined }) {
  const { find, showFind } = useDeskAddress();
  const [standing, setStanding] = useState<OrderStandingFilter | 'all'>('all');
  const [decided, setDecided] = useState<Decided | null>(null);
  const forget = useCallback(() => setDecided(null), []);
  const wanted = { find, standing };
  const asked = useOrders(wanted);
  const refetch = () => void asked.refetch();
  return (
    <>
      <BalancePanel timeZone={timeZone} />
      <div className="desk-bar">
        <FindField label="Find an order" text={find} onFind={showFind} />
        <Choices label="Show orders" options={standings} chosen={standing} onChange={setStanding} />
        <div className="row">
          <a className="btn small" href={`${apiPaths.ownerOrdersExport}${orderQuery(wanted)}`} download>
            Download CSV
          </a>
          <Button small onClick={refetch} busy={asked.isFetching && !asked.isPending}>
            Refresh
          </Button>
        </div>
      </div>
      {decided !== null && <DecidedNote key={decided.decisionId} decided={decided} onDone={forget} />}
      {asked.isPending && <Loading label="Loading orders..." />}
      {asked.isError && (
        <Failed
          title="The orders could not be loaded"
          reason={explainFailure(asked.error)}
          onRetry={refetch}
          retrying={asked.isFetching}
        />
      )}
      {asked.isSuccess && asked.data.total === 0 && <NoOrders isAll={find === '' && standing === 'all'} />}
      {asked.isSuccess && asked.data.total > 0 && (
        <>
          <p className="note">{countOrders(asked.data.total)}</p>
          <ul className="entries orders" aria-label="Orders">
            {asked.data.orders.map((order) => (
              <OrderEntry key={order.id} order={order} timeZone={timeZone} onDecided={setDecided} />
            ))}
          </ul>
          <CutOffNote shown={asked.data.orders.length} />
        </>
      )}
    </>
  );
}

function countOrders(total: number): string {
  return total === 1 ? '1 order' : `${formatCount(total)} orders`;
}

function NoOrders({ isAll }: { isAll: boolean }) {
  return isAll ? (
    <Empty title="No orders yet">Every checkout that reaches the payment will appear here.</Empty>
  ) : (
    <Empty title="No such order" />
  );
}
