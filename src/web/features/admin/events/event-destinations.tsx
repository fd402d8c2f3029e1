import { useCallback, useRef, useState } from 'react';
import '../../../styles/parts/desk-events.css';
import { EVENT_DESTINATIONS_MAX } from '../../../../contract/event-destinations.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { UndoNote, type Done } from '../parts/undo-note.tsx';
import { DestinationEntry } from './destination-entry.tsx';
import { DestinationForm } from './destination-form.tsx';
import { useEventDestinations, useMake } from './events-data.ts';

/** Where the event stream goes: everything that happens, told to a CRM, a phone or any program. */
export function EventDestinations() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="event-stream" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Where events go</summary>
      {isOpen && <Destinations />}
    </details>
  );
}

function Destinations() {
  const room = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const destinations = useEventDestinations();
  const make = useMake((made) => {
    setMaking(false);
    setSecret(made.secret);
    if (made.destination.highLevel !== null) setFresh(made.destination.id);
  });
  const onOver = useCallback(() => setDone(null), []);
  if (destinations.isPending) return <Loading label="Loading the destinations..." />;
  if (destinations.isError)
    return (
      <Failed
        title="The destinations could not be loaded"
        reason={explainFailure(destinations.error)}
        onRetry={() => void destinations.refetch()}
        retrying={destinations.isFetching}
      />
    );
  const isFull = destinations.data.filter(({ isFixed }) => !isFixed).length >= EVENT_DESTINATIONS_MAX;
  return (
    <div ref={room} tabIndex={-1} className="event-room">
      {done !== null && <UndoNote key={done.key} done={done} onOver={onOver} />}
      {destinations.data.length === 0 && !isMaking && (
        <Empty title="No destination yet">
          Everything that happens can be told to HighLevel, another CRM, a phone or any program that takes webhooks,
          from the moment you name one.
        </Empty>
      )}
      {destinations.data.length > 0 && (
        <ul className="entries" aria-label="Destinations of events">
          {destinations.data.map((destination) => (
            <DestinationEntry
              key={destination.id}
              destination={destination}
              isFresh={destination.id === fresh}
              onDone={(removed) => {
                setDone(removed);
                // The pressed button disappears, so the focus moves to the list.
                room.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {secret !== null && <Secret secret={secret} onKept={() => setSecret(null)} />}
      {isMaking ? (
        <DestinationForm
          before={null}
          isBusy={make.isPending}
          error={make.error}
          onSend={({ url, highLevel, ...wanted }) =>
            make.mutate({ ...wanted, ...(url !== null && { url }), ...(highLevel !== null && { highLevel }) })
          }
          onLeave={() => setMaking(false)}
        />
      ) : (
        <Button small disabled={isFull} onClick={() => setMaking(true)}>
          {isFull ? `There can be ${EVENT_DESTINATIONS_MAX}` : 'New destination'}
        </Button>
      )}
    </div>
  );
}

/** Told once: nothing shows it again. */
function Secret({ secret, onKept }: { secret: string; onKept: () => void }) {
  return (
    <div className="place-form">
      <TextField
        label="Its secret"
        readOnly
        value={secret}
        hint="Copy it to the destination now: it is not shown again. Each event is signed with it (Standard Webhooks)."
        onFocus={(event) => event.target.select()}
      />
      <Button small onClick={onKept}>
        I have copied it
      </Button>
    </div>
  );
}
