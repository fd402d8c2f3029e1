import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import type { Person } from '../../../../contract/people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, TextField } from '../../../ui/field.tsx';
import { useJoin, useSplit } from './people-data.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { latestFailure } from '../parts/latest-failure.ts';

/** What was done last, with its way back. */
type Done =
  | { readonly what: 'joined'; readonly emails: readonly string[] }
  | { readonly what: 'split'; readonly id: string; readonly email: string };

/** For somebody who is two people, or two who are one. */
export function PersonJoins({ person: { id, emails } }: { person: Person }) {
  const [done, setDone] = useState<Done | null>(null);
  const join = useJoin(id);
  const split = useSplit(id);
  const failure = latestFailure(join, split);

  const joinWith = (email: string) =>
    join.mutate(email, { onSuccess: (answer) => setDone({ what: 'joined', emails: answer.emails }) });
  const splitOff = (some: readonly string[]) =>
    split.mutate(some, { onSuccess: (answer) => setDone({ what: 'split', id: answer.id, email: some[0] ?? '' }) });

  return (
    <details className="inbox-filters">
      <summary>Not one person, or known by another address?</summary>
      <div className="person-note">
        {emails.length > 1 && <Split emails={emails} isBusy={split.isPending} onSplit={splitOff} />}
        <Join isBusy={join.isPending} onJoin={joinWith} />
        {failure !== null && (
          <p role="alert" className="err">
            {explainFailure(failure)}
          </p>
        )}
        {done !== null && <DoneNote done={done} onJoin={joinWith} onSplit={splitOff} />}
      </div>
    </details>
  );
}

function Split({
  emails,
  isBusy,
  onSplit,
}: {
  emails: readonly string[];
  isBusy: boolean;
  onSplit: (emails: readonly string[]) => void;
}) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = emails.filter((email) => ticked.has(email));
  return (
    <fieldset>
      <legend>Split off, with all that was left from there</legend>
      {emails.map((email) => (
        <CheckField
          key={email}
          label={email}
          checked={ticked.has(email)}
          onChange={(event) => {
            const next = new Set(ticked);
            if (event.target.checked) next.add(email);
            else next.delete(email);
            setTicked(next);
          }}
        />
      ))}
      <Button
        small
        busy={isBusy}
        disabled={chosen.length === 0 || chosen.length === emails.length}
        onClick={() => onSplit(chosen)}
      >
        Split off
      </Button>
    </fieldset>
  );
}

function Join({ isBusy, onJoin }: { isBusy: boolean; onJoin: (email: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onJoin(field.current?.value.trim() ?? '');
  };
  return (
    <form className="find-field" onSubmit={submit}>
      <TextField
        ref={field}
        label="Also known by the e-mail address"
        type="email"
        autoComplete="off"
        maxLength={254}
        required
      />
      <Button small type="submit" busy={isBusy}>
        Join
      </Button>
    </form>
  );
}

function DoneNote({
  done,
  onJoin,
  onSplit,
}: {
  done: Done;
  onJoin: (email: string) => void;
  onSplit: (emails: readonly string[]) => void;
}) {
  const { personPath } = useInboxAddress();
  return (
    <div className="row">
      <output>
        {done.what === 'joined' ? (
          `Joined with ${done.emails.join(', ')}.`
        ) : (
          <>
            Split off: <Link to={personPath(done.id)}>{done.email}</Link>.
          </>
        )}
      </output>
      <Button small onClick={() => (done.what === 'joined' ? onSplit(done.emails) : onJoin(done.email))}>
        Undo
      </Button>
    </div>
  );
}
