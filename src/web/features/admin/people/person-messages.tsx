import type { Person } from '../../../../contract/people.ts';
import { DeliveryEntry } from '../owner/delivery-entry.tsx';
import { Part } from './person-things.tsx';

/** What went to the CRM and by mail about somebody, the latest first. */
export function PersonMessages({
  deliveries,
  timeZone,
}: {
  deliveries: Person['deliveries'];
  timeZone: string | undefined;
}) {
  if (deliveries.length === 0) return null;
  const arrived = deliveries.filter(({ status }) => status === 'delivered').length;
  return (
    <Part title="Messages">
      <details className="inbox-filters">
        <summary>
          {arrived} of {deliveries.length} arrived
        </summary>
        <ul className="entries deliveries" aria-label="Messages">
          {deliveries.map((delivery) => (
            <DeliveryEntry key={delivery.id} delivery={delivery} timeZone={timeZone} />
          ))}
        </ul>
      </details>
    </Part>
  );
}
