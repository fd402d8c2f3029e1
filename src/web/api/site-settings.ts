import { useEffect, useState } from 'react';
import { apiPaths } from '../../contract/paths.ts';
import type { SiteSettings } from '../../contract/site.ts';
import { getJson } from './request.ts';

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; settings: SiteSettings };

let asked: Promise<SiteSettings> | null = null;

/** The schema brings zod along; it is loaded when it is asked for, so that an overlay opens without it. */
async function ask(): Promise<SiteSettings> {
  const { siteSettingsSchema } = await import('../../contract/site.ts');
  return getJson(apiPaths.site, siteSettingsSchema);
}

/** This installation's public settings, read once a page load; asked for again where that failed. */
export function readSiteSettings(): Promise<SiteSettings> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The settings as soon as they are here. */
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
