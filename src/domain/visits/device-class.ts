/** What somebody held or sat at; as coarse as that, so that it tells nobody apart. */
export type DeviceClass = 'phone' | 'tablet' | 'computer';

const TABLET = /iPad|Tablet|PlayBook|Silk|Kindle|Android(?!.*Mobile)/i;
const PHONE = /Mobi|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini/i;

/** The class of the device that a browser's User-Agent names; null where it named none. A newer iPad calls itself a computer, and is counted as one. */
export function deviceClass(userAgent: string | null): DeviceClass | null {
  if (userAgent === null || userAgent.trim() === '') return null;
  if (TABLET.test(userAgent)) return 'tablet';
  return PHONE.test(userAgent) ? 'phone' : 'computer';
}
