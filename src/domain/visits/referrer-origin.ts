import { parseUrl } from '../parse-url.ts';

/** The site that a referrer names, as its origin, or the Android app (`android-app://com.google.android.gm`); '' for what is neither. */
export function referrerOrigin(referrer: string): string {
  const url = parseUrl(referrer);
  if (url?.protocol === 'android-app:') return `${url.protocol}//${url.host}`;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.origin : '';
}
