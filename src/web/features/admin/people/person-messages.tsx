import type { Person } from '../../../../contract/people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { DeliveryEntry } from '../parts/delivery-entry.tsx';
import { useResendAll } from '../parts/owner-data.ts';
import { Part } from './person-things.tsx';

interface PersonMessagesProps {
  personId: string;
  deliveries: Person['deliveries'];
  timeZone: string | undefined;
}

/** What went to the CRM and by mail about somebody, the latest first; what was given up can be sent again at once. */
export function PersonMessages({ personId, deliveries, timeZone }: PersonMessagesProps) {
  const resend = useResendAll(personId);
  if (deliveries.length === 0) return null;
  const arrived = deliveries.filter(({ status }) => status === 'delivered').length;
  const dead = deliveries.filter(({ status, attempts }) => status === 'dead' && attempts > 0).length;
  return (
    <Part title="Messages">
      {(dead > 0 || resend.isSuccess || resend.isError) && (
        <div className="row">
          {dead > 0 && (
            <Button small busy={resend.isPending} onClick={() => resend.mutate()}>
              {dead === 1 ? 'Send the one that was given up again' : `Send all ${dead} that were given up again`}
            </Button>
          )}
          <output className={resend.isError ? 'err' : 'second'}>
            {resend.isSuccess && `Queued: ${resend.data.sent}.`}
            {resend.isError && explainFailure(resend.error)}
          </output>
        </div>
      )}
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
