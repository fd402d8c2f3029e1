const UTM_MAX_LENGTH = 200;

function utmValue(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)?.trim().slice(0, UTM_MAX_LENGTH).toWellFormed() ?? '';
  return value === '' ? null : value;
}

/** The UTM values of a landing page's query; null where there is none. */
export function readUtm(landingPage: string): {
  source: string | null;
  medium: string | null;
  campaign: string | null;
} {
  const query = new URL(landingPage, 'http://site.invalid').searchParams;
  return {
    source: utmValue(query, 'utm_source'),
    medium: utmValue(query, 'utm_medium'),
    campaign: utmValue(query, 'utm_campaign'),
  };
}

/** The referring site as sources are listed: its origin; '' for none, for the site itself, and for what is no web address. */
export function referringSite(referrer: string | null, ownHosts: readonly string[]): string {
  if (referrer === null || !URL.canParse(referrer)) return '';
  const { protocol, host, origin } = new URL(referrer);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && !ownHosts.includes(host) ? origin : '';
}
