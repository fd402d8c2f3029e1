import { useEffect } from 'react';
import { NOTHING_WAITS, UNSENT_KEY } from './unsent-key.ts';

function hasLeftovers(): boolean {
  try {
    const kept = localStorage.getItem(UNSENT_KEY);
    return kept !== null && !kept.includes(NOTHING_WAITS);
  } catch {
    return false;
  }
}

/** Sends what an earlier page could not send. Draws nothing, and loads no code if nothing is left. */
export function LeftoverForms() {
  useEffect(() => {
    if (!hasLeftovers()) return;
    // If the code cannot be loaded, the next page tries again.
    import('./form-outbox.ts').then(({ formOutbox }) => formOutbox.resume()).catch(() => null);
  }, []);
  return null;
}
