import { explainFailure, RequestError } from '../../api/request-error.ts';
import { say } from '../../words/say.ts';

/** Why a session is not booked, or not known to be. */
export interface NotBooked {
  readonly title: string;
  readonly reason: string;
}

/** Says why the session is not booked. Without an answer from the server it may be booked after all; pressing again finds out. */
export function explainNotBooked(error: RequestError | null): NotBooked {
  if (error !== null) return { title: say('Not booked yet.'), reason: explainFailure(error) };
  return {
    title: say('No answer came.'),
    reason: say('Please check the connection and press again. However often you press, it is booked once.'),
  };
}

/** The message while the server or the network is unavailable. */
export function explainWaiting(failure: NotBooked | null): NotBooked {
  return {
    title: failure?.title ?? say('No answer came.'),
    reason: say(
      'It is kept on this device and sent again by itself as soon as the site can be reached. You can also press again: however often, it is booked once.',
    ),
  };
}

/** Says why a booking was not changed. Repeating a change is safe. */
export function explainUnchanged(error: unknown): NotBooked {
  if (error instanceof RequestError) return { title: say('Nothing was changed.'), reason: explainFailure(error) };
  return { title: say('No answer came.'), reason: say('Please check the connection and press again.') };
}
