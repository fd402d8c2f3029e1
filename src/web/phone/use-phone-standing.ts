import { useEffect, useState } from 'react';
import { askPhone } from './ask-phone.ts';
import { followPhone, type ShownStanding } from './follow-phone.ts';

/** How the phone stands at this minute; null while that is not known, and where no hours are set. */
export function usePhoneStanding(hasHours: boolean): ShownStanding | null {
  const [shown, setShown] = useState<ShownStanding | null>(null);
  useEffect(() => (hasHours ? followPhone(askPhone, setShown) : undefined), [hasHours]);
  return shown;
}
