import { useEffect, useState } from 'react';
import { apiPaths } from '../../contract/paths.ts';
import type { PhoneStandingAnswer } from '../../contract/phone-standing.ts';
import { getJson } from '../api/request.ts';
import { isFlag, isNumber, isText, oneOf, orNull, recordOf, shaped } from '../api/shaped.ts';
import { followPhone, type ShownStanding } from './follow-phone.ts';

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

const askServer = (signal: AbortSignal) => getJson(apiPaths.phone, answerShape, { signal });

/** How the phone stands at this minute; null while that is not known, and where no hours are set. */
export function usePhoneStanding(hasHours: boolean): ShownStanding | null {
  const [shown, setShown] = useState<ShownStanding | null>(null);
  useEffect(() => (hasHours ? followPhone(askServer, setShown) : undefined), [hasHours]);
  return shown;
}
