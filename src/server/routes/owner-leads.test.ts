import { expect, test } from 'vitest';
import { smsConsent } from '../../../content/deals.ts';
import { quizQuestions } from '../../../content/quiz.ts';
import { ownerLeadsSchema, type OwnerLead } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { exampleOnboarding, onboardingDefaults } from '../../../test-support/data/onboarding.ts';
import type { App } from '../http/app.ts';
import { exampleLead } from '../../../test-support/data/attributions.ts';
import { changeByLink, exampleTimes, linkOf, postBooking } from '../../../test-support/data/bookings.ts';
import { exampleDeal } from '../../../test-support/data/deals.ts';
import { exampleForms } from '../../../test-support/data/forms.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const consent = { version: smsConsent.version, page: '/there' };

async function openDesk() {
  const clock = testClock();
  const { app, store } = await openTestApp({ OWNER_PASSWORD, PAYMENTS: 'off' }, { clock });
  const send = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload });
    expect(Math.floor(answer.statusCode / 100), answer.body).toBe(2);
    return answer.body === '' ? null : answer.json();
  };
  const newest = async () => {
    clock.advance(1);
    return newestLead(app);
  };
  return { app, clock, store, send, newest };
}

async function newestLead(app: App): Promise<OwnerLead> {
  const answer = await app.inject({ url: `${apiPaths.ownerLeads}?limit=1`, headers: await signInAsOwner(app) });
  expect(answer.statusCode, answer.body).toBe(200);
  const [lead] = ownerLeadsSchema.parse(answer.json()).leads;
  if (lead === undefined) throw new Error('There is no lead');
  return lead;
}

const read = ({ details }: OwnerLead) => Object.fromEntries(details.map(({ label, value }) => [label, value]));

/** Every text that somebody sent, however deep it stands. */
function textsIn(sent: unknown): string[] {
  if (typeof sent === 'string') return sent === '' ? [] : [sent];
  return typeof sent === 'object' && sent !== null ? Object.values(sent).flatMap(textsIn) : [];
}

const deal = {
  ...exampleDeal,
  lotSize: '7,200 sq ft lot',
  estimatedRepairCost: '$21,000',
  additionalDetails: 'The tenant leaves in May.\nKeys at the office.',
  pool: 'yes',
  photoLinks: 'https://photos.example/4418 and I will text you the rest',
  occupancy: 'Vacant',
  extras: {
    assignmentFee: '$9,500',
    roofAge: '4 years',
    hvacAge: '6 years',
    foundationCondition: 'Settled in 2019',
    propertyAccess: 'Lockbox 4418',
  },
};
const onboarding = {
  ...exampleOnboarding['website-crm'],
  hasDomain: true,
  domainName: 'byron-homes.example',
  pages: { ...onboardingDefaults.pages, other: true, otherText: 'Careers' },
  notificationEmail: 'office@example.com',
  notificationPhone: '214 555 0199',
  socialMedia: { instagram: '@byron', facebook: 'byron.homes', tiktok: '@byronhomes' },
  additionalNotes: 'Blue, please.',
  hasCurrentCrm: true,
  currentCrmName: 'A shoebox',
  onlinePayment: true,
  paymentProcessor: 'square',
};

test.each([
  ['a reactivation', apiPaths.reactivation, { ...exampleForms.reactivation, company: 'Byron & Daughters' }],
  ['a lending lead', apiPaths.lendingLeads, exampleForms.lending],
  ['a waitlist entry', apiPaths.waitlist, exampleForms.waitlist],
  ['a deal', apiPaths.deals, deal],
  ['an onboarding', apiPaths.websiteCrmOnboarding, onboarding],
  [
    'a checkout request',
    apiPaths.checkoutRequests,
    { name: 'Ada Byron', email: 'ada@example.com', serviceId: 'website-build' },
  ],
])('everything written in %s stands in the leads', async (_what, url, form) => {
  const { send, newest } = await openDesk();
  await send(url, form);
  const lead = await newest();
  const shown = [lead.name, lead.email, ...lead.details.map(({ value }) => value)].join('\n');
  // What is chosen from a list is shown by its name there.
  const named: Readonly<Record<string, string>> = {
    'followup-boss': 'Follow Up Boss',
    texas: 'Texas',
    'single-family': 'Single-family house',
    '2-car': '2 cars',
    yes: 'Yes',
    'city-sewer': 'City sewer',
    lipstick: 'Lipstick: paint and carpet',
    '30-days': 'Within 30 days',
    book_call: 'Let them book a call',
    square: 'Square',
    '(214) 555-0142': '555-0142',
  };
  for (const text of textsIn(form)) expect(shown).toContain(named[text] ?? text);
});

test('a deal says what was agreed to, when, where and in which words', async () => {
  const { send, newest } = await openDesk();
  await send(apiPaths.deals, { ...deal, smsConsent: consent });
  const lead = await newest();
  expect([lead.what, lead.subject?.value]).toEqual(['Deal for Texas', '4418 Larkspur Ln, Houston, TX']);
  expect(read(lead)).toMatchObject({
    'Joint Venture terms': expect.stringMatching(/^Agreed to, version /),
    'Joint Venture terms: when': '2026-11-21T12:00:00.000Z',
    'Text messages': `Agreed to, version ${smsConsent.version}`,
    'Text messages: when': '2026-11-21T12:00:00.000Z',
    'Text messages: on': '/there',
    'Text messages: wording': smsConsent.wording,
  });
});

test('quiz answers stand under their questions in the words that were shown, with what they came to', async () => {
  const { send, newest } = await openDesk();
  const { id } = await send(apiPaths.quizLeads, { firstName: 'Ada', email: 'ada@example.com' });
  expect(await newest()).toMatchObject({ what: 'Quiz not finished', details: [] });
  const answers = Object.fromEntries(quizQuestions.map((question) => [question.id, question.options[0]?.value]));
  await send(apiPaths.quizAnswers.replace(':id', id), { answers });
  const lead = await newest();
  for (const { question, options } of quizQuestions) expect(read(lead)[question]).toBe(options[0]?.label);
  const { Recommended: recommended, Points: points } = read(lead);
  expect(lead.what).toBe(`Quiz: ${String(recommended)}`);
  expect(points).toEqual(expect.stringContaining(`${String(recommended)} `));
});

test('a booking shows its time, phone and notes; once it is moved or cancelled, as it stands by then', async () => {
  const { app, clock, newest } = await openDesk();
  const [first = '', second = ''] = exampleTimes(clock.now());
  const person = { name: 'Ada Byron', email: 'ada@example.com', timeZone: 'America/Denver', phone: '(214) 555-0142' };
  const { body } = await postBooking(app, {
    ...person,
    notes: 'About <b>two</b> sites',
    startsAt: first,
    smsConsent: consent,
  });
  expect(await newest()).toMatchObject({
    what: 'Booking',
    subject: { label: 'Booked', value: first, kind: 'time' },
    details: expect.arrayContaining([
      { label: 'Phone', value: expect.stringContaining('555-0142'), kind: 'phone' },
      { label: 'Chosen time', value: first, kind: 'time' },
      { label: 'Their time zone', value: 'America/Denver', kind: 'text' },
      { label: 'Notes', value: 'About <b>two</b> sites', kind: 'long' },
      { label: 'Text messages: on', value: '/there', kind: 'text' },
    ]),
  });
  const link = linkOf(body);
  expect((await changeByLink(app, 'bookingMove', { ...link, payload: { startsAt: second } })).status).toBe(200);
  expect((await changeByLink(app, 'bookingCancel', link)).status).toBe(200);
  const lead = await newest();
  expect(lead.subject).toEqual({ label: 'Cancelled', value: second, kind: 'time' });
  expect(read(lead)).toMatchObject({ 'Moved to': second, 'Chosen time': first });
});

test.each([
  ['a kind that nobody knows', 'seance', '{"tableSize": 7, "spirits_wanted": ["Ada", "Grace"], "dark": true}'],
  ['names that mean something to a program', 'constructor', '{"__proto__": "a", "constructor": {"prototype": "b"}}'],
  [
    'another shape than today’s',
    'deal',
    '{"deal": "a", "extras": ["b"], "jv": 7, "smsConsent": {"version": 1}, "more": "c"}',
  ],
  ['an onboarding of another shape', 'website_onboarding', '{"answers": {"pages": "a", "extra": "b"}, "orderId": 7}'],
  ['no record at all', 'quiz', '["a", "b"]'],
])('with %s, all that is stored can be read', async (_what, kind, fields) => {
  const { store, newest } = await openDesk();
  await store.write((tx) =>
    tx
      .insertInto('leads')
      .values(exampleLead('odd', 1, { kind, fields }))
      .execute(),
  );
  const lead = await newest();
  const shown = lead.details.map(({ value }) => value).join('\n');
  for (const text of textsIn(JSON.parse(fields))) expect(shown).toContain(text);
});

test('a lead names its campaign and its source as what earned what does', async () => {
  const { app, send, newest } = await openDesk();
  const headers = { 'x-session-id': 's1', 'user-agent': 'Mozilla/5.0' };
  const landingPage = '/buy-box?utm_source=letter&utm_campaign=november';
  await send(apiPaths.visitor, { sessionId: 's1', userAgent: 'Mozilla/5.0', referrer: null, landingPage });
  await app.inject({ method: 'POST', url: apiPaths.lendingLeads, headers, payload: exampleForms.lending });
  expect((await newest()).origin).toEqual({ source: 'letter', campaign: 'november', landingPage: '/buy-box' });
  await send(apiPaths.waitlist, exampleForms.waitlist);
  expect((await newest()).origin).toBeNull();
});
