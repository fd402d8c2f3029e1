import { useState } from 'react';
import { bookingRules } from '../../../../../content/booking.ts';
import { dateAt, daysAfter } from '../../../../domain/booking/zone-time.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { formatDay, formatWeek } from '../../../ui/format-dates.ts';
import { Failed, Loading } from '../../../ui/loading-states.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useDeskKeys } from '../keys/desk-keys.ts';
import { BookingList } from './booking-list.tsx';
import { BusyNote } from './busy-note.tsx';
import { callViews, useCallsAddress } from './calls-address.ts';
import { useCallDeed, useCalls, type CallDeed } from './calls-data.ts';
import { callAfter, planOf, weekOf } from './calls-days.ts';
import { CallPanel } from './call-panel.tsx';
import { DayRoom } from './day-room.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import { BlockForm, BookForm } from './place-forms.tsx';
import { UndoBar, undoOf, type Undo } from './undo-bar.tsx';
import '../../../styles/parts/desk-calls.css';

/** The owner's calls: the list of all, or the plan of a day or a week with what is booked, blocked and offered. */
export function CallsDesk({ timeZone }: { timeZone: string | undefined }) {
  const { view, ...address } = useCallsAddress();
  return (
    <div className="calls">
      <div className="desk-bar">
        <Choices label="View" options={callViews} chosen={view} onChange={(next) => address.show({ view: next })} />
      </div>
      <OwnCalendar />
      {view === 'list' && <BookingList timeZone={timeZone} />}
      {view !== 'list' && timeZone === undefined && <Loading label="Loading calls..." />}
      {view !== 'list' && timeZone !== undefined && <Plan view={view} timeZone={timeZone} />}
    </div>
  );
}

function Plan({ view, timeZone }: { view: 'day' | 'week'; timeZone: string }) {
  const { on, call: open, show } = useCallsAddress();
  const [today] = useState(() => dateAt(Date.now(), timeZone));
  const shown = on ?? today;
  const dates = view === 'day' ? [shown] : weekOf(shown);
  const first = dates.at(0) ?? shown;
  const last = dates.at(-1) ?? shown;
  const asked = useCalls(first, last);
  const [form, setForm] = useState<'book' | 'block' | null>(null);
  const [bookAt, setBookAt] = useState<string | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const deed = useCallDeed((done: CallDeed, { isDone, made }) => {
    setUndo(undoOf(done, isDone));
    setForm(null);
    if (made !== undefined) show({ call: made });
  });
  const step = view === 'day' ? 1 : 7;
  const go = (days: number) => show({ on: daysAfter(shown, days), call: null });
  const plans = asked.data
    ? dates.map((date) => ({
        date,
        entries: planOf(asked.data, date, { withFree: view === 'day', withGone: view === 'day' }),
      }))
    : [];
  const ids = plans.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'call' ? [entry.call.id] : [])),
  );

  useDeskKeys([
    { key: 'j', does: 'opens the next call', press: () => show({ call: callAfter(ids, open, 1) }) },
    { key: 'k', does: 'opens the call before', press: () => show({ call: callAfter(ids, open, -1) }) },
    { key: 'n', does: view === 'day' ? 'turns to the next day' : 'turns to the next week', press: () => go(step) },
    { key: 'p', does: view === 'day' ? 'turns to the day before' : 'turns to the week before', press: () => go(-step) },
    { key: 't', does: 'turns to today', press: () => show({ on: null, call: null }) },
    ...(open === null
      ? []
      : [
          { key: 'Escape', does: 'closes the call that is open', press: () => show({ call: null }), whileTyping: true },
        ]),
  ]);

  return (
    <section aria-label="Calls">
      <div className="desk-bar">
        <h2 className="calls-title">{view === 'day' ? formatDay(shown) : formatWeek(first, last)}</h2>
        <div className="row">
          <Button small onClick={() => go(-step)}>
            Earlier
          </Button>
          <Button small onClick={() => show({ on: null, call: null })}>
            Today
          </Button>
          <Button small onClick={() => go(step)}>
            Later
          </Button>
          <Button
            small
            aria-expanded={form === 'book'}
            onClick={() => {
              setBookAt(null);
              setForm(form === 'book' ? null : 'book');
            }}
          >
            Book a call
          </Button>
          <Button small aria-expanded={form === 'block'} onClick={() => setForm(form === 'block' ? null : 'block')}>
            Block a time
          </Button>
        </div>
        {asked.isPlaceholderData && <Spinner label="Loading..." />}
      </div>
      <p className="note">Times of {timeZone}.</p>
      {asked.data && <BusyNote calls={asked.data} />}
      {undo !== null && (
        <UndoBar
          key={undo.key}
          undo={undo}
          isBusy={deed.isPending}
          onUndo={(act) => deed.mutate(act)}
          onOver={() => setUndo(null)}
        />
      )}
      {form === 'book' && (
        <BookForm
          key={bookAt}
          date={shown}
          startsAt={bookAt}
          timeZone={timeZone}
          isBusy={deed.isPending}
          onSend={(wanted) => deed.mutate({ do: 'book', ...wanted })}
        />
      )}
      {form === 'block' && (
        <BlockForm
          date={shown}
          timeZone={timeZone}
          isBusy={deed.isPending}
          onSend={(wanted) => deed.mutate({ do: 'block', ...wanted })}
        />
      )}
      {deed.isError && (
        <p role="alert" className="err">
          {explainFailure(deed.error)}
        </p>
      )}
      {asked.isPending && <Loading label="Loading calls..." />}
      {asked.isError && (
        <Failed
          title="The calls could not be loaded"
          reason={explainFailure(asked.error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
      )}
      {asked.data && !asked.isError && (
        <div className={view === 'day' ? 'call-plan day' : 'call-plan'}>
          {plans.map(({ date, entries }) => (
            <DayRoom
              key={date}
              date={date}
              isToday={date === today}
              isOff={bookingRules.blockedDays.includes(date)}
              entries={entries}
              readAt={asked.dataUpdatedAt}
              timeZone={timeZone}
              open={open}
              onOpen={(id) => show({ call: id })}
              onShow={view === 'week' ? () => show({ view: 'day', on: date }) : undefined}
              onUnblock={(blocked) => deed.mutate({ do: 'unblock', blocked })}
              onBook={(startsAt) => {
                setBookAt(startsAt);
                setForm('book');
              }}
            />
          ))}
        </div>
      )}
      {open !== null && (
        <CallPanel
          key={open}
          id={open}
          timeZone={timeZone}
          isBusy={deed.isPending}
          onDeed={(act) => deed.mutate(act)}
          onClose={() => show({ call: null })}
        />
      )}
    </section>
  );
}
