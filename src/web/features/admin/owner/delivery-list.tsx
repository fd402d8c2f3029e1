import { deliveryStatuses, type DeliveryWithPerson } from '../../../../contract/owner.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { EventDestinations } from '../events/event-destinations.tsx';
import { DeliveryEntry } from '../parts/delivery-entry.tsx';
import { nameStatus, type DeliveryChoice } from '../parts/describe-delivery.ts';
import { useDeskAddress } from '../parts/use-desk-address.ts';
import { ShowMore } from '../parts/show-more.tsx';
import { useDeliveries } from '../parts/owner-data.ts';
import { PausedDestinations } from './paused-destinations.tsx';
import { Choices } from '../../../ui/choices.tsx';

const options = [
  { id: 'all', name: 'All' },
  ...deliveryStatuses.map((status) => ({ id: status, name: nameStatus(status) })),
] as const;

interface DeliveryFilterProps {
  choice: DeliveryChoice;
  onChange: (choice: DeliveryChoice) => void;
}

export function DeliveryFilter({ choice, onChange }: DeliveryFilterProps) {
  return <Choices<DeliveryChoice> label="Show deliveries" options={options} chosen={choice} onChange={onChange} />;
}

/** All deliveries to other services, newest first. */
export function DeliveryList({ timeZone }: { timeZone: string | undefined }) {
  const { sent, showSent } = useDeskAddress();
  const choice = options.find(({ id }) => id === sent)?.id ?? 'all';
  const setChoice = (next: DeliveryChoice) => showSent(next === 'all' ? '' : next);
  const deliveries = useDeliveries(choice);
  const refetch = () => void deliveries.refetch();
  return (
    <>
      <PausedDestinations timeZone={timeZone} />
      <EventDestinations />
      <div className="desk-bar">
        <DeliveryFilter choice={choice} onChange={setChoice} />
        <Button small onClick={refetch}>
          Refresh
        </Button>
      </div>
      {deliveries.isPending && <Loading label="Loading deliveries..." />}
      {deliveries.isLoadingError && (
        <Failed
          title="The deliveries could not be loaded"
          reason={explainFailure(deliveries.error)}
          onRetry={refetch}
          retrying={deliveries.isFetching}
        />
      )}
      {deliveries.data && (
        <Entries
          deliveries={deliveries.data.pages.flatMap((page) => page.deliveries)}
          choice={choice}
          timeZone={timeZone}
        />
      )}
      <ShowMore list={deliveries} />
    </>
  );
}

interface EntriesProps {
  deliveries: readonly DeliveryWithPerson[];
  choice: DeliveryChoice;
  timeZone: string | undefined;
}

function Entries({ deliveries, choice, timeZone }: EntriesProps) {
  if (deliveries.length === 0)
    return choice === 'all' ? (
      <Empty title="No deliveries yet">
        Every lead is sent to the CRM. Those deliveries and all mails will appear here.
      </Empty>
    ) : (
      <Empty title="None in this state" />
    );
  return (
    <ul className="entries deliveries" aria-label="Deliveries">
      {deliveries.map((delivery) => (
        <DeliveryEntry key={delivery.id} delivery={delivery} about={delivery.about} timeZone={timeZone} />
      ))}
    </ul>
  );
}
