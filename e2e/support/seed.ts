import { request } from '@playwright/test';

/** What a person's browser says of itself; the automated one is set aside as a bot. */
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

async function post(url: string, calls: ReadonlyArray<readonly [path: string, body: object]>): Promise<void> {
  const visitor = await request.newContext({ baseURL: url, userAgent: BROWSER });
  for (const [path, body] of calls) {
    const answer = await visitor.post(path, { data: body });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  }
  await visitor.dispose();
}

const arrive = (sessionId: string, landingPage: string, referrer: string | null) =>
  ['/api/analytics/visitor', { sessionId, userAgent: BROWSER, referrer, landingPage }] as const;

const open = (sessionId: string, path: string, title: string) =>
  ['/api/analytics/pageview', { sessionId, path, title }] as const;

/** Three visitors, five page views, two conversions: one after another, the purchase last. */
export async function seedVisits(url: string): Promise<void> {
  const [first, second, third] = ['session_1_aaaaaaaaa', 'session_2_bbbbbbbbb', 'session_3_ccccccccc'] as const;
  await post(url, [
    arrive(first, '/', null),
    arrive(second, '/buy-box', 'https://search.example/find'),
    arrive(third, '/', null),
    open(first, '/', 'Home Page'),
    open(third, '/', 'Home Page'),
    open(first, '/buy-box', 'Buy Box'),
    open(second, '/buy-box', 'Buy Box'),
    open(third, '/buy-box', 'Buy Box'),
    ['/api/analytics/conversion', { sessionId: first, type: 'quiz_lead', value: null, page: '/' }],
    [
      '/api/analytics/conversion',
      { sessionId: second, type: 'subscription_purchase', value: 'success', page: '/coursecreator' },
    ],
  ]);
}

/** What somebody reports who wants to be read on a public dashboard. */
export async function seedWords(url: string, words: string): Promise<void> {
  const sessionId = 'session_4_ddddddddd';
  await post(url, [
    arrive(sessionId, '/', `https://read-this-now-and-call-us.evil.example/${encodeURIComponent(words)}`),
    open(sessionId, '/', words),
    ['/api/analytics/conversion', { sessionId, type: words, value: words, page: `/${words}` }],
  ]);
}

/** Somebody who gave name and e-mail to the quiz and went no further. */
export async function seedLead(url: string, lead: { firstName: string; email: string }): Promise<void> {
  await post(url, [['/api/quiz-leads', lead]]);
}
