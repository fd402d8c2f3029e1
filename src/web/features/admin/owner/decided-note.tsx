import { useEffect, useState } from 'react';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { decisionNames } from '../parts/describe-order.ts';
import { useUndoDecision, type Decided } from './order-decisions.ts';

const UNDO_MS = 30_000;

/** What was decided, with a way back for thirty seconds; the note stays longer while somebody is at it. */
export function DecidedNote({ decided, onDone }: { decided: Decided; onDone: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const undo = useUndoDecision();
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onDone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onDone]);
  return (
    <div className="undo-note" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <output>
        {undo.isSuccess
          ? `${decided.productName} needs your review again.`
          : `${decided.productName}: ${decisionNames[decided.verdict]}.`}
      </output>
      {!undo.isSuccess && (
        <Button small busy={undo.isPending} onClick={() => undo.mutate(decided)}>
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
