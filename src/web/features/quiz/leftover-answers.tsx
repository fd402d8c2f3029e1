import { useEffect } from 'react';
import { UNSENT_KEY } from './unsent-key.ts';

function hasLeftovers(): boolean {
  try {
    return localStorage.getItem(UNSENT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Sends what an earlier visit could not, without the quiz being opened again. Draws nothing, and loads nothing while nothing is left. */
export function LeftoverAnswers() {
  useEffect(() => {
    if (!hasLeftovers()) return;
    // What cannot be loaded now is tried again at the next visit.
    import('./send-answers.ts').then(({ resendUnsent }) => resendUnsent()).catch(() => null);
  }, []);
  return null;
}
