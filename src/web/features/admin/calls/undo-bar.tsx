import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { CallDeed } from './calls-data.ts';

/** What was done, and what takes it back. */
export interface Undo {
  readonly key: number;
  readonly text: string;
  readonly back: CallDeed | null;
}

let count = 0;

function made(text: string, back: CallDeed | null): Undo {
  count += 1;
  return { key: count, text, back };
}

/** What is said of a deed, with the deed that takes it back where something is lost. */
export function undoOf(deed: CallDeed, isDone: boolean): Undo {
  switch (deed.do) {
    case 'move':
      return made(`${deed.call.name}’s call is moved.`, { do: 'undo', ids: [deed.call.id] });
    case 'cancel':
      return isDone
        ? made(`${deed.call.name}’s call is cancelled.`, { do: 'undo', ids: [deed.call.id] })
        : made('It was over or cancelled already.', null);
    case 'no-show':
      return deed.noShow
        ? made(`Noted that ${deed.call.name} did not come.`, { ...deed, noShow: false })
        : made('The note is taken back.', null);
    case 'unblock': {
      const { startsAt, endsAt, note } = deed.blocked;
      return made('The time is offered again.', { do: 'block', startsAt, endsAt, note });
    }
    case 'block':
      return made('The time is blocked. Calls that stand in it stay.', null);
    case 'undo':
      return made(isDone ? 'It is as it was.' : 'That can no longer be undone.', null);
    case 'book':
      break;
  }
  return made(`${deed.name}’s call is booked.`, null);
}

/** What is said of several calls that were cancelled at once. */
export function undoOfCancelled(text: string, ids: readonly string[]): Undo {
  return made(text, { do: 'undo', ids });
}

const SHOWN_S = 30;

/** Says what was done, and for half a minute how to take it back. */
export function UndoBar({
  undo: { text, back },
  isBusy,
  onUndo,
  onOver,
}: {
  undo: Undo;
  isBusy: boolean;
  onUndo: (deed: CallDeed) => void;
  onOver: () => void;
}) {
  const [left, setLeft] = useState(SHOWN_S);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) onOver();
  }, [left, onOver]);
  return (
    <div className="undo-bar">
      <output>{text}</output>
      {back !== null && (
        <Button small busy={isBusy} onClick={() => onUndo(back)}>
          Undo <span aria-hidden="true">({Math.max(0, left)} s)</span>
        </Button>
      )}
    </div>
  );
}
