import { PHONE_PATH } from '../../contract/phone-path.ts';
import type { PhoneStandingAnswer } from '../../contract/phone-standing.ts';
import { isFlag, isNumber, isText, oneOf, orNull, recordOf, shaped } from '../api/shaped.ts';

const answerShape = shaped(
  recordOf<PhoneStandingAnswer>({
    now: isText,
    offsetMinutes: isNumber,
    state: oneOf('open', 'busy', 'closed', 'untold'),
    isNight: isFlag,
    change: orNull(isText),
    until: isText,
  }),
);

/** Asks the server how the phone stands. It is nobody's own, so no session is told with it. */
export async function askPhone(signal: AbortSignal): Promise<PhoneStandingAnswer> {
  const response = await fetch(PHONE_PATH, { signal });
  if (!response.ok) throw new Error(`The phone's standing is not known: ${response.status}`);
  return answerShape.parse(await response.json());
}
