import { useState } from 'react';
import { explainFailure } from '../../../api/explain-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { DeliveryEntry } from './delivery-entry.tsx';
import { DeliveryFilter, type DeliveryChoice } from './delivery-filter.tsx';
import { useDeliveries } from './owner-data.ts';

/** Everything that was or will be sent to another service, newest first. */
export function DeliveryList({ timeZone }: { timeZone: string | undefined }) {
  const [choice, setChoice] = useState<DeliveryChoice>('all');
  const deliveries = useDeliveries();
  if (deliveries.isPending) return <Loading label="Loading deliveries..." />;
  if (deliveries.isError)
    return (
      <Failed
        title="The deliveries could not be loaded"
        reason={explainFailure(deliveries.error)}
        onRetry={() => void deliveries.refetch()}
        retrying={deliveries.isFetching}
      />
    );
  if (deliveries.data.length === 0)
    return <Empty title="No deliveries yet">Each lead that is kept is also sent to the CRM, and stands here.</Empty>;

  const shown = deliveries.data.filter(({ status }) => choice === 'all' || status === choice);
  return (
    <>
      <div className="desk-bar">
        <DeliveryFilter deliveries={deliveries.data} choice={choice} onChange={setChoice} />
        <Button small busy={deliveries.isFetching} onClick={() => void deliveries.refetch()}>
          Refresh
        </Button>
      </div>
      {shown.length === 0 ? (
        <Empty title="None in this state" />
      ) : (
        <ul className="entries deliveries" aria-label="Deliveries">
          {shown.map((delivery) => (
            <DeliveryEntry key={delivery.id} delivery={delivery} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </>
  );
}
