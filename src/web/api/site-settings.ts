import { useEffect, useState } from 'react';
import { visitorPaths } from '../../contract/visitor-api.ts';
import type { SiteSettings } from '../../contract/site.ts';
import { once } from './once.ts';
import { getJson } from './request.ts';
import { isFlag, isText, oneOf, orNull, recordOf, shaped } from './shaped.ts';

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; settings: SiteSettings };

/** After this time every page shows what it can without the settings. */
const TIMEOUT_MS = 5000;

const siteSettings = shaped(
  recordOf<SiteSettings>({
    bookingUrl: orNull(isText),
    dashboards: oneOf('public', 'owner'),
    ownerSignIn: isFlag,
    timeZone: isText,
    payments: oneOf('stripe', 'test', 'off'),
    courseCheckout: isFlag,
  }),
);

/** This installation's public settings, loaded once per page load; the next call tries again after a failure. */
export const readSiteSettings = once(() =>
  getJson(visitorPaths.site, siteSettings, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
);

/** The settings, once they are loaded. */
export function useSiteSettings(): State {
  const [state, setState] = useState<State>({ state: 'loading' });
  useEffect(() => {
    let gone = false;
    readSiteSettings().then(
      (settings) => gone || setState({ state: 'ready', settings }),
      () => gone || setState({ state: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return state;
}
