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

/** Somebody who can be called: the waitlist asks for a telephone number. */
export async function seedCallable(url: string, person: { name: string; email: string; phone: string }): Promise<void> {
  await post(url, [['/api/business-buyer-waitlist', person]]);
}

/** One person who left something in each form, with words that a page must not take for more than words. */
export async function seedEveryForm(url: string, words: string): Promise<void> {
  const who = { name: 'Dana Whitfield', email: 'dana@example.test', phone: '(214) 555-0142' };
  const consent = { version: '2025-05-08', page: '/there' };
  const visitor = await request.newContext({ baseURL: url, userAgent: BROWSER });
  const send = async (path: string, data: object) => {
    const answer = await visitor.post(path, { data, headers: { 'x-session-id': 'session_5_eeeeeeeee' } });
    if (answer.status() >= 500 || answer.status() === 400) throw new Error(`${path} answered ${answer.status()}`);
    return answer;
  };
  const landingPage = '/buy-box?utm_source=letter&utm_campaign=november';
  await send(...arrive('session_5_eeeeeeeee', landingPage, 'https://search.example/find'));
  await send('/api/reactivation-campaign', {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: who.email,
    phone: who.phone,
    company: words,
    currentCRM: 'followup-boss',
    leadVolume: '101-250',
    smsConsent: consent,
    challenges: `Four hundred letters and no answer.\n${words}`,
    goals: 'Ten agents a month who write back.',
  });
  await send('/api/business-buyer-waitlist', { ...who, phone: '214 555 0142 ext. 7' });
  const quiz = await send('/api/quiz-leads', { firstName: 'Dana', email: who.email });
  const { id }: { id: string } = await quiz.json();
  await send(`/api/quiz-leads/${id}/answers`, { answers: { teamSize: '6+', painPoint: 'no-leads' } });
  const slots = await visitor.get('/api/booking/slots');
  const { days }: { days: { slots: string[] }[] } = await slots.json();
  // Never a call of today, which Today would list: before office hours the first slot is one.
  const tomorrow = Date.now() + 86_400_000;
  const startsAt = days.flatMap((day) => day.slots).find((slot) => Date.parse(slot) > tomorrow);
  await send('/api/bookings', { ...who, notes: words, startsAt, timeZone: 'America/Denver' });
  const deal = {
    ...who,
    propertyAddress: '4418 Larkspur Ln',
    city: 'Houston',
    state: 'TX',
    zipCode: '77002',
    bedrooms: '3',
    bathrooms: '2',
    squareFeet: '1,450',
    yearBuilt: '1984',
    garage: '2-car',
    currentCondition: 'lipstick',
    septicSystem: 'city-sewer',
    propertyType: 'single-family',
    timeframe: '30-days',
    jvAgreement: true,
    targetMarket: 'texas',
    askingPrice: '365,000',
    photoLinks: `Here: https://photos.example/4418 or javascript:alert(1) ${words}`,
    smsConsent: consent,
  };
  await send('/api/deals', deal);
  await send('/api/deals', { ...deal, propertyAddress: '12 Elm Street', askingPrice: '390,000' });
  await visitor.dispose();
}
