import { useEffect, useRef, useState } from 'react';
import { loadCode } from '../../api/load-code.ts';
import { whenNeeded } from '../../forms/when-needed.ts';
import { Failed } from '../../ui/loading-states.tsx';
import { Room } from '../../ui/room.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { FORM_ID } from './box-card.tsx';

const loadView = async () => (await loadCode(() => import('./money/money-axis.tsx'))).MoneyView;

function Drawing() {
  const late = useLazy(loadView);
  if (late.state === 'ready') return <late.Part />;
  if (late.state === 'loading') return null;
  return (
    <Failed
      title="The drawing could not be loaded"
      reason="Please check the connection and try again."
      onRetry={late.retry}
    />
  );
}

/** Every buyer's prices on one axis, and the deal among them. The drawing comes when the visitor does something, or comes near. */
export function MoneyRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (place.current ? whenNeeded(place.current, () => setWanted(true)) : undefined), []);
  return (
    <Room
      id="money"
      title="What each buyer would pay"
      className="money-room"
      intro={
        <p className="lead">
          A bar is what a box takes. Type the price, the ARV and the repairs <a href={`#${FORM_ID}`}>in the form</a>,
          and what each buyer pays is measured on it beside your price.
        </p>
      }
    >
      <div className="money-place" ref={place}>
        {isWanted && <Drawing />}
      </div>
    </Room>
  );
}
