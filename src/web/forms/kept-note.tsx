import { useState } from 'react';
import { Button } from '../ui/button.tsx';

/** Says that typed values are stored on this device, and clears them after a confirmation. */
export function KeptNote({ onClear }: { onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) {
    return (
      <p className="kept">
        Clear every field?{' '}
        <span className="row">
          <Button small onClick={onClear}>
            Yes, clear it
          </Button>
          <Button small onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </span>
      </p>
    );
  }
  return (
    <p className="kept">
      What you type is kept on this device until you send it.{' '}
      <button type="button" className="link" onClick={() => setIsAsking(true)}>
        Clear the form
      </button>
    </p>
  );
}
