import { useEffect, useRef, useState } from 'react';
import type { Slots } from '../../../contract/booking-answers.ts';
import { Button } from '../../ui/button.tsx';
import { browserZone, fullTime } from './calendar-days.ts';
import { PanelTitle } from './panel-title.tsx';
import { SlotsRoom } from './slots-room.tsx';
import { TakenPanel } from './taken-panel.tsx';
import { TimeChooser } from './time-chooser.tsx';
import { useSlots } from './use-slots.ts';
import { say } from '../../words/say.ts';

interface Props {
  /** The session's present time, ISO 8601. */
  booked: string;
  taken: readonly string[] | null;
  isBusy: boolean;
  onMove: (startsAt: string) => void;
  onKeep: () => void;
}

function ChooseAnother({ slots, booked, taken, isBusy, onMove, onKeep }: Props & { slots: Slots }) {
  const [zone, setZone] = useState(browserZone);
  const [choice, setChoice] = useState<{ startsAt: string; after: Props['taken'] } | null>(null);
  // A chosen time that turned out to be taken is no longer chosen.
  const chosen = choice?.after === taken ? choice.startsAt : null;
  const choose = (startsAt: string) => setChoice({ startsAt, after: taken });
  return (
    <>
      <TimeChooser slots={slots} zone={zone} onZone={setZone} chosen={chosen} onChoose={choose} />
      {taken !== null && chosen === null && <TakenPanel nextFree={taken} zone={zone} onChoose={choose} />}
      <div className="move-row">
        <output>
          {chosen === null
            ? say('No other time is chosen yet.')
            : say('From {from} to {to}.', { from: fullTime(booked, zone), to: fullTime(chosen, zone) })}
        </output>
        <div className="row">
          {chosen !== null && (
            <Button variant="go" busy={isBusy} onClick={() => onMove(chosen)}>
              {say('Move the session')}
            </Button>
          )}
          <Button onClick={onKeep}>{say('Keep the time I have')}</Button>
        </div>
      </div>
    </>
  );
}

/** The free times, and a button that moves the session to the chosen one. */
export function MoveBooking(props: Props) {
  const { shown, refresh, retry } = useSlots();
  const { taken } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (taken !== null) refresh();
  }, [taken, refresh]);

  return (
    <>
      <PanelTitle ref={title}>{say('Move to another time')}</PanelTitle>
      <SlotsRoom shown={shown} onRetry={retry}>
        {(slots) => <ChooseAnother {...props} slots={slots} />}
      </SlotsRoom>
    </>
  );
}
