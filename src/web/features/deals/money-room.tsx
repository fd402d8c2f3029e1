import { useEffect, useRef, useState } from 'react';
import { markets } from '../../../../content/markets.ts';
import { loadCode } from '../../api/load-code.ts';
import { whenNeeded } from '../../forms/when-needed.ts';
import { Failed } from '../../ui/loading-states.tsx';
import { Room } from '../../ui/room.tsx';
import { useLazy } from '../../ui/use-lazy.ts';
import { FORM_ID } from './box-card.tsx';
import '../../styles/parts/money-rows.css';
import { say } from '../../words/say.ts';
import { Said } from '../../words/say-parts.tsx';

const loadView = async () => (await loadCode(() => import('./money/money-axis.tsx'))).MoneyView;

/** The rows of the drawing until it comes, one for each box, so that what stands below them does not move. */
function EmptyRows() {
  return markets.map(({ id }) => <div key={id} className="money-row" />);
}

function Drawing() {
  const late = useLazy(loadView);
  if (late.state === 'ready') return <late.Part />;
  if (late.state === 'loading') return <EmptyRows />;
  return (
    <Failed
      title={say('The drawing could not be loaded')}
      reason={say('Please check the connection and try again.')}
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
      title={say('What each buyer would pay')}
      className="money-room"
      intro={
        <p className="lead">
          <Said
            text="A bar is what a box takes. Type the price, the ARV and the repairs {link}, and what each buyer pays is measured on it beside your price."
            link={<a href={`#${FORM_ID}`}>{say('in the form')}</a>}
          />
        </p>
      }
    >
      <div className="money-place" ref={place}>
        {isWanted ? <Drawing /> : <EmptyRows />}
      </div>
    </Room>
  );
}
