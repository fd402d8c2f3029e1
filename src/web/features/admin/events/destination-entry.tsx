import { useEffect, useState } from 'react';
import type { EventDestinationShown } from '../../../../contract/event-destinations.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { textIn } from '../../../ui/text-in.ts';
import { countDeliveries } from '../parts/describe-destination.ts';
import type { Done } from '../parts/undo-note.tsx';
import { DestinationForm } from './destination-form.tsx';
import { useChange, useRemove, useReplay, useTest } from './events-data.ts';
import { describePlace, describeTest, describeTrouble } from './describe-highlevel.ts';
import type { EnteredHighLevel } from './highlevel-fields.tsx';
import { describeReplay, nameState } from './name-event.ts';

interface EntryProps {
  destination: EventDestinationShown;
  /** It was made just now: HighLevel is asked at once whether all is right. */
  isFresh: boolean;
  onDone: (done: Done) => void;
}

/** What of a destination's place is new; an address or a token that was left empty stays. */
function changedPlace(url: string | null, entered: EnteredHighLevel | null) {
  if (entered === null) return url === null || url === '' ? {} : { url };
  const { token, ...others } = entered;
  return { highLevel: { ...others, ...(token !== '' && { token }) } };
}

/** One destination: how it stands, and all that can be done with it. */
export function DestinationEntry({ destination, isFresh, onDone }: EntryProps) {
  const { id, name, isFixed, isOn, waiting, replay, remark } = destination;
  const [open, setOpen] = useState<'change' | 'replay' | null>(null);
  const shut = () => setOpen(null);
  const test = useTest(id);
  const { mutate: tryIt } = test;
  const change = useChange(id, () => {
    shut();
    if (destination.highLevel !== null && isOn) tryIt();
  });
  const remove = useRemove(destination, onDone);
  const again = useReplay(id, shut);
  useEffect(() => {
    if (isFresh) tryIt();
  }, [isFresh, tryIt]);
  const trouble = describeTrouble(destination);
  const failed = [change, remove].find(({ isError }) => isError)?.error;
  return (
    <li className="destination">
      <div>
        <strong>{name}</strong>{' '}
        <span className={`status ${isOn ? 'delivered' : 'waiting'}`}>{nameState(destination)}</span>
        <span className="second">
          {describePlace(destination)}
          {waiting > 0 && ` · ${countDeliveries(waiting, 'event', 'events')} on the way`}
        </span>
        {replay !== null && <span className="second">{describeReplay(replay)}</span>}
        {trouble !== null && <span className="err">{trouble}</span>}
        {remark !== null && <span className="err">{remark}. Press Change to mend it.</span>}
        {isFixed && <span className="second">Set by CRM_EVENTS_URL. Change it there.</span>}
      </div>
      <div className="row">
        {isOn && (
          <Button small busy={test.isPending} aria-label={`Send a test to ${name}`} onClick={() => test.mutate()}>
            Test
          </Button>
        )}
        {isOn && (
          <Button small aria-expanded={open === 'replay'} onClick={() => setOpen(open === 'replay' ? null : 'replay')}>
            Send again
          </Button>
        )}
        {!isFixed && (
          <>
            <Button
              small
              aria-expanded={open === 'change'}
              onClick={() => setOpen(open === 'change' ? null : 'change')}
            >
              Change
            </Button>
            <Button small busy={change.isPending} onClick={() => change.mutate({ isOn: !isOn })}>
              {isOn ? 'Switch off' : 'Switch on'}
            </Button>
            <Button
              small
              busy={remove.isPending}
              aria-label={`Remove ${name}`}
              onClick={() => remove.mutate(undefined)}
            >
              Remove
            </Button>
          </>
        )}
      </div>
      <output className={test.data?.taken === false || test.isError ? 'err' : 'second'}>
        {test.data !== undefined && describeTest(test.data)}
        {test.isError && explainFailure(test.error)}
      </output>
      {failed !== undefined && failed !== null && open === null && (
        <p role="alert" className="err">
          {explainFailure(failed)}
        </p>
      )}
      {open === 'change' && (
        <DestinationForm
          before={destination}
          isBusy={change.isPending}
          error={change.error}
          onSend={({ url, highLevel, ...wanted }) => change.mutate({ ...wanted, ...changedPlace(url, highLevel) })}
          onLeave={shut}
        />
      )}
      {open === 'replay' && (
        <form
          className="place-form"
          aria-label={`Send a period to ${name} again`}
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            again.mutate({ from: textIn(form, 'from'), until: textIn(form, 'until') });
          }}
        >
          <TextField label="First day" name="from" type="date" required />
          <TextField label="Last day" name="until" type="date" required />
          <p className="second">Events keep their ids, so that what is known already can be told apart.</p>
          {again.isError && (
            <p role="alert" className="err">
              {explainFailure(again.error)}
            </p>
          )}
          <div className="row">
            <Button small variant="go" type="submit" busy={again.isPending}>
              Send these days
            </Button>
            <Button small type="button" onClick={shut}>
              Leave it
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
