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

/** Sends what an earlier page could not, whichever page is open now. Draws nothing, and loads nothing while nothing is left. */
export function LeftoverForms() {
  useEffect(() => {
    if (!hasLeftovers()) return;
    // What cannot be loaded now is tried again with the next page.
    import('./form-outbox.ts').then(({ formOutbox }) => formOutbox.resume()).catch(() => null);
  }, []);
  return null;
}
