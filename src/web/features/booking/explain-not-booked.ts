import { explainFailure } from '../../api/explain-failure.ts';
import { RequestError } from '../../api/request-error.ts';

/** Why a session is not booked, or not known to be. */
export interface NotBooked {
  readonly title: string;
  readonly reason: string;
}

/** Only the server's own answer says that nothing was booked; where none came, the booking may stand, and a second press finds it. */
export function explainNotBooked(error: RequestError | null): NotBooked {
  if (error !== null) return { title: 'Not booked yet.', reason: explainFailure(error) };
  return {
    title: 'No answer came.',
    reason: 'Please check the connection and press again. However often you press, it is booked once.',
  };
}

/** While server or network is away. */
export function explainWaiting(failure: NotBooked | null): NotBooked {
  return {
    title: failure?.title ?? 'No answer came.',
    reason:
      'It is kept on this device and sent again by itself as soon as the site can be reached. You can also press again: however often, it is booked once.',
  };
}

/** The same of a change: moving to one time, or cancelling, twice is as good as once. */
export function explainUnchanged(error: unknown): NotBooked {
  if (error instanceof RequestError) return { title: 'Nothing was changed.', reason: explainFailure(error) };
  return { title: 'No answer came.', reason: 'Please check the connection and press again.' };
}
