import { useEffect, useState } from 'react';
import { apiPaths } from '../../contract/paths.ts';
import { siteSettingsSchema, type SiteSettings } from '../../contract/site.ts';
import { getJson } from './request.ts';

type State = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; settings: SiteSettings };

let asked: Promise<SiteSettings> | null = null;

function askOnce(): Promise<SiteSettings> {
  asked ??= getJson(apiPaths.site, siteSettingsSchema).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** This installation's public settings, read once a page load. Brings zod along: keep it out of what a page loads first. */
export function useSiteSettings(): State {
  const [state, setState] = useState<State>({ state: 'loading' });
  useEffect(() => {
    let gone = false;
    askOnce().then(
      (settings) => gone || setState({ state: 'ready', settings }),
      () => gone || setState({ state: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return state;
}
