import type { Origin } from '../../contract/owner-details.ts';
import { touchOf } from '../store/analytics/session-touch.ts';

/** Where something came from, named as what earned what names it; null where nothing is known of the visit. */
export function presentOrigin(session: Parameters<typeof touchOf>[0]): Origin | null {
  const touch = touchOf(session);
  return touch && { source: touch.source, campaign: touch.campaign, landingPage: touch.page };
}
