import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { fullTime } from './calendar-days.ts';
import { say } from '../../words/say.ts';

/** Says that the chosen time is taken, and offers the nearest free times as buttons. */
export function TakenPanel({
  nextFree,
  zone,
  onChoose,
}: {
  nextFree: readonly string[];
  zone: string;
  onChoose: (startsAt: string) => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <div role="alert" className="taken-panel" data-met="taken" tabIndex={-1} ref={panel}>
      <p>
        <b>{say('That time has just gone.')}</b>{' '}
        {say(
          nextFree.length === 0
            ? 'No other is free at the moment.'
            : 'Nothing you typed is lost. Take one of the nearest free times, or look for another above.',
        )}
      </p>
      {nextFree.length > 0 && (
        <ul>
          {nextFree.map((iso) => (
            <li key={iso}>
              <Button small onClick={() => onChoose(iso)}>
                {fullTime(iso, zone)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
