import type { EventDestinationShown, EventTest } from '../../../../contract/event-destinations.ts';
import { nameTypes } from './name-event.ts';

/** `crm.example · Everything`, `HighLevel, location ve9EPM428h8vShlRW1KT · Everything` */
export function describePlace({
  host,
  highLevel,
  types,
}: Pick<EventDestinationShown, 'host' | 'highLevel' | 'types'>): string {
  const place = highLevel === null ? host : `HighLevel, location ${highLevel.locationId}`;
  return `${place} · ${nameTypes(types)}`;
}

/** What is wrong with a destination, and what to do; null where nothing is. */
export function describeTrouble({
  isOn,
  pausedFor,
  trouble,
}: Pick<EventDestinationShown, 'isOn' | 'pausedFor' | 'trouble'>): string | null {
  if (!isOn || trouble === null) return null;
  if (pausedFor === 'denied')
    return `${trouble}. Nothing is lost: press Change, put in a new token or the right location, and all that waits goes out.`;
  return pausedFor === null ? `${trouble}. It is tried again.` : `${trouble}.`;
}

/** What came of a test: of HighLevel each thing that is wrong, or all that was found. */
export function describeTest({ taken, error, checks }: EventTest): string {
  if (checks.length === 0) return taken ? 'The test has arrived.' : `The test was not taken: ${error ?? ''}.`;
  const wrong = checks.flatMap(({ what, problem }) => (problem === null ? [] : [`${what}: ${problem}.`]));
  if (wrong.length > 0) return wrong.join(' ');
  return `All is right: ${checks.map(({ what, name }) => (name === null ? what : `${what} ${name}`)).join(', ')}.`;
}
