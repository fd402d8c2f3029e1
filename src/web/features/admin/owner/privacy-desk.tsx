import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import type { PersonFound } from '../../../../contract/owner-people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { readLookUp } from '../parts/look-up.ts';
import { saveFile, useErasePerson, useFindPerson, useTakeAlong } from './person-data.ts';

/** For somebody who asks what is stored about them, or to be erased. */
export function PrivacyDesk() {
  const field = useRef<HTMLInputElement>(null);
  const find = useFindPerson();
  const [receipt, setReceipt] = useState<string | null>(null);
  const asked = readLookUp(useLocation().state);
  const { mutate: lookUp } = find;
  // Whoever comes from a person's sheet has named them already.
  useEffect(() => {
    if (asked !== null) lookUp(asked);
  }, [asked, lookUp]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (find.isPending) return;
    setReceipt(null);
    find.mutate(field.current?.value.trim() ?? '', { onError: () => field.current?.focus() });
  };

  return (
    <div className="privacy-desk">
      <p className="note">
        Somebody asks what you store about them, or asks to be erased? Look them up by their e-mail address. A person
        who wrote from two addresses is looked up by each; People shows both.
      </p>
      <form className="find-field" onSubmit={submit}>
        <TextField
          ref={field}
          label="E-mail address"
          type="email"
          name="email"
          defaultValue={asked ?? ''}
          autoComplete="off"
          maxLength={254}
          required
          error={find.isError ? explainFailure(find.error) : undefined}
        />
        <Button small type="submit" busy={find.isPending}>
          Look up
        </Button>
      </form>
      {receipt !== null && <Receipt text={receipt} />}
      {receipt === null && find.data !== undefined && (
        <Person key={find.submittedAt} person={find.data} onErased={setReceipt} />
      )}
    </div>
  );
}

interface PersonProps {
  person: PersonFound;
  onErased: (receipt: string) => void;
}

function Person({ person, onErased }: PersonProps) {
  const { email, found } = person;
  const [isAsked, setIsAsked] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const takeAlong = useTakeAlong(email);
  if (found.length === 0) return <output>Nothing is stored of {email}.</output>;
  return (
    <div className="privacy-desk" ref={room} tabIndex={-1}>
      <output>Stored of {email}:</output>
      <ul className="reasons" aria-label="What is stored">
        {found.map(({ what, count }) => (
          <li key={what}>
            {what}: {count}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button small busy={takeAlong.isPending} onClick={() => takeAlong.mutate()}>
          Download all of it
        </Button>
        <Button small aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
          Erase this person
        </Button>
      </div>
      {takeAlong.isError && (
        <p role="alert" className="err">
          {explainFailure(takeAlong.error)}
        </p>
      )}
      {isAsked && (
        <EraseQuestion
          person={person}
          onErased={onErased}
          onKept={() => {
            setIsAsked(false);
            // The button that was pressed goes with the question.
            room.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function EraseQuestion({ person, onErased, onKept }: PersonProps & { onKept: () => void }) {
  const { email, kept, tellsCrm } = person;
  const erase = useErasePerson(email, onErased);
  return (
    <section className="cancel-chosen" aria-label={`Erase ${email}`}>
      <p>
        This goes: names, addresses, telephone numbers, answers and notes, with near misses, forms set aside, bookings,
        onboarding forms, pictures and messages. Times of sessions to come are free again. There is no way back.
      </p>
      {kept.length > 0 && (
        <>
          <p>This is kept without the person:</p>
          <ul className="reasons">
            {kept.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {tellsCrm
          ? 'Your CRM is told. Your mailbox, your payment provider and your backups are yours to look at.'
          : 'Nothing about them was sent to a CRM. Your mailbox, your payment provider and your backups are yours to look at.'}
      </p>
      <div className="row">
        <Button small variant="go" busy={erase.isPending} onClick={() => erase.mutate()}>
          {erase.isPending ? 'Erasing...' : 'Yes, erase for good'}
        </Button>
        <Button small onClick={onKept}>
          Keep
        </Button>
      </div>
      {erase.isError && (
        <p role="alert" className="err">
          {explainFailure(erase.error)}
        </p>
      )}
    </section>
  );
}

const focusOn = (room: HTMLElement | null) => room?.focus();

/** What the owner keeps to show what was done; the button that was pressed is gone, so the focus comes here. */
function Receipt({ text }: { text: string }) {
  if (text === '') return <output>Nothing was stored any more.</output>;
  return (
    <section className="receipt" aria-label="Receipt" tabIndex={-1} ref={focusOn}>
      <p>Keep this receipt: it shows that you did, and when. It is not shown again.</p>
      <pre>{text}</pre>
      <Button small onClick={() => saveFile('erased.txt', text, 'text/plain')}>
        Download the receipt
      </Button>
    </section>
  );
}
