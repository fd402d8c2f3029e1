import { useRef, type FormEvent } from 'react';
import { apiPaths } from '../../../../contract/paths.ts';
import { personStatuses, type Person } from '../../../../contract/people.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { statusNames } from './describe-person.ts';
import { useAboutPerson, useSetStatus } from './people-data.ts';
import type { Done } from '../parts/undo-note.tsx';
import { latestFailure } from '../parts/latest-failure.ts';

/** How far the owner is with somebody, when to come back to them, and their tags. */
export function PersonTriage({ person, onSet }: { person: Person; onSet: (done: Done) => void }) {
  const { id, status, followUpOn } = person;
  const set = useSetStatus(onSet);
  const followUp = useAboutPerson(apiPaths.ownerPersonFollowUp, id);
  const failure = latestFailure(set, followUp);
  return (
    <div className="person-triage">
      <SelectField
        label="Status"
        value={status}
        onChange={(event) => {
          const wanted = personStatuses.find((one) => one === event.target.value);
          if (wanted !== undefined) set.mutate({ whom: { ids: [id] }, status: wanted });
        }}
      >
        {personStatuses.map((one) => (
          <option key={one} value={one}>
            {statusNames[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Follow up on"
        type="date"
        key={followUpOn}
        defaultValue={followUpOn ?? ''}
        onBlur={(event) => {
          const day = event.target.value === '' ? null : event.target.value;
          if (day !== followUpOn) followUp.mutate({ day });
        }}
      />
      <Tags person={person} />
      {failure !== null && (
        <p role="alert" className="err">
          {explainFailure(failure)}
        </p>
      )}
    </div>
  );
}

/** Tags as words between commas. */
function Tags({ person: { id, tags } }: { person: Person }) {
  const field = useRef<HTMLInputElement>(null);
  const set = useAboutPerson(apiPaths.ownerPersonTags, id);
  const text = tags.join(', ');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = (field.current?.value ?? '').split(',').map((word) => word.trim());
    if (!set.isPending) set.mutate({ tags: [...new Set(words.filter((word) => word !== ''))] });
  };
  return (
    <form className="find-field" onSubmit={submit}>
      <TextField
        ref={field}
        key={text}
        label="Tags, between commas"
        defaultValue={text}
        maxLength={840}
        error={set.isError ? explainFailure(set.error) : undefined}
      />
      <Button small type="submit" busy={set.isPending}>
        Keep the tags
      </Button>
    </form>
  );
}
