import type { MailContent, MailTemplate } from '../../src/server/outbox/mail-schemas.ts';

const startsAt = Date.UTC(2026, 10, 24, 17);

const ics = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const booking = { name: 'Ada Byron', startsAt, lengthMinutes: 30, visitorTimeZone: 'America/Denver', ics };
const manageUrl = '/book/manage?token=abc';
/** What each mail is made of, for one person. */
export const mailExamples: { readonly [Name in MailTemplate]: Extract<MailContent, { template: Name }>['props'] } = {
  'quiz-result': {
    firstName: 'Ada',
    title: 'Starter CRM System',
    description: 'One place where every lead lands.',
    price: '$1,800',
    features: ['One inbox', 'A pipeline', 'Reminders', 'Training'],
    plan: {
      answers: { hasWebsite: 'no', missedCalls: 'yes', painPoint: 'missed-calls', teamSize: 'just-me' },
      path: '/api/floor-plan/a.b',
      at: startsAt,
    },
  },
  'deal-received': { name: 'Ada Byron', address: '4418 Larkspur Ln, Houston, TX', marketTitle: 'Texas' },
  'lending-snapshot': { name: 'Ada Byron', path: '/api/lending-system/a.b' },
  'waitlist-joined': { name: 'Ada Byron' },
  'subscription-started': {
    name: 'Ada Byron',
    productName: 'Course Platform, monthly',
    isYearly: false,
    amountCents: 9_700,
  },
  'checkout-request-received': { name: 'Ada Byron', productName: 'Website Build', priceCents: 180_000 },
  'checkout-abandoned': {
    name: 'Ada Byron',
    productName: 'Website Build',
    amountCents: 180_000,
    path: '/checkout?service=website-build',
    wasRefused: true,
    until: startsAt,
    stopPath: '/api/mail-stop/token',
  },
  'reactivation-received': { firstName: 'Ada' },
  'onboarding-received': { name: 'Ada Byron', withCrm: true, launchDeadline: '2026-12-01', hasLogo: true },
  'booking-confirmed': { ...booking, manageUrl },
  'booking-unconfirmed': {
    name: 'Ada Byron',
    startsAt,
    lengthMinutes: 30,
    visitorTimeZone: 'America/Denver',
    manageUrl,
    heldUntil: Date.UTC(2026, 10, 21, 17, 30),
  },
  'booking-moved': { ...booking, manageUrl },
  'booking-cancelled': { ...booking, manageUrl },
  'booking-reminder': { name: 'Ada Byron', startsAt, lengthMinutes: 30, visitorTimeZone: 'America/Denver', manageUrl },
  'purchase-confirmed': {
    name: 'Ada Byron',
    productName: 'Website Build',
    amountCents: 180_000,
    orderId: '7b0c2c7e-5d0a-4a33-9d77-3a5b6f7f0c11',
    hasForm: true,
    isTest: false,
  },
  'owner-alert': {
    what: 'New deal',
    who: { name: 'Ada Byron', email: 'ada@example.com' },
    facts: [['Property', '4418 Larkspur Ln']],
  },
  'call-reminder': {
    what: 'Strategy session soon',
    who: { name: 'Ada Byron', email: 'ada@example.com' },
    facts: [['When', 'Tue, Nov 24, 12:00 PM EST']],
    until: startsAt,
  },
  'destination-paused': {
    host: 'crm.example',
    isGone: true,
    isDenied: false,
    status: 410,
    pausedAt: 'Tue, Nov 24, 12:00 PM EST',
  },
  'weekly-report': {
    from: '2026-11-16',
    to: '2026-11-22',
    visitors: { now: 1284, before: 1142 },
    conversions: { now: 41, before: 0 },
    sales: { now: 3, before: 4 },
    revenueCents: { now: 450_000, before: 600_000 },
    leads: 38,
    sources: [
      { name: 'google.com', leads: 21, revenueCents: 320_000 },
      { name: 'Direct', leads: 12, revenueCents: 130_000 },
    ],
    waiting: ['3 new people to answer', '1 message that could not be delivered'],
    test: false,
    stopPath: '/api/mail-stop/token',
  },
  'site-notice': {
    title: 'Nothing came from /buy-box for 3 days',
    detail: 'In the same hours of the four weeks before there were 12, 9, 15, 11 leads, bookings or sales. Open the page on a phone and try it.',
    link: { label: 'Open /buy-box', path: '/buy-box' },
    since: 'Tue, Nov 24, 12:00 PM EST',
    stopPath: '/api/mail-stop/token',
  },
};

