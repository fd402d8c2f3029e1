import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { say } from '../words/say.ts';

/** Says that typed values are stored on this device, and clears them after a confirmation. */
export function KeptNote({ onClear }: { onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) {
    return (
      <p className="kept">
        {say('Clear every field?')}{' '}
        <span className="row">
          <Button small onClick={onClear}>
            {say('Yes, clear it')}
          </Button>
          <Button small onClick={() => setIsAsking(false)}>
            {say('Keep it')}
          </Button>
        </span>
      </p>
    );
  }
  return (
    <p className="kept">
      {say('What you type is kept on this device until you send it.')}{' '}
      <button type="button" className="link" onClick={() => setIsAsking(true)}>
        {say('Clear the form')}
      </button>
    </p>
  );
}
