/** What of the browser decides whether this device can be told. */
export interface PushWorld {
  readonly isSecure: boolean;
  readonly hasPush: boolean;
  readonly userAgent: string;
  /** An iPad says that it is a Mac, which has no touch screen. */
  readonly touchPoints: number;
  readonly permission: NotificationPermission | undefined;
}

export type MayBeTold = 'yes' | 'denied' | 'insecure' | 'home-screen' | 'no-push';

function isApplePhone({ userAgent, touchPoints }: PushWorld): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);
}

/** Whether this device can be told, or what stands in the way. */
export function mayBeTold(world: PushWorld): MayBeTold {
  if (!world.isSecure) return 'insecure';
  if (!world.hasPush) return isApplePhone(world) ? 'home-screen' : 'no-push';
  return world.permission === 'denied' ? 'denied' : 'yes';
}

/** What stands in the way, and what helps. */
export const hindrances: Readonly<Record<Exclude<MayBeTold, 'yes'>, string>> = {
  insecure: 'Browsers allow this only on a site that is opened over https, and this page is not.',
  'home-screen':
    'On an iPhone or iPad this works from the home screen alone: tap Share, then Add to Home Screen, and open the desk from there.',
  'no-push': 'This browser cannot show messages of a site. Chrome, Edge, Firefox and Safari can.',
  denied:
    'This browser blocks notifications of this site. Allow them in its settings for this site, then load this page again.',
};

/** As in a private window, or where the browser's push service cannot be reached. */
export const NOT_SUBSCRIBED =
  'The browser did not take part. Use an ordinary window, not a private one, and look whether you are online.';

/** The browser's question was closed or answered with no. */
export const NOT_ALLOWED = 'The browser was not allowed to show notifications. Press again and choose Allow.';
