import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { browserZone, fullTime } from './calendar-days.ts';
import { SlotsRoom } from './slots-room.tsx';
import { TakenPanel } from './taken-panel.tsx';
import { TimeChooser } from './time-chooser.tsx';
import { useSlots } from './use-slots.ts';

/** The free times, and the press that moves the session to one of them. */
export function MoveBooking({
  taken,
  isBusy,
  onMove,
}: {
  taken: readonly string[] | null;
  isBusy: boolean;
  onMove: (startsAt: string) => void;
}) {
  const { shown, refresh, retry } = useSlots();
  const [zone, setZone] = useState(browserZone);
  const [chosen, setChosen] = useState<string | null>(null);

  useEffect(() => {
    if (taken !== null) refresh();
  }, [taken, refresh]);

  return (
    <SlotsRoom shown={shown} onRetry={retry}>
      {(slots) => (
        <>
          <TimeChooser slots={slots} zone={zone} onZone={setZone} chosen={chosen} onChoose={setChosen} />
          {taken !== null && <TakenPanel nextFree={taken} zone={zone} onChoose={setChosen} />}
          {chosen !== null && (
            <div className="row">
              <Button variant="go" busy={isBusy} onClick={() => onMove(chosen)}>
                Move to {fullTime(chosen, zone)}
              </Button>
            </div>
          )}
        </>
      )}
    </SlotsRoom>
  );
}
