import { useEffect, useRef } from 'react';
import type { Person } from '../../../../contract/people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { callTo } from '../../../../domain/phones/call-to.ts';
import { mailTo } from '../owner/mail-to.ts';
import { nameOf, writePhone } from './describe-person.ts';
import { PersonFacts } from './person-facts.tsx';
import { PersonHistory } from './person-history.tsx';
import { PersonJoins } from './person-joins.tsx';
import { PersonMessages } from './person-messages.tsx';
import { PersonThings } from './person-things.tsx';
import { PersonVisits } from './person-visits.tsx';
import { usePerson, useSetStatus } from './people-data.ts';
import type { Done } from '../undo-note.tsx';
import { PersonTriage } from './person-triage.tsx';

interface PersonViewProps {
  id: string;
  timeZone: string | undefined;
  onClose: () => void;
  onSet: (done: Done) => void;
}

/** One person on one sheet. */
export function PersonView({ id, timeZone, onClose, onSet }: PersonViewProps) {
  const asked = usePerson(id);
  return (
    <div className="person-sheet">
      <div className="row">
        <Button small onClick={onClose}>
          Back to the list
        </Button>
      </div>
      {asked.isPending && <Loading label="Loading the person..." />}
      {asked.isError && (
        <Failed
          title="This person could not be loaded"
          reason={explainFailure(asked.error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
      )}
      {asked.isSuccess && <Sheet person={asked.data} timeZone={timeZone} onSet={onSet} />}
    </div>
  );
}

function Sheet({
  person,
  timeZone,
  onSet,
}: {
  person: Person;
  timeZone: string | undefined;
  onSet: (done: Done) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opened a person is read to from its beginning.
  useEffect(() => heading.current?.focus(), []);
  const [phone] = person.phones;
  const set = useSetStatus(onSet);
  return (
    <article className="person" aria-label={nameOf(person)}>
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {nameOf(person)}
      </h2>
      <div className="row">
        {phone !== undefined && (
          <a className="btn small go" href={callTo(phone)}>
            Call {writePhone(phone)}
          </a>
        )}
        <a className="btn small" href={mailTo(person.email)}>
          Mail
        </a>
        {person.status === 'new' && (
          <Button
            small
            busy={set.isPending}
            onClick={() => {
              set.mutate({ whom: { ids: [person.id] }, status: 'contacted' });
              // The button goes away with the answer.
              heading.current?.focus();
            }}
          >
            Contacted
          </Button>
        )}
        {set.isError && (
          <p role="alert" className="err">
            {explainFailure(set.error)}
          </p>
        )}
      </div>
      <PersonTriage person={person} onSet={onSet} />
      <PersonFacts person={person} timeZone={timeZone} />
      <PersonJoins person={person} />
      <PersonHistory person={person} timeZone={timeZone} />
      <PersonThings person={person} timeZone={timeZone} />
      <PersonVisits visits={person.visits} timeZone={timeZone} />
      <PersonMessages personId={person.id} deliveries={person.deliveries} timeZone={timeZone} />
    </article>
  );
}
