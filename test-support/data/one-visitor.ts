import { apiPaths } from '../../src/contract/paths.ts';
import { ORDER_TOKEN_HEADER, SESSION_HEADER } from '../../src/contract/visitor-api.ts';
import type { App } from '../../src/server/http/app.ts';
import { bookTime, readFreeTimes } from './bookings.ts';
import { confirmTest, openCheckout } from './checkouts.ts';
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

/** Everything that one visitor can do here, once: Ada Byron, whose visit came from the campaign `spring`. */
export async function liveThroughAll(app: App): Promise<void> {
  const session = { [SESSION_HEADER]: VISITOR_SESSION };
  await post(app, apiPaths.visitor, {
    sessionId: VISITOR_SESSION,
    userAgent: 'Mozilla/5.0 Firefox/150',
    referrer: null,
    landingPage: '/?utm_campaign=spring',
  });
  await post(app, apiPaths.pageview, { sessionId: VISITOR_SESSION, path: '/buy-box', title: 'Buy Box' });
  await post(app, apiPaths.quizLeads, { firstName: 'Ada', email: 'Ada@Example.com' }, session);
  await post(app, apiPaths.deals, exampleDeal, session);
  await post(
    app,
    apiPaths.deals,
    { ...exampleDeal, propertyAddress: '9 Larkspur Ct', askingPrice: '$3,650,000' },
    session,
  );
  await post(app, apiPaths.reactivation, exampleForms.reactivation, session);
  await post(app, apiPaths.lendingLeads, exampleForms.lending);
  await post(app, apiPaths.waitlist, exampleForms.waitlist);
  await post(app, apiPaths.checkoutRequests, exampleForms.checkout_request);
  await bookTime(app, (await readFreeTimes(app))[0]);
  const { clientSecret, orderId, orderToken } = await openCheckout(app, {}, VISITOR_SESSION);
  await confirmTest(app, clientSecret, 'succeeded');
  const form = {
    ...exampleOnboarding.website,
    orderId,
    logoFile: await uploadPicture(app),
    additionalNotes: 'Sellers of inherited houses',
  };
  await post(app, apiPaths.websiteOnboarding, form, { [ORDER_TOKEN_HEADER]: orderToken });
}

