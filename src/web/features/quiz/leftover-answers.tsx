import { useEffect } from 'react';

/** Of unsent-answers.ts: said again, since a shared file would be one more request of every home page. */
const UNSENT_KEY = 'quiz_unsent_answers';

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
