import { apiPaths } from '../../src/contract/paths.ts';
import { ORDER_TOKEN_HEADER, SESSION_HEADER } from '../../src/contract/visitor-api.ts';
import type { App } from '../../src/server/http/app.ts';
import { bookTime, examplePerson, readFreeTimes } from './bookings.ts';
import { confirmTest, exampleCheckout, openCheckout } from './checkouts.ts';
import { exampleDeal } from './deals.ts';
import { exampleForms } from './forms.ts';
import { exampleOnboarding } from './onboarding.ts';
import { uploadPicture } from './uploads.ts';

export const VISITOR_SESSION = 'session_1795262400000_abcdefghi';

/** Posts what a visitor sends; the id that the answer gives, or none. @throws Error where it is refused, but for a deal's misfit */
export async function post(app: App, url: string, payload: object, headers: Record<string, string> = {}): Promise<string> {
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  if (answer.statusCode >= 300 && answer.statusCode !== 422)
    throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  const body: unknown = answer.body === '' ? {} : answer.json();
  return typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '';
}

/** Somebody who visits, and what stands in the place of Ada Byron's words. */
export interface Visitor {
  readonly sessionId: string;
  readonly email: string;
  readonly words: Readonly<Record<string, string>>;
}

export const ada: Visitor = { sessionId: VISITOR_SESSION, email: 'ada@example.com', words: {} };
/** Nothing that she leaves has a word of Ada's that could tell who left it. */
export const grace: Visitor = {
  sessionId: 'session_1795262400000_bcdefghij',
  email: 'grace@example.com',
  words: {
    Ada: 'Grace',
    'ada@': 'grace@',
    Byron: 'Hopper',
    Larkspur: 'Juniper',
    '555-0142': '555-0177',
    '555 0142': '555 0177',
    'Four hundred letters': 'Seven calls',
    'inherited houses': 'vacant lots',
    '5f0c7f5e': '6a1d8e6f',
  },
};

/** What this visitor sends where Ada Byron would send that. */
export function inWordsOf<Payload extends object>({ words }: Visitor, payload: Payload): Payload {
  let text = JSON.stringify(payload);
  for (const [adas, theirs] of Object.entries(words)) text = text.replaceAll(adas, theirs);
  return JSON.parse(text);
}

/** Everything that one visitor can do here, once; the visit came from the campaign `spring`. */
export async function liveThroughAll(app: App, visitor: Visitor = ada): Promise<void> {
  const { sessionId } = visitor;
  const session = { [SESSION_HEADER]: sessionId };
  const say = (url: string, payload: object, headers: Record<string, string> = {}) =>
    post(app, url, inWordsOf(visitor, payload), headers);
  await say(apiPaths.visitor, {
    sessionId,
    userAgent: 'Mozilla/5.0 Firefox/150',
    referrer: null,
    landingPage: '/?utm_campaign=spring',
  });
  await say(apiPaths.pageview, { sessionId, path: '/buy-box', title: 'Buy Box' });
  await say(apiPaths.quizLeads, { firstName: 'Ada', email: 'Ada@Example.com' }, session);
  await say(apiPaths.deals, exampleDeal, session);
  const tooDear = { ...exampleDeal, propertyAddress: '9 Larkspur Ct', askingPrice: '$3,650,000' };
  await say(apiPaths.deals, tooDear, session);
  await say(apiPaths.reactivation, exampleForms.reactivation, session);
  await say(apiPaths.lendingLeads, exampleForms.lending);
  await say(apiPaths.waitlist, exampleForms.waitlist);
  await say(apiPaths.checkoutRequests, exampleForms.checkout_request);
  const [startsAt] = await readFreeTimes(app);
  await bookTime(app, startsAt, inWordsOf(visitor, examplePerson));
  const checkout = await openCheckout(app, inWordsOf(visitor, exampleCheckout), sessionId);
  const { clientSecret, orderId, orderToken } = checkout;
  await confirmTest(app, clientSecret, 'succeeded');
  const form = {
    ...exampleOnboarding.website,
    orderId,
    logoFile: await uploadPicture(app),
    additionalNotes: 'Sellers of inherited houses',
  };
  await say(apiPaths.websiteOnboarding, form, { [ORDER_TOKEN_HEADER]: orderToken });
}
