import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  BOOKING_TOKEN_HEADER,
  IDEMPOTENCY_HEADER,
  ORDER_TOKEN_HEADER,
  SESSION_HEADER,
} from '../../src/contract/visitor-api.ts';
import { multipartOf, makePicture } from '../data/uploads.ts';
import { exampleDeal } from '../data/deals.ts';
import { exampleForms } from '../data/forms.ts';
import { exampleOnboarding } from '../data/onboarding.ts';
import { OWNER_PASSWORD } from '../server/owner.ts';
import type { Kept } from './kept.ts';

/** Every version's paths, as they were then: these are not the contract's, which may change. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const session = (number: number) => `session_170000000000${number}_abcdefghi`;

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string | null;
}

type Ask = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

function askAt(url: string): Ask {
  return async (path, body, headers = {}) => {
    const isForm = body instanceof Buffer;
    const answer = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'user-agent': BROWSER,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return {
      status: answer.status,
      body: isJson ? JSON.parse(text) : text,
      cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? null,
    };
  };
}

const withId = z.object({ id: z.string() });

async function visit(ask: Ask): Promise<void> {
  for (const [number, referrer] of [null, 'https://search.example/find', 'https://news.example/'].entries()) {
    const sessionId = session(number);
    await ask('/api/analytics/visitor', {
      sessionId,
      userAgent: BROWSER,
      referrer,
      landingPage: '/?utm_source=letter&utm_campaign=may',
    });
    for (const path of ['/', '/buy-box', '/blog'].slice(number))
      await ask('/api/analytics/pageview', { sessionId, path, title: 'Page' });
  }
}

/** Every form that this version has, each by another visitor; what it has not is answered 404. */
async function sendForms(ask: Ask): Promise<void> {
  const from = (number: number) => ({ [SESSION_HEADER]: session(number), [IDEMPOTENCY_HEADER]: randomUUID() });
  const lead = withId.parse(
    (await ask('/api/quiz-leads', { firstName: 'Ada', email: 'ada@example.com' }, from(0))).body,
  );
  await ask(`/api/quiz-leads/${lead.id}/answers`, { answers: { hasWebsite: 'yes' } }, from(0));
  await ask('/api/quiz-leads', { firstName: 'Robin', email: 'robin@example.com' }, from(1));
  await ask('/api/deals', exampleDeal, from(1));
  await ask('/api/deals', { ...exampleDeal, email: 'far@example.com', askingPrice: '$9,365,000' }, from(1));
  await ask('/api/lending-leads', exampleForms.lending, from(2));
  await ask('/api/reactivation-campaign', exampleForms.reactivation, from(2));
  await ask('/api/business-buyer-waitlist', exampleForms.waitlist, from(2));
}

const slots = z.object({ days: z.array(z.object({ slots: z.array(z.string()) })) });
const booked = z.object({ manageUrl: z.string() });

/** Two bookings, of which one is cancelled; the path by which the other one is changed. */
async function book(ask: Ask): Promise<string | null> {
  const free = await ask('/api/booking/slots');
  if (free.status !== 200) return null;
  const times = slots.parse(free.body).days.flatMap((day) => day.slots.slice(0, 1));
  const paths: string[] = [];
  for (const [number, startsAt] of times.slice(2, 4).entries()) {
    const person = { name: 'Ada Byron', email: `ada${number}@example.com`, timeZone: 'America/Denver', startsAt };
    paths.push(booked.parse((await ask('/api/bookings', person, { [SESSION_HEADER]: session(0) })).body).manageUrl);
  }
  const [kept = null, cancelled = ''] = paths;
  const [id = '', token = ''] = cancelled.slice(cancelled.indexOf('=') + 1).split('.');
  await ask(`/api/bookings/${id}/cancel`, {}, { [BOOKING_TOKEN_HEADER]: token });
  return kept;
}

const intent = z.object({ orderId: z.string(), orderToken: z.string(), clientSecret: z.string() });

/** A paid order with its answers and a picture, and one that failed. */
async function buy(ask: Ask): Promise<Pick<Kept, 'order' | 'uploadId'>> {
  const checkout = () => ({
    amount: 1500,
    description: 'Website Build',
    name: 'Ada Byron',
    email: 'ada@example.com',
    checkoutId: randomUUID(),
  });
  const opened = await ask('/api/create-payment-intent', checkout(), { [SESSION_HEADER]: session(0) });
  if (opened.status !== 200 && opened.status !== 201) return { order: null, uploadId: null };
  const { orderId, orderToken, clientSecret } = intent.parse(opened.body);
  await ask('/api/payments/test/confirm', { clientSecret, outcome: 'succeeded' });
  const failing = intent.parse((await ask('/api/create-payment-intent', checkout())).body);
  await ask('/api/payments/test/confirm', { clientSecret: failing.clientSecret, outcome: 'failed' });
  const { payload, headers } = multipartOf(await makePicture('png', 8, 8));
  const upload = withId.parse((await ask('/api/uploads', payload, headers)).body);
  const answers = { ...exampleOnboarding.website, orderId, logoFile: upload.id };
  await ask('/api/website-onboarding', answers, { [ORDER_TOKEN_HEADER]: orderToken });
  return { order: { id: orderId, token: orderToken }, uploadId: upload.id };
}

const dashboard = z.object({ totalVisitors: z.number(), totalPageViews: z.number(), totalConversions: z.number() });
const sales = z.object({ totalSales: z.number(), totalRevenue: z.number() });

async function readFigures(ask: Ask, cookie: string): Promise<Kept['figures']> {
  const seen = await ask('/api/analytics/dashboard?range=90d', undefined, { cookie });
  const sold = await ask('/api/sales/stats?range=90d', undefined, { cookie });
  const { totalSales, totalRevenue } =
    sold.status === 200 ? sales.parse(sold.body) : { totalSales: 0, totalRevenue: 0 };
  const { totalVisitors, totalPageViews, totalConversions } = dashboard.parse(seen.body);
  return { totalVisitors, totalPageViews, totalConversions, totalSales, totalRevenueCents: totalRevenue };
}

/** What visitors, a buyer and the owner do with a running Foyer of any version; what they have in hand afterwards. */
export async function act(url: string): Promise<Omit<Kept, 'madeAt' | 'leads' | 'lendingPath'>> {
  const ask = askAt(url);
  const { cookie } = await ask('/api/owner/session', { password: OWNER_PASSWORD });
  await visit(ask);
  await sendForms(ask);
  const bookingPath = await book(ask);
  const bought = await buy(ask);
  return { figures: await readFigures(ask, cookie ?? ''), bookingPath, ...bought, ownerCookie: cookie };
}
