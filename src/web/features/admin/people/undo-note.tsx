import { useEffect, useState } from 'react';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { countPeople, statusNames } from './describe-person.ts';
import { useUndoStatus, type StatusChange } from './people-data.ts';

const UNDO_MS = 30_000;

/** What was changed, with a way back for thirty seconds; longer while somebody is at it. */
export function UndoNote({ change, onDone }: { change: StatusChange; onDone: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const [restored, setRestored] = useState<number | null>(null);
  const undo = useUndoStatus(setRestored);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onDone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onDone]);
  return (
    <div className="undo-note" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <output>
        {restored === null
          ? `${countPeople(change.changed)} set to ${statusNames[change.status]}.`
          : `Taken back for ${countPeople(restored)}.`}
      </output>
      {restored === null && change.changed > 0 && (
        <Button small busy={undo.isPending} onClick={() => undo.mutate(change.changeId)}>
          Undo
        </Button>
      )}
      {undo.isError && (
        <p role="alert" className="err">
          {explainFailure(undo.error)}
        </p>
      )}
    </div>
  );
}
