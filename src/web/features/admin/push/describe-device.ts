import type { PushDevice } from '../../../../contract/owner-push.ts';
import { formatMoment } from '../../../ui/format-dates.ts';

/** Whose it is and what it is called: `Nell: Chrome on Android`. */
export function nameDevice({ name, own, browser }: PushDevice, isHere: boolean): string {
  const whose = own ? browser : `${name ?? 'The owner'}: ${browser}`;
  return isHere ? `${whose}, this device` : whose;
}

/** Since when it is told, and when it was told last. */
export function describeDevice({ since, lastToldAt, trouble }: PushDevice, timeZone: string | undefined): string {
  const told = lastToldAt === null ? 'told nothing so far' : `last told ${formatMoment(lastToldAt, timeZone)}`;
  const line = `Since ${formatMoment(since, timeZone)}, ${told}.`;
  return trouble === null
    ? line
    : `${line} It could not be told ${formatMoment(trouble.at, timeZone)}: ${trouble.error}.`;
}

/** What came of a test. */
export function describeTest({ taken, gone, error }: { taken: boolean; gone: boolean; error: string | null }): string {
  if (taken) return 'The test is on its way. It shows within seconds.';
  return gone
    ? 'This device takes nothing any more, and is off the list. Have it told anew from its own browser.'
    : `The test was not taken: ${error ?? 'no answer'}.`;
}
