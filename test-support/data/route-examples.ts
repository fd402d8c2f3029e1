import { apiPaths } from '../../src/contract/paths.ts';
import { OWNER_PASSWORD } from '../server/owner.ts';
import { testClock } from '../server/test-app.ts';
import { examplePerson, exampleTimes } from './bookings.ts';
import { exampleCheckout } from './checkouts.ts';
import { exampleDeal } from './deals.ts';
import { exampleForms } from './forms.ts';
import { exampleOnboarding, onboardingDefaults } from './onboarding.ts';

const session = { sessionId: 'session_1700000000000_abcdefghi' };

/** A time that is booked already, one that is free, and one to move to. */
export const [bookedAt, freeAt, movedTo, byHandAt, byHandMovedTo] = exampleTimes(testClock().now());

/** An onboarding form with every field in it. */
function onboardingExample(form: keyof typeof exampleOnboarding): Record<string, unknown> {
  return {
    ...onboardingDefaults,
    ...exampleOnboarding[form],
    hasDomain: true,
    domainName: 'byron.example',
    pages: { home: true, other: true, otherText: 'Careers' },
    socialMedia: { instagram: '@byron' },
    smsConsent: { version: '1', page: '/checkout' },
    ...(form === 'website-crm' && { currentCrmName: 'Pipedrive', paymentProcessor: 'stripe' }),
  };
}

/** A body that each of these routes accepts, by its path. */
export const routeExamples: Readonly<Record<string, Record<string, unknown>>> = {
  [apiPaths.visitor]: { ...session, userAgent: 'Mozilla/5.0', referrer: null, landingPage: '/' },
  [apiPaths.pageview]: { ...session, path: '/', title: 'Home' },
  [apiPaths.conversion]: { ...session, type: 'call', value: 5, page: '/' },
  [apiPaths.event]: { ...session, name: 'quiz_opened', page: '/', properties: { source: 'hero' } },
  [apiPaths.formVisit]: {
    ...session,
    form: apiPaths.deals,
    last: 'city',
    furthest: 'extras.roofAge',
    met: [['city', 'other']],
    seconds: 40,
    sent: false,
  },
  [apiPaths.quizLeads]: { firstName: 'Ada', email: 'ada@example.com' },
  [apiPaths.quizAnswers]: { answers: { hasWebsite: 'yes' } },
  [apiPaths.deals]: {
    ...exampleDeal,
    extras: { roofAge: '4 years' },
    jvTermsVersion: '1',
    smsConsent: { version: '1', page: '/buy-box' },
  },
  [apiPaths.reactivation]: { ...exampleForms.reactivation, smsConsent: { version: '1', page: '/reactivation' } },
  [apiPaths.lendingLeads]: exampleForms.lending,
  [apiPaths.checkoutRequests]: exampleForms.checkout_request,
  [apiPaths.waitlist]: { ...exampleForms.waitlist, smsConsent: { version: '1', page: '/business-buyer-course' } },
  [apiPaths.websiteOnboarding]: onboardingExample('website'),
  [apiPaths.websiteCrmOnboarding]: onboardingExample('website-crm'),
  [apiPaths.bookings]: {
    ...examplePerson,
    phone: '(214) 555-0142',
    notes: 'Slow follow-up',
    startsAt: freeAt,
    replaces: ['a-key-that-got-no-answer'],
    smsConsent: { version: '1', page: '/book' },
  },
  [apiPaths.bookingMove]: { startsAt: movedTo },
  [apiPaths.createPaymentIntent]: { ...exampleCheckout, serviceId: 'website-build' },
  [apiPaths.courseCheckout]: { plan: 'monthly' },
  [apiPaths.ownerSession]: { password: OWNER_PASSWORD },
  [apiPaths.ownerEventDestinations]: { name: 'Zapier', url: 'https://hooks.example/foyer', types: ['deal.taken'] },
  [apiPaths.ownerEventDestination]: { name: 'Zapier', url: 'https://hooks.example/other', types: [], isOn: true },
  [apiPaths.ownerEventDestinationReplay]: { from: '2026-11-01', until: '2026-11-20' },
  [apiPaths.ownerPush]: {
    endpoint: 'https://push.example/send/abc',
    keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') },
  },
  [apiPaths.ownerMembers]: { name: 'Nora', email: 'nora@example.com', role: 'helper' },
  [apiPaths.ownerMemberRole]: { role: 'owner' },
  [apiPaths.ownerPeopleStatus]: { ids: ['00000000-0000-4000-8000-000000000000'], status: 'contacted' },
  [apiPaths.ownerPeopleStatusFiltered]: { filter: { status: 'new' }, status: 'contacted' },
  [apiPaths.ownerPeopleStatusUndo]: { changeId: '00000000-0000-4000-8000-000000000000' },
  [apiPaths.ownerOrderDecision]: { verdict: 'discarded', reason: 'Not his order' },
  [apiPaths.ownerCheckoutMail]: { isOn: true },
  [apiPaths.ownerPersonJoin]: { email: 'ben@example.com' },
  [apiPaths.ownerPersonSplit]: { emails: ['ada@work.example'] },
  [apiPaths.ownerPersonCalledUndo]: { eventId: '00000000-0000-4000-8000-000000000000' },
  [apiPaths.ownerPersonConsent]: { channel: 'email' },
  [apiPaths.ownerPersonConsentUndo]: { eventId: '00000000-0000-4000-8000-000000000000' },
  [apiPaths.ownerPersonNotes]: { text: 'Asked for noon' },
  [apiPaths.ownerPersonFollowUp]: { day: '2026-12-01' },
  [apiPaths.ownerPersonTags]: { tags: ['probate'] },
  [apiPaths.ownerPersonFind]: { email: 'ada@example.com' },
  [apiPaths.ownerPersonExport]: { email: 'ada@example.com' },
  [apiPaths.ownerPersonErase]: { email: 'nobody@example.com' },
  [apiPaths.ownerSetAsideDecide]: { ids: ['00000000-0000-4000-8000-000000000000'], decision: 'let_in' },
  [apiPaths.ownerSetAsideUndo]: { ids: ['00000000-0000-4000-8000-000000000000'] },
  [apiPaths.ownerResume]: { withDead: false },
  [apiPaths.ownerBookingsUndo]: { ids: ['11111111-1111-4111-8111-111111111111'] },
  [apiPaths.ownerCalls]: {
    ...{ name: 'Ada Byron', email: 'ada@example.com', phone: '(214) 555-0142', notes: 'Asked by phone' },
    ...{ startsAt: byHandAt, lengthMinutes: 45, tell: true },
  },
  [apiPaths.ownerCallMove]: { startsAt: byHandMovedTo, tell: true },
  [apiPaths.ownerCallNoShow]: { noShow: false },
  [apiPaths.ownerBlockedTimes]: { startsAt: '2030-01-01T09:00:00Z', endsAt: '2030-01-01T10:00:00Z', note: 'Dentist' },
  [apiPaths.ownerBookingsCancel]: { ids: ['11111111-1111-4111-8111-111111111111'], tell: true },
};
