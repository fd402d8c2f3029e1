import { useState, type FormEvent } from 'react';
import type { EventDestinationShown } from '../../../../contract/event-destinations.ts';
import { eventTypes, type EventType } from '../../../../contract/events.ts';
import { explainFailure, RequestError } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx';
import { textIn } from '../../../ui/text-in.ts';
import { HighLevelFields, readHighLevel, type EnteredHighLevel } from './highlevel-fields.tsx';
import { eventNames } from './name-event.ts';

/** Erasures go everywhere, whatever was chosen. */
const chosen = eventTypes.filter((type) => type !== 'person.erased');

/** An address for a webhook; HighLevel has its own. */
export interface Wanted {
  readonly name: string;
  readonly types: EventType[];
  readonly url: string | null;
  readonly highLevel: EnteredHighLevel | null;
}

interface DestinationFormProps {
  /** The one that is changed; null for a new one. */
  before: EventDestinationShown | null;
  isBusy: boolean;
  error: unknown;
  onSend: (wanted: Wanted) => void;
  onLeave: () => void;
}

/** What the server says of one field; undefined where it says nothing. */
function errorOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  return error.problem?.errors?.find((one) => one.field === field)?.message;
}

/** Whether the server says something of one of HighLevel's fields, which then shows it. */
function isAboutHighLevel(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return error.problem?.errors?.some(({ field }) => field.startsWith('highLevel.')) ?? false;
}

/** Name, address and choice of events of a destination. An address that is left empty stays as it is. */
export function DestinationForm({ before, isBusy, error, onSend, onLeave }: DestinationFormProps) {
  const [wantsAll, setWantsAll] = useState(before === null || before.types.length === 0);
  const [isHighLevel, setHighLevel] = useState(before !== null && before.highLevel !== null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const types = wantsAll ? [] : chosen.filter((type) => form.get(type) !== null);
    const place = isHighLevel
      ? { url: null, highLevel: readHighLevel(form) }
      : { url: textIn(form, 'url'), highLevel: null };
    onSend({ name: textIn(form, 'name'), types, ...place });
  };
  const [nameError, urlError] = [errorOf(error, 'name'), errorOf(error, 'url')];
  const highLevelError = (field: string) => errorOf(error, `highLevel.${field}`);
  const isTold = isHighLevel ? isAboutHighLevel(error) : urlError !== undefined;
  return (
    <form
      className="place-form"
      aria-label={before === null ? 'New destination' : `Change ${before.name}`}
      onSubmit={submit}
    >
      <TextField label="Name" name="name" required maxLength={80} defaultValue={before?.name} error={nameError} />
      {before === null && (
        <SelectField
          label="Kind"
          value={isHighLevel ? 'highlevel' : 'webhook'}
          onChange={(event) => setHighLevel(event.target.value === 'highlevel')}
        >
          <option value="webhook">Any program, by webhook</option>
          <option value="highlevel">HighLevel</option>
        </SelectField>
      )}
      {isHighLevel ? (
        <HighLevelFields before={before?.highLevel ?? null} errorOf={highLevelError} />
      ) : (
        <TextField
          label="Address"
          name="url"
          type="url"
          required={before === null}
          maxLength={1000}
          placeholder="https://"
          hint={before === null ? undefined : `Leave empty to stay at ${before.host}`}
          error={urlError}
        />
      )}
      <CheckField label="Send everything" checked={wantsAll} onChange={(event) => setWantsAll(event.target.checked)} />
      {!wantsAll && (
        <fieldset className="event-choice">
          <legend>Send only</legend>
          {chosen.map((type) => (
            <CheckField
              key={type}
              name={type}
              label={eventNames[type]}
              defaultChecked={before?.types.includes(type) ?? false}
            />
          ))}
        </fieldset>
      )}
      {error !== null && nameError === undefined && !isTold && (
        <p role="alert" className="err">
          {explainFailure(error)}
        </p>
      )}
      <div className="row">
        <Button small variant="go" type="submit" busy={isBusy}>
          {before === null ? 'Make it' : 'Save'}
        </Button>
        <Button small type="button" onClick={onLeave}>
          Leave it
        </Button>
      </div>
    </form>
  );
}
