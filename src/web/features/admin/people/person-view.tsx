import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Person } from '../../../../contract/people.ts';
import { meantEmail } from '../../../../domain/emails/meant-email.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { mailTo } from '../parts/mail-to.ts';
import { useDeskRole } from '../parts/owner-session.ts';
import { nameOf } from '../parts/name-person.ts';
import { PersonFacts } from './person-facts.tsx';
import { PersonHistory } from './person-history.tsx';
import { PersonJoins } from './person-joins.tsx';
import { PersonMessages } from './person-messages.tsx';
import { PersonPrivacy } from './person-privacy.tsx';
import { PersonThings } from './person-things.tsx';
import { PersonVisits } from './person-visits.tsx';
import { useCalled, usePerson, useSetStatus } from './people-data.ts';
import type { Done } from '../parts/undo-note.tsx';
import { latestFailure } from '../parts/latest-failure.ts';
import { PersonTriage } from './person-triage.tsx';
import { TapToCall } from './tap-to-call.tsx';

interface PersonViewProps {
  id: string;
  timeZone: string | undefined;
  onClose: () => void;
  onSet: (done: Done) => void;
}

/** As the service worker's _Call_ names it. */
const CALL = '#call';

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
  const call = useRef<HTMLAnchorElement>(null);
  const { hash } = useLocation();
  // Whoever opened a person is read to from its beginning; whoever pressed Call on what was pushed is at the number.
  useEffect(() => {
    const start = hash === CALL ? call.current : null;
    (start ?? heading.current)?.focus();
  }, [hash]);
  const [phone] = person.phones;
  const meant = meantEmail(person.email);
  const set = useSetStatus(onSet);
  const called = useCalled(onSet);
  const role = useDeskRole();
  const failure = latestFailure(set, called);
  return (
    <article className="person" aria-label={nameOf(person)}>
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {nameOf(person)}
      </h2>
      <div className="row">
        {phone !== undefined && (
          <TapToCall
            phone={phone}
            name={nameOf(person)}
            className="btn small go"
            linkRef={call}
            onCalled={() => called.mutate({ id: person.id, name: nameOf(person) })}
          />
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
        {failure && (
          <p role="alert" className="err">
            {explainFailure(failure)}
          </p>
        )}
      </div>
      {meant !== null && (
        <p>
          {person.email} looks mistyped: <a href={mailTo(meant)}>{meant}</a> may be meant.
        </p>
      )}
      <PersonTriage person={person} onSet={onSet} />
      <PersonFacts person={person} timeZone={timeZone} onDone={onSet} />
      <PersonJoins person={person} />
      <PersonHistory person={person} timeZone={timeZone} />
      <PersonThings person={person} timeZone={timeZone} />
      <PersonVisits visits={person.visits} timeZone={timeZone} />
      <PersonMessages personId={person.id} deliveries={person.deliveries} timeZone={timeZone} />
      {role === 'owner' && <PersonPrivacy emails={person.emails} />}
    </article>
  );
}
