import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';

const UNDO_MS = 30_000;

/** Something that was done, and how it is taken back. */
export interface Done {
  /** Another for each thing that is done. */
  readonly key: string;
  readonly text: string;
  /** Gives what to say of it; null where there is no way back. */
  readonly takeBack: (() => Promise<string>) | null;
}

/** What was done, with a way back for thirty seconds; longer while somebody is at it. */
export function UndoNote({ done, onOver }: { done: Done; onOver: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const undo = useMutation({
    mutationFn: async () => done.takeBack?.() ?? '',
    onSuccess: () => {
      // The button that was pressed goes away.
      if (note.current?.contains(document.activeElement)) note.current.focus();
    },
  });
  // Another function each time the room is drawn, which is no reason to begin anew.
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div ref={note} tabIndex={-1} className="undo-note" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <output>{undo.data ?? done.text}</output>
      {done.takeBack !== null && !undo.isSuccess && (
        <Button small busy={undo.isPending} onClick={() => undo.mutate()}>
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
