import { tellClock } from '../../domain/booking/told-hours.ts';
import type { ShownStanding } from './follow-phone.ts';

/** What is said of the phone: first what matters, then, on a line of its own, the rest. */
export interface PhoneWords {
  readonly first: string;
  readonly rest: string;
}

/** Nothing is known of now. */
export const timelessWords: PhoneWords = {
  first: 'Quick questions by phone.',
  rest: ' One question, one answer, no appointment. I pick up myself.',
};

const clockOf = ({ wall }: ShownStanding) => tellClock(new Date(wall).toISOString().slice(11, 16));

/**
 * What is said of now; while nobody picks up, also what answers instead.
 * @param place where that clock is, if the owner says it
 */
export function tellNow(standing: ShownStanding | null, place: string | undefined): PhoneWords {
  if (standing === null) return timelessWords;
  const { state } = standing;
  // A time is never broken across lines.
  const change = standing.change?.replace(/ (?=[AP]M)/, '\u00a0') ?? null;
  if (state === 'open')
    return {
      first: `I pick up now${change === null ? '' : `, ${change}`}.`,
      rest: ' Ask one question, get one answer: no appointment, nobody in between.',
    };
  const there = place === undefined ? '' : ` in ${place}`;
  return {
    first: state === 'busy' ? 'In a call or away.' : `${clockOf(standing)}${there}, still answering.`,
    rest: ` The calendar is open. ${change === null ? 'I pick up another day.' : `I pick up ${change}.`}`,
  };
}

/** How a sign is marked, for its lamp and the plan beside it. */
export function signMarks(standing: ShownStanding | null): Readonly<Record<string, string>> {
  if (standing === null) return {};
  return { 'data-phone': standing.state, 'data-sky': standing.isNight ? 'night' : 'day' };
}
