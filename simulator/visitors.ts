import type { InjectOptions } from 'fastify';
import { apiPaths } from '../src/contract/paths.ts';
import { IDEMPOTENCY_HEADER, SESSION_HEADER } from '../src/contract/visitor-api.ts';
import { exampleDeal } from '../test-support/data/deals.ts';
import { fate } from './chance.ts';
import { isExcused } from './excuses.ts';
import type { Site } from './site.ts';
import { pause, trueTime } from './time.ts';
import { tell } from './trace.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TRIES = 7;

/** How bad the visitors' network is at present: the share of requests, and of answers, that it loses. */
export interface Network {
  loses: number;
}

/** What a visitor sent, under one key, and what the site said of it. */
export interface Act {
  /** The table's name for it: `quiz`, `deal`, ... */
  readonly kind: string;
  readonly email: string;
  readonly key: string;
  /** What the answers with a 2xx said, each of them; empty where none came. */
  readonly answers: { readonly status: number; readonly body: Record<string, unknown> }[];
  /** The status of a final no. */
  refused: number | null;
}

export interface Crowd {
  readonly acts: Act[];
  readonly views: { asked: number; acknowledged: number };
  readonly network: Network;
  /** How many visitors there have been. */
  count: number;
}

export const newCrowd = (): Crowd => ({
  acts: [],
  views: { asked: 0, acknowledged: 0 },
  network: { loses: 0.03 },
  count: 0,
});

export interface Visitor {
  readonly number: number;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly session: string;
  readonly address: string;
}

/** Letters, since a name of digits is not greeted by. */
const spelled = (number: number) =>
  String(number).replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));

export function newVisitor(crowd: Crowd, who: number): Visitor {
  crowd.count += 1;
  const number = crowd.count;
  // One in seven has an address that no mail server takes mail for.
  const host = who % 7 === 0 ? 'nobody.example' : 'people.example';
  return {
    number,
    email: `v${number}@${host}`,
    name: `Vera ${spelled(number)}`,
    phone: `(214) 555-${String(1000 + (number % 9000))}`,
    session: `session_${1_790_000_000_000 + number}_abcdefghi`,
    address: `198.51.${Math.floor(number / 200)}.${1 + (number % 200)}`,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Without it a visitor is taken for a program, and is in no figure. */
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** How long anybody waits for an answer. */
const PATIENCE_MS = 30_000;

/** What may wait for the payment provider, which may be silent. */
const isAtProvider = ({ url }: InjectOptions) =>
  url === apiPaths.createPaymentIntent || url === apiPaths.courseCheckout || url === apiPaths.testPaymentConfirm;

/** One request over the visitors' network, to any process that runs; null where no answer comes back. */
export async function request(
  site: Site,
  { network }: Crowd,
  options: InjectOptions,
): Promise<{ status: number; body: Record<string, unknown> } | null> {
  await pause(fate().between(1, 120));
  if (fate().chance(network.loses)) return null;
  const sent = { ...options, headers: { 'user-agent': BROWSER, ...options.headers } };
  const up = site.slots.flatMap(({ running }, slot) => (running === null ? [] : [slot]));
  if (up.length === 0) return null;
  const answer = await Promise.race([site.ask(fate().pick(up), sent), pause(PATIENCE_MS)]);
  if (answer === undefined && !isAtProvider(options) && !isExcused(trueTime() - PATIENCE_MS, trueTime()))
    site.complaints.push({ by: 'answers', what: `${JSON.stringify(options.url)} is not answered` });
  if (answer === undefined || answer === null) return null;
  await pause(fate().between(1, 120));
  if (fate().chance(network.loses)) return null;
  return { status: answer.status, body: isObject(answer.body) ? answer.body : {} };
}

/** Whether the same request may be sent again: nothing came, or the site asked for that. */
const isOpen = (status: number | undefined) => status === undefined || status === 503 || status === 429;

/** Sends something under one key until there is an answer: at once twice where `isDouble`, hours later where `isOffline`. */
export async function submit(
  site: Site,
  crowd: Crowd,
  {
    visitor,
    kind,
    url,
    payload,
    what = 1,
    headers = {},
  }: {
    visitor: Visitor;
    kind: string;
    url: string;
    payload: object;
    what?: number;
    headers?: Record<string, string>;
  },
): Promise<Act> {
  const act: Act = {
    kind,
    email: visitor.email,
    key: `key-${crowd.acts.length}-${visitor.number}`,
    answers: [],
    refused: null,
  };
  crowd.acts.push(act);
  const options: InjectOptions = {
    method: 'POST',
    url,
    payload,
    remoteAddress: visitor.address,
    headers: { [IDEMPOTENCY_HEADER]: act.key, [SESSION_HEADER]: visitor.session, ...headers },
  };
  const [isDouble, isOffline] = [what % 4 === 0, what % 6 === 0];
  const once = async () => {
    const answer = await request(site, crowd, options);
    if (answer !== null && answer.status < 300) act.answers.push(answer);
    else if (answer !== null && !isOpen(answer.status)) act.refused = answer.status;
    return answer?.status;
  };
  for (let time = 0; time < TRIES; time += 1) {
    const statuses = await Promise.all(isDouble && time === 0 ? [once(), once()] : [once()]);
    // An impatient browser asks once more, although it knows.
    if (statuses.some((status) => !isOpen(status)) && !(what % 9 === 0 && time === 0)) break;
    await pause(isOffline ? fate().between(HOUR_MS, 5 * HOUR_MS) : fate().between(1000, 2000) * 3 ** time);
  }
  tell(
    visitor.email,
    `${kind}: ${act.answers.length > 0 ? 'was acknowledged' : `was not, ${act.refused ?? 'no answer'}`}`,
  );
  return act;
}

/** Looks at a few pages. */
export async function viewPages(site: Site, crowd: Crowd, what: number): Promise<void> {
  const visitor = newVisitor(crowd, what);
  const sessionId = visitor.session;
  const report = async (url: string, payload: object) =>
    request(site, crowd, { method: 'POST', url, payload, remoteAddress: visitor.address });
  const tellOfVisit = async () =>
    report(apiPaths.visitor, {
      sessionId,
      userAgent: BROWSER,
      referrer: what % 3 === 0 ? 'https://search.example/' : null,
      landingPage: what % 4 === 0 ? '/?utm_campaign=spring' : '/',
    });
  // Some browsers tell where they come from a day later, and some open all their pages at once.
  const [isLate, isAtOnce] = [what % 5 === 0, what % 7 === 0];
  if (!isLate) await tellOfVisit();
  await Promise.all(
    Array.from({ length: 1 + (what % 6) }, async (_, page) => {
      if (!isAtOnce) await pause(page * fate().between(0, 2000));
      crowd.views.asked += 1;
      const path = ['/', '/buy-box', '/book', '/quiz'][(what + page) % 4];
      const answer = await report(apiPaths.pageview, { sessionId, path, title: 'A page' });
      if (answer?.status === 204) crowd.views.acknowledged += 1;
    }),
  );
  if (isLate) {
    await pause(fate().between(20, 30) * HOUR_MS);
    await tellOfVisit();
  }
  await report(apiPaths.event, { sessionId, name: 'quiz_opened', page: '/', properties: { source: 'hero' } });
  await report(apiPaths.conversion, { sessionId, type: 'call', page: '/' });
}

/** The forms that a visitor may fill in. */
export async function fillIn(
  site: Site,
  crowd: Crowd,
  { who, what, form }: { who: number; what: number; form: string },
) {
  const visitor = newVisitor(crowd, who);
  const { name, email, phone } = visitor;
  const of = (kind: string, url: string, payload: object) => submit(site, crowd, { visitor, kind, url, payload, what });
  if (form === 'quiz') return of('quiz', apiPaths.quizLeads, { firstName: name.split(' ')[1], email });
  if (form === 'deal') {
    const propertyAddress = `${visitor.number} Larkspur Ln`;
    // One in three is no deal for the buy box.
    const askingPrice = what % 3 === 0 ? '$3,650,000' : '$365,000';
    return of('deal', apiPaths.deals, { ...exampleDeal, name, email, phone, propertyAddress, askingPrice });
  }
  if (what % 4 === 0) return of('lending', apiPaths.lendingLeads, { name, email });
  if (what % 4 === 1) return of('waitlist', apiPaths.waitlist, { name, email, phone });
  if (what % 4 === 2)
    return of('checkout_request', apiPaths.checkoutRequests, { name, email, serviceId: 'full-ghl-buildout' });
  return of('reactivation', apiPaths.reactivation, {
    firstName: 'Vera',
    lastName: spelled(visitor.number),
    email,
    phone,
    currentCRM: 'followup-boss',
    leadVolume: '101-250',
    challenges: `Visitor ${visitor.number} has no time.`,
    goals: 'More answers.',
  });
}

/** A program that types one address into a form again and again. */
export async function flood(site: Site, crowd: Crowd, { who, what }: { who: number; what: number }): Promise<void> {
  const visitor = newVisitor(crowd, who);
  for (let time = 0; time < 8 + (what % 8); time += 1) {
    await submit(site, crowd, {
      visitor: { ...visitor, address: `203.0.113.${1 + time}` },
      kind: 'lending',
      url: apiPaths.lendingLeads,
      payload: { name: visitor.name, email: visitor.email },
    });
    await pause(fate().between(0, 20 * MINUTE_MS));
  }
  tell(visitor.email, `flooded until ${trueTime()}`);
}
