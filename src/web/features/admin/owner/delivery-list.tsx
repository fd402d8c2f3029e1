import { useState } from 'react';
import type { Delivery } from '../../../../contract/owner.ts';
import { explainFailure } from '../../../api/explain-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { DeliveryEntry } from './delivery-entry.tsx';
import { DeliveryFilter } from './delivery-filter.tsx';
import type { DeliveryChoice } from './describe-delivery.ts';
import { NewestOnly } from './newest-only.tsx';
import { useDeliveries } from './owner-data.ts';
import { PausedDestinations } from './paused-destinations.tsx';

/** Everything that was or will be sent to another service, newest first. */
export function DeliveryList({ timeZone }: { timeZone: string | undefined }) {
  const [choice, setChoice] = useState<DeliveryChoice>('all');
  const deliveries = useDeliveries(choice);
  const refetch = () => void deliveries.refetch();
  return (
    <>
      <PausedDestinations timeZone={timeZone} />
      <div className="desk-bar">
        <DeliveryFilter choice={choice} onChange={setChoice} />
        <Button small onClick={refetch}>
          Refresh
        </Button>
      </div>
      {deliveries.isPending && <Loading label="Loading deliveries..." />}
      {deliveries.isError && (
        <Failed
          title="The deliveries could not be loaded"
          reason={explainFailure(deliveries.error)}
          onRetry={refetch}
          retrying={deliveries.isFetching}
        />
      )}
      {deliveries.isSuccess && <Entries deliveries={deliveries.data} choice={choice} timeZone={timeZone} />}
    </>
  );
}

interface EntriesProps {
  deliveries: readonly Delivery[];
  choice: DeliveryChoice;
  timeZone: string | undefined;
}

function Entries({ deliveries, choice, timeZone }: EntriesProps) {
  if (deliveries.length === 0)
    return choice === 'all' ? (
      <Empty title="No deliveries yet">
        Each lead that is kept is also sent to the CRM; that delivery and every mail stand here.
      </Empty>
    ) : (
      <Empty title="None in this state" />
    );
  return (
    <>
      <ul className="entries deliveries" aria-label="Deliveries">
        {deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.id} delivery={delivery} timeZone={timeZone} />
        ))}
      </ul>
      <NewestOnly shown={deliveries.length} />
    </>
  );
}
