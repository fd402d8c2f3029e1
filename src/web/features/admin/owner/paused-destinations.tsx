import { useRef, useState } from 'react';
import type { OwnerDestination } from '../../../../contract/owner-destinations.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { countDeliveries, describePause, namePause, nameResumed } from '../parts/describe-destination.ts';
import { useDestinations, useResume } from '../parts/owner-data.ts';

/** The paused destinations, each with a button to resume it; draws nothing if there are none. */
export function PausedDestinations({ timeZone }: { timeZone: string | undefined }) {
  const room = useRef<HTMLDivElement>(null);
  const [resumed, setResumed] = useState('');
  const destinations = useDestinations();
  const paused = destinations.data?.filter(({ pause }) => pause !== null) ?? [];
  return (
    <div ref={room} tabIndex={-1}>
      {destinations.isError && (
        <p role="alert" className="err">
          The paused destinations could not be loaded. {explainFailure(destinations.error)}
        </p>
      )}
      {paused.length > 0 && (
        <ul className="notices" aria-label="Paused">
          {paused.map((destination) => (
            <PausedDestination
              key={destination.id}
              destination={destination}
              timeZone={timeZone}
              onResumed={() => {
                setResumed(nameResumed(destination));
                // The pressed button disappears, so the focus moves to the list.
                room.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <output className="second">{resumed}</output>
    </div>
  );
}

interface PausedDestinationProps {
  destination: OwnerDestination;
  timeZone: string | undefined;
  onResumed: () => void;
}

function PausedDestination({ destination, timeZone, onResumed }: PausedDestinationProps) {
  const { id, dead, lastError } = destination;
  const [withDead, setWithDead] = useState(false);
  const resume = useResume(id, onResumed);
  return (
    <li className="urgent">
      <p>
        <strong>{namePause(destination)}</strong>
      </p>
      <p>
        {describePause(destination, timeZone)}
        {lastError !== null && ` Last error: ${lastError}.`}
      </p>
      {dead > 0 && (
        <CheckField
          label={`Also send ${countDeliveries(dead, 'delivery that was given up', 'deliveries that were given up')}`}
          checked={withDead}
          onChange={(event) => setWithDead(event.target.checked)}
        />
      )}
      <div className="row">
        <Button small busy={resume.isPending} onClick={() => resume.mutate({ withDead })}>
          {resume.isPending ? 'Resuming...' : 'Resume and send all'}
        </Button>
        {resume.isError && (
          <p role="alert" className="err">
            {explainFailure(resume.error)}
          </p>
        )}
      </div>
    </li>
  );
}
