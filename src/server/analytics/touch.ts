import { adNetwork } from '../../domain/visits/ad-network.ts';
import { referrerOrigin } from '../../domain/visits/referrer-origin.ts';
import { parseUrl } from '../../domain/parse-url.ts';

const UTM_MAX_LENGTH = 200;

function utmValue(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)?.trim().slice(0, UTM_MAX_LENGTH).toWellFormed() ?? '';
  return value === '' ? null : value;
}

/** The UTM values of a landing page's query; null where there is none. A link that names no source has that of the network whose click it counts. */
export function readUtm(landingPage: string): {
  source: string | null;
  medium: string | null;
  campaign: string | null;
} {
  const query = new URL(landingPage, 'http://site.invalid').searchParams;
  return {
    source: utmValue(query, 'utm_source') ?? adNetwork(query),
    medium: utmValue(query, 'utm_medium'),
    campaign: utmValue(query, 'utm_campaign'),
  };
}

/** The referring site as sources are listed: its origin, or an Android app; '' for none, for the site itself, and for what is neither. */
export function referringSite(referrer: string | null, ownHosts: readonly string[]): string {
  const origin = referrerOrigin(referrer ?? '');
  return ownHosts.includes(parseUrl(origin)?.host ?? '') ? '' : origin;
}
