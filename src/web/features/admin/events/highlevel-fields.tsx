import type { EventDestinationShown } from '../../../../contract/event-destinations.ts';
import { highLevelFactNames, highLevelFacts, type HighLevelSettings } from '../../../../contract/highlevel.ts';
import { CheckField, TextField } from '../../../ui/field.tsx';
import { textIn } from '../../../ui/text-in.ts';

/** How a location is told, as the form holds it; an empty text means none. */
export interface EnteredHighLevel {
  readonly token: string;
  readonly locationId: string;
  readonly pipelineId: string;
  readonly stageId: string;
  readonly calendarId: string;
  readonly fields: HighLevelSettings['fields'];
  readonly deletesErased: boolean;
}

const fieldName = (fact: string) => `fields.${fact}`;

/** What stands in the form's fields of HighLevel. */
export function readHighLevel(form: FormData): EnteredHighLevel {
  const named = ['token', 'locationId', 'pipelineId', 'stageId', 'calendarId'] as const;
  const [token = '', locationId = '', pipelineId = '', stageId = '', calendarId = ''] = named.map((name) =>
    textIn(form, name),
  );
  const fields = Object.fromEntries(highLevelFactNames.map((fact) => [fact, textIn(form, fieldName(fact))]));
  return {
    token,
    locationId,
    pipelineId,
    stageId,
    calendarId,
    fields,
    deletesErased: form.get('deletesErased') !== null,
  };
}

interface HighLevelFieldsProps {
  /** The one that is changed; null for a new one. */
  before: EventDestinationShown['highLevel'];
  /** What the server says of a field. */
  errorOf: (field: string) => string | undefined;
}

const ID_MAX = 64;

/** Token, ids and the table of custom fields. The token is never shown again. */
export function HighLevelFields({ before, errorOf }: HighLevelFieldsProps) {
  const id = (name: 'locationId' | 'pipelineId' | 'stageId' | 'calendarId') => ({
    name,
    maxLength: ID_MAX,
    autoComplete: 'off',
    spellCheck: false,
    defaultValue: before?.[name] ?? '',
    error: errorOf(name),
  });
  return (
    <>
      <TextField
        label="Private integration token"
        name="token"
        type="password"
        autoComplete="off"
        required={before === null}
        maxLength={300}
        hint={
          before === null
            ? 'In HighLevel: Settings, Private Integrations'
            : 'Leave empty to keep the one that is stored'
        }
        error={errorOf('token')}
      />
      <TextField label="Location id" required {...id('locationId')} hint="In HighLevel: Settings, Business Profile" />
      <TextField label="Pipeline id" optional {...id('pipelineId')} hint="Empty: no opportunities" />
      <TextField label="Stage id" optional {...id('stageId')} hint="Empty: the pipeline’s first" />
      <TextField label="Calendar id" optional {...id('calendarId')} hint="Empty: no appointments" />
      <fieldset className="event-choice">
        <legend>Custom fields of the contact</legend>
        <p className="second">The key or id of a field in HighLevel, such as contact.package. Empty: not sent.</p>
        {highLevelFactNames.map((fact) => (
          <TextField
            key={fact}
            label={highLevelFacts[fact].name}
            name={fieldName(fact)}
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
            defaultValue={before === null ? highLevelFacts[fact].field : (before.fields[fact] ?? '')}
            error={errorOf(fieldName(fact))}
          />
        ))}
      </fieldset>
      <CheckField
        name="deletesErased"
        label="Delete the contact in HighLevel when a person is erased here"
        hint="Otherwise it gets the tag foyer-erased, is not contacted any more, and loses what Foyer wrote into its fields."
        defaultChecked={before?.deletesErased ?? false}
      />
    </>
  );
}
