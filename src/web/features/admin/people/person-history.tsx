import { useRef, type FormEvent } from 'react';
import { apiPaths } from '../../../../contract/paths.ts';
import type { Person, PersonEvent } from '../../../../contract/people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { formatMoment } from '../../../ui/format-dates.ts';
import { nameMember } from '../parts/name-member.ts';
import { keepUnsentNote, readUnsentNote } from '../parts/unsent-note.ts';
import { useAboutPerson } from './people-data.ts';
import { Part } from './person-things.tsx';

/** Who did it, as whoever looks would say it. */
const nameWho = (event: PersonEvent): string => (event.who === 'foyer' ? 'Foyer' : nameMember(event));

/** Notes, and who changed what when; a note can be added. */
export function PersonHistory({ person, timeZone }: { person: Person; timeZone: string | undefined }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useAboutPerson(apiPaths.ownerPersonNotes, person.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { current } = field;
    if (current === null || add.isPending) return;
    add.mutate(
      { text: current.value },
      {
        onSuccess: () => {
          current.value = '';
          keepUnsentNote(person.id, '');
        },
      },
    );
  };
  return (
    <Part title="Notes and history">
      <form className="person-note" onSubmit={submit}>
        <TextAreaField
          ref={field}
          label="A note"
          rows={2}
          maxLength={4000}
          defaultValue={readUnsentNote(person.id)}
          onChange={(event) => keepUnsentNote(person.id, event.target.value)}
          error={add.isError ? explainFailure(add.error) : undefined}
        />
        <Button small type="submit" busy={add.isPending}>
          Keep the note
        </Button>
      </form>
      {person.history.length > 0 && (
        <ul className="entries person-things" aria-label="History">
          {person.history.map((event) => (
            <li key={event.id}>
              <p className="note">
                {nameWho(event)}, <time dateTime={event.at}>{formatMoment(event.at, timeZone)}</time>
              </p>
              <p className="booking-notes">{event.text}</p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
