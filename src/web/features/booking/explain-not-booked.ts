import { explainFailure } from '../../api/explain-failure.ts';
import { RequestError } from '../../api/request-error.ts';

/** Why a session is not booked, or not known to be. */
export interface NotBooked {
  readonly title: string;
  readonly reason: string;
}

/** Only the server's own answer says that nothing was booked; where none came, the booking may stand, and a second press finds it. */
export function explainNotBooked(error: unknown): NotBooked {
  if (error instanceof RequestError) return { title: 'Not booked yet.', reason: explainFailure(error) };
  return {
    title: 'No answer came.',
    reason: 'Please check the connection and press again. However often you press, it is booked once.',
  };
}

/** The same of a change: moving to one time, or cancelling, twice is as good as once. */
export function explainUnchanged(error: unknown): NotBooked {
  if (error instanceof RequestError) return { title: 'Nothing was changed.', reason: explainFailure(error) };
  return { title: 'No answer came.', reason: 'Please check the connection and press again.' };
}
