import { useEffect } from 'react';
import { hasUnsent } from './unsent-key.ts';

function hasLeftovers(): boolean {
  try {
    return hasUnsent(localStorage);
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
