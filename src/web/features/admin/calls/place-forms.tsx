import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { textIn } from '../../../ui/text-in.ts';
import { dayOf, instantOf, timeOf } from './calls-days.ts';

const NO_SUCH_TIME = 'Please choose a day and a time that the clock shows';

interface TimeFormProps {
  date: string;
  timeZone: string;
  isBusy: boolean;
}

/** Another time for a call. */
export function MoveForm({
  startsAt,
  timeZone,
  isBusy,
  onSend,
}: Omit<TimeFormProps, 'date'> & { startsAt: string; onSend: (startsAt: string, tell: boolean) => void }) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = instantOf(textIn(form, 'date'), textIn(form, 'time'), timeZone);
    setError(wanted === null ? NO_SUCH_TIME : undefined);
    if (wanted !== null) onSend(wanted, textIn(form, 'tell') !== '');
  };
  return (
    <form className="place-form" onSubmit={submit}>
      <TextField label="Day" name="date" type="date" required defaultValue={dayOf(startsAt, timeZone)} error={error} />
      <TextField label="Time" name="time" type="time" required defaultValue={timeOf(startsAt, timeZone)} />
      <CheckField label="Tell the visitor by mail" name="tell" defaultChecked />
      <Button small variant="go" type="submit" busy={isBusy}>
        Move it
      </Button>
    </form>
  );
}

interface Booked {
  readonly startsAt: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  readonly tell: boolean;
}

/** A call by hand, at any time that is not taken. */
export function BookForm({
  date,
  startsAt,
  timeZone,
  isBusy,
  onSend,
}: TimeFormProps & { startsAt: string | null; onSend: (wanted: Booked) => void }) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const at = instantOf(textIn(form, 'date'), textIn(form, 'time'), timeZone);
    setError(at === null ? NO_SUCH_TIME : undefined);
    const text = (name: string) => textIn(form, name);
    const person = { name: text('name'), email: text('email'), phone: text('phone'), notes: text('notes') };
    if (at !== null) onSend({ ...person, startsAt: at, tell: text('tell') !== '' });
  };
  return (
    <form className="place-form" aria-label="Book a call" onSubmit={submit}>
      <TextField label="Day" name="date" type="date" required defaultValue={date} error={error} />
      <TextField
        label="Time"
        name="time"
        type="time"
        required
        defaultValue={startsAt === null ? '' : timeOf(startsAt, timeZone)}
        hint="Also outside your hours"
      />
      <TextField label="Name" name="name" required maxLength={100} />
      <TextField label="E-mail" name="email" type="email" required maxLength={254} />
      <TextField label="Phone" name="phone" type="tel" optional maxLength={40} />
      <TextAreaField label="Notes" name="notes" optional rows={2} maxLength={2000} />
      <CheckField label="Send the invitation by mail" name="tell" defaultChecked />
      <Button small variant="go" type="submit" busy={isBusy}>
        Book it
      </Button>
    </form>
  );
}

/** A time that is not offered. */
export function BlockForm({
  date,
  timeZone,
  isBusy,
  onSend,
}: TimeFormProps & { onSend: (wanted: { startsAt: string; endsAt: string; note: string }) => void }) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [startsAt, endsAt] = ['from', 'until'].map((end) =>
      instantOf(textIn(form, `${end}-date`), textIn(form, `${end}-time`), timeZone),
    );
    if (typeof startsAt !== 'string' || typeof endsAt !== 'string') return setError(NO_SUCH_TIME);
    if (startsAt >= endsAt) return setError('Please choose an end that is after the start');
    setError(undefined);
    return onSend({ startsAt, endsAt, note: textIn(form, 'note') });
  };
  return (
    <form className="place-form" aria-label="Block a time" onSubmit={submit}>
      <TextField label="From" name="from-date" type="date" required defaultValue={date} />
      <TextField label="Time" name="from-time" type="time" required defaultValue="09:00" />
      <TextField label="To" name="until-date" type="date" required defaultValue={date} error={error} />
      <TextField label="Until" name="until-time" type="time" required defaultValue="17:00" />
      <TextField label="Note for yourself" name="note" optional maxLength={200} />
      <Button small variant="go" type="submit" busy={isBusy}>
        Block it
      </Button>
    </form>
  );
}
