import { expect } from 'vitest';
import { dashboardSchema } from '../../src/contract/analytics.ts';
import type { App } from '../../src/server/http/app.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { findDifferences } from '../../src/server/store/rebuild/rebuild.ts';

/** Where the figures of tests cut their days. */
export const zone = 'America/New_York';
export const browser: Record<'user-agent', string> & Record<string, string> = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
};

export async function report(
  app: App,
  what: string,
  payload: object,
  headers: Record<string, string> = browser,
): Promise<void> {
  const answer = await app.inject({ method: 'POST', url: `/api/analytics/${what}`, payload, headers });
  expect(answer.statusCode, answer.body).toBe(204);
}

export const pageview = (app: App, sessionId: string, path = '/', headers = browser) =>
  report(app, 'pageview', { sessionId, path, title: `Title of ${path}` }, headers);
export const visitor = (app: App, sessionId: string, referrer: string | null = null, landingPage = '/', headers = browser) =>
  report(app, 'visitor', { sessionId, userAgent: headers['user-agent'], referrer, landingPage }, headers);
export const conversion = (app: App, sessionId: string, value: string | number | null = null) =>
  report(app, 'conversion', { sessionId, type: 'quiz_lead', value, page: '/' });

export async function dashboard(app: App, query = '', headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/api/analytics/dashboard${query}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return dashboardSchema.parse(answer.json());
}

export async function rollupsAreTrue(store: Store): Promise<void> {
  expect(await findDifferences(store, zone)).toEqual([]);
}
