import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Empty } from '../../ui/loading-states.tsx';
import type { Slots } from '../../../contract/booking-answers.ts';
import { browserZone, groupByDay, listZones, nameOfZone, ownZoneOf, timesOf, type FreeTime } from './calendar-days.ts';
import { DayGrid } from './day-grid.tsx';
import { ReachConsultant } from './reach-consultant.tsx';
import { say } from '../../words/say.ts';
import { sayDay } from '../../words/say-dates.ts';

/** An element that begins below this share of the window's height counts as out of view. */
const SEEN_ABOVE = 0.7;

function Times({
  day,
  times,
  chosen,
  presses,
  onChoose,
}: {
  day: string;
  times: readonly FreeTime[];
  chosen: string | null;
  /** How often a day was pressed. Each press scrolls to the times if they are out of view. */
  presses: number;
  onChoose: (startsAt: string, isMeant: boolean) => void;
}) {
  const name = useId();
  const byArrow = useRef(false);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Asking where it stands lays the page out, so it is asked only after a press.
    if (presses === 0) return;
    const isBelow = (list.current?.getBoundingClientRect().top ?? 0) > innerHeight * SEEN_ABOVE;
    if (isBelow) list.current?.scrollIntoView({ block: 'start' });
  }, [presses]);
  return (
    <fieldset className="times" ref={list}>
      <legend>{sayDay(day)}</legend>
      <div>
        {times.map((time) => (
          <label key={time.iso}>
            <input
              type="radio"
              name={name}
              value={time.iso}
              {...(time.own !== null && { 'aria-label': `${time.label}, ${time.own}` })}
              checked={time.iso === chosen}
              onKeyDown={({ key }) => {
                byArrow.current = key.startsWith('Arrow');
              }}
              onKeyUp={() => {
                byArrow.current = false;
              }}
              onChange={() => onChoose(time.iso, !byArrow.current)}
            />
            <span>
              {time.label}
              {time.own !== null && <small>{time.own}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ZoneOptions({ zones }: { zones: readonly string[] }) {
  return zones.map((zone) => (
    <option key={zone} value={zone}>
      {nameOfZone(zone)}
    </option>
  ));
}

function ZoneSelect({ zone, own, onChange }: { zone: string; own: string; onChange: (zone: string) => void }) {
  const id = useId();
  const near = [...new Set([zone, browserZone(), own])];
  // There are hundreds of zones, so they are listed only when the select is used.
  const [isWanted, setIsWanted] = useState(false);
  const areas = useMemo(() => (isWanted ? listZones([zone, browserZone(), own]) : []), [isWanted, zone, own]);
  return (
    <div className="zone">
      <label htmlFor={id}>{say('Times are shown for')}</label>
      <select
        id={id}
        value={zone}
        autoComplete="off"
        onPointerDown={() => setIsWanted(true)}
        onFocus={() => setIsWanted(true)}
        onChange={(event) => onChange(event.target.value)}
      >
        <optgroup label={say('Yours and mine')}>
          <ZoneOptions zones={near} />
        </optgroup>
        {areas.map(({ area, zones }) => (
          <optgroup key={area} label={area}>
            <ZoneOptions zones={zones} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** Chooses a day and a time, in the zone that the visitor has selected. */
export function TimeChooser({
  slots,
  zone,
  onZone,
  chosen,
  onChoose,
}: {
  slots: Slots;
  zone: string;
  onZone: (zone: string) => void;
  /** The chosen instant, ISO 8601. */
  chosen: string | null;
  /** `isMeant`: chosen by a press, not passed over with the arrow keys. */
  onChoose: (startsAt: string, isMeant: boolean) => void;
}) {
  const own = ownZoneOf(slots);
  const days = useMemo(
    () =>
      groupByDay(
        slots.days.flatMap((day) => day.slots),
        zone,
      ),
    [slots, zone],
  );
  const [looked, setLooked] = useState<{ day: string | null; presses: number }>({ day: null, presses: 0 });
  const [first, last] = [days[0], days.at(-1)];
  const ofChosen = days.find((day) => day.slots.includes(chosen ?? ''));
  const shown = days.find(({ day }) => day === looked.day) ?? ofChosen ?? first;

  if (first === undefined || last === undefined || shown === undefined) {
    return (
      <div className="none-free">
        <Empty title={say('Every time is taken at the moment')} />
        <ReachConsultant />
      </div>
    );
  }
  const times = timesOf(shown, { visitor: zone, own });
  return (
    <div className="time-chooser">
      <ZoneSelect zone={zone} own={own.timeZone} onChange={onZone} />
      <div className="days-and-times">
        <div className="days">
          <DayGrid
            days={days}
            first={first.day}
            last={last.day}
            chosen={shown.day}
            onChoose={(day) => setLooked(({ presses }) => ({ day, presses: presses + 1 }))}
          />
          <p>
            {say('Lit days have free times.')}
            {times.some((time) => time.own !== null) &&
              ` ${say('The small print under a time is my own clock, in {zone}.', { zone: nameOfZone(own.timeZone) })}`}
          </p>
        </div>
        <Times day={shown.day} times={times} chosen={chosen} presses={looked.presses} onChoose={onChoose} />
      </div>
    </div>
  );
}
