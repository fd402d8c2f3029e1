import type { Dashboard } from '../../contract/analytics.ts';
import { maskValue } from '../../contract/conversions.ts';
import { OTHER_REFERRERS } from '../store/analytics/rollups.ts';

const HOST_MAX_LENGTH = 80;
/** Names of a few letters each, with few hyphens, and an ending of letters: no port, no number, no sentence. */
const PLAUSIBLE_HOST = /^(?:(?=[^.]{1,40}\.)[a-z\d]+(?:-{1,2}[a-z\d]+){0,3}\.){1,5}[a-z]{2,20}$/;

/** Whether a referring site may be named to everybody: anybody can send any name. */
function isPlausible(referrer: string): boolean {
  if (!URL.canParse(referrer)) return false;
  const { host, origin } = new URL(referrer);
  return origin === referrer && host.length <= HOST_MAX_LENGTH && PLAUSIBLE_HOST.test(host);
}

function namePublicly(sources: Dashboard['topReferrers']): Dashboard['topReferrers'] {
  const counts = new Map<string, number>();
  for (const { referrer, count } of sources) {
    const name = referrer === '' || isPlausible(referrer) ? referrer : OTHER_REFERRERS;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([referrer, count]) => ({ referrer, count })).toSorted((a, b) => b.count - a.count);
}

/** A dashboard as everybody may see it: what strangers can write stands nowhere in it, and the figures are the same. */
export function asPublicView(dashboard: Dashboard): Dashboard {
  return {
    ...dashboard,
    recentConversions: dashboard.recentConversions.map(({ value, ...conversion }) => ({
      ...conversion,
      value: maskValue(value),
    })),
    topReferrers: namePublicly(dashboard.topReferrers),
  };
}
