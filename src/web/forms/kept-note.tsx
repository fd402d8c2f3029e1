import { useState } from 'react';
import { Button } from '../ui/button.tsx';

/** Says quietly that what is typed is kept, and clears it: on the second press, since the first may be a slip. */
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
