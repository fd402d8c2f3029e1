import { recordedPath } from '../../src/contract/paths.ts';
import { createReports } from '../../src/server/store/analytics/reports.ts';
import { recordConversion } from '../../src/server/store/analytics/analytics-writes.ts';
import { recordVisitor } from '../../src/server/store/analytics/visitors.ts';
import type { Store } from '../../src/server/store/engine/store.ts';

const DAY_MS = 86_400_000;
const VIEWS_A_SESSION = 4;
const SESSIONS_A_GROUP = 5000;
const PROGRESS_EVERY = 1_000_000;
const CONVERTS_ONE_IN = 40;

const paths = [
  '/',
  '/',
  '/',
  '/buy-box',
  '/partners',
  '/blog',
  '/blog/over-40-and-waiting',
  '/checkout',
  '/lost',
  '/reactivation',
];
const referrers = [null, null, null, ...Array.from({ length: 15 }, (_, index) => `https://site${index}.example/page`)];

export interface Seed {
  readonly pageViews: number;
  readonly days: number;
  /** Epoch milliseconds; the last day is this one's. */
  readonly now: number;
  readonly timeZone: string;
  onProgress(done: number): void;
}

/**
 * Stores made-up visits through the same writes that the server uses, so that the figures kept of them are the server's own. The same
 * seed gives the same visits, apart from the ids of conversions.
 */
export async function seedPageViews(store: Store, seed: Seed): Promise<void> {
  const { pageViews, days, now, timeZone, onProgress } = seed;
  const reports = createReports();
  const sessions = Math.ceil(pageViews / VIEWS_A_SESSION);
  const salt = now.toString(36);
  for (let from = 0; from < sessions; from += SESSIONS_A_GROUP) {
    const until = Math.min(sessions, from + SESSIONS_A_GROUP);
    await store.write(async (tx) => {
      const items = [];
      for (let session = from; session < until; session += 1) {
        const sessionId = `seed_${salt}_${session}`;
        // Spread evenly over the days, and over the hours of each; a session's views follow each other within minutes.
        const at = now - Math.floor(((sessions - 1 - session) / sessions) * (days - 1) * DAY_MS);
        const left = Math.min(VIEWS_A_SESSION, pageViews - session * VIEWS_A_SESSION);
        for (let view = 0; view < left; view += 1) {
          const path = recordedPath(paths[(session * 7 + view * 3) % paths.length] ?? '/');
          items.push({ view: { sessionId, path, title: `Title of ${path}`, at, timeZone, filtered: false } });
        }
      }
      for (let start = 0; start < items.length; start += 1000) await reports.run(tx, items.slice(start, start + 1000));
      // Where they came from, for a tenth of them: enough sources to list, and the seeding stays quick.
      for (let session = from; session < until; session += 10) {
        const at = now - Math.floor(((sessions - 1 - session) / sessions) * (days - 1) * DAY_MS);
        const referrer = referrers[(session / 10) % referrers.length] ?? null;
        await recordVisitor(tx, {
          sessionId: `seed_${salt}_${session}`,
          userAgent: 'Mozilla/5.0',
          referrer,
          source: referrer === null ? '' : new URL(referrer).origin,
          landingPage: '/',
          utm: { source: null, medium: null, campaign: null },
          at,
          timeZone,
          filtered: false,
        });
        if (session % CONVERTS_ONE_IN === 0)
          await recordConversion(tx, {
            sessionId: `seed_${salt}_${session}`,
            type: 'quiz_lead',
            value: null,
            page: '/',
            at,
            timeZone,
          });
      }
    });
    const done = Math.min(pageViews, until * VIEWS_A_SESSION);
    if (done % PROGRESS_EVERY < SESSIONS_A_GROUP * VIEWS_A_SESSION) onProgress(done);
  }
}
