import { PHONE_PATH } from './phone-path.ts';
import { CONVERSION_PATH, EVENT_PATH, FORM_VISIT_PATH, PAGEVIEW_PATH, VISITOR_PATH } from './visit-paths.ts';
import { visitorPaths } from './visitor-api.ts';
import { inEnglish, languageOf, pathIn } from './languages.ts';

/** Where the desk is; the service worker serves nothing else. */
export const DESK_PATH = '/admin';
/** The service worker's script. */
export const PUSH_WORKER_PATH = '/push-worker.js';

/** Every path of the API that exists, as the browser calls it and the server registers it. */
export const apiPaths = {
  visitor: VISITOR_PATH,
  pageview: PAGEVIEW_PATH,
  conversion: CONVERSION_PATH,
  event: EVENT_PATH,
  formVisit: FORM_VISIT_PATH,
  ...visitorPaths,
  dashboard: '/api/analytics/dashboard',
  trend: '/api/analytics/trend',
  lendingSystem: '/api/lending-system/:token',
  mailStop: '/api/mail-stop/:token',
  paymentsWebhook: '/api/payments/webhook',
  salesStats: '/api/sales/stats',
  sales: '/api/sales',
  phone: PHONE_PATH,
  ownerSession: '/api/owner/session',
  ownerSessions: '/api/owner/sessions',
  ownerSessionEnd: '/api/owner/sessions/:id',
  ownerAudit: '/api/owner/audit',
  ownerMembers: '/api/owner/members',
  ownerMember: '/api/owner/members/:id',
  ownerMemberRole: '/api/owner/members/:id/role',
  ownerMemberLink: '/api/owner/members/:id/link',
  ownerMemberSecondStep: '/api/owner/members/:id/second-step',
  // Not beside `members`: an id of `..` would lead there.
  ownerPassword: '/api/owner/own/password',
  ownerSecondStep: '/api/owner/own/second-step',
  ownerSecondStepSetUp: '/api/owner/own/second-step/set-up',
  ownerSecondStepConfirm: '/api/owner/own/second-step/confirm',
  ownerSecondStepCodes: '/api/owner/own/second-step/recovery-codes',
  ownerSecondStepOff: '/api/owner/own/second-step/off',
  signInCode: '/api/sign-in/code',
  invitation: '/api/invitation',
  invitationAccept: '/api/invitation/accept',
  ownerNotices: '/api/owner/notices',
  ownerToday: '/api/owner/today',
  ownerHelperToday: '/api/owner/helper-today',
  ownerDeliveries: '/api/owner/deliveries',
  ownerMail: '/api/owner/deliveries/:id/mail',
  ownerResend: '/api/owner/deliveries/:id/resend',
  ownerDeliveryCopy: '/api/owner/deliveries/:id/copy',
  ownerDestinations: '/api/owner/destinations',
  ownerResume: '/api/owner/destinations/:id/resume',
  ownerFirstContact: '/api/owner/first-contact',
  ownerPush: '/api/owner/push',
  ownerPushDevice: '/api/owner/push/:id',
  ownerPushHere: '/api/owner/push/:id/here',
  ownerPushRestore: '/api/owner/push/:id/restore',
  ownerPushTest: '/api/owner/push/:id/test',
  ownerEventDestinations: '/api/owner/event-destinations',
  ownerEventDestination: '/api/owner/event-destinations/:id',
  ownerEventDestinationRestore: '/api/owner/event-destinations/:id/restore',
  ownerEventDestinationTest: '/api/owner/event-destinations/:id/test',
  ownerEventDestinationReplay: '/api/owner/event-destinations/:id/replay',
  ownerLeads: '/api/owner/leads',
  ownerNearMisses: '/api/owner/near-misses',
  ownerUpload: '/api/owner/uploads/:id',
  ownerBookings: '/api/owner/bookings',
  ownerBookingsCancel: '/api/owner/bookings/cancel',
  ownerBookingsUndo: '/api/owner/bookings/undo',
  ownerCalls: '/api/owner/calls',
  ownerCall: '/api/owner/calls/:id',
  ownerCallMove: '/api/owner/calls/:id/move',
  ownerCallNoShow: '/api/owner/calls/:id/no-show',
  ownerBlockedTimes: '/api/owner/blocked-times',
  ownerBlockedTime: '/api/owner/blocked-times/:id',
  ownerCalendarFeed: '/api/owner/calendar-feed',
  calendarFeed: '/api/calendar-feed/:token',
  bookingCalendarFile: '/api/bookings/strategy-session.ics',
  ownerOrders: '/api/owner/orders',
  ownerOrder: '/api/owner/orders/:id',
  ownerSubscriptions: '/api/owner/subscriptions',
  ownerOrdersExport: '/api/owner/exports/orders',
  ownerCheckoutMail: '/api/owner/checkout-mail',
  ownerAttribution: '/api/owner/attribution',
  ownerBalance: '/api/owner/balance',
  ownerOrderDecision: '/api/owner/orders/:id/decision',
  ownerOrderDecisionUndo: '/api/owner/orders/:id/decision/undo',
  ownerCuts: '/api/owner/cuts',
  ownerLive: '/api/owner/live',
  ownerForms: '/api/owner/forms',
  ownerTrust: '/api/owner/trust',
  ownerQuizFunnel: '/api/owner/funnel',
  ownerQuizEarned: '/api/owner/funnel/earned',
  ownerPeople: '/api/owner/people',
  ownerPerson: '/api/owner/person/:id',
  ownerPeopleCounts: '/api/owner/people/counts',
  ownerPeopleExport: '/api/owner/exports/people',
  ownerPeopleStatus: '/api/owner/people/status',
  ownerPeopleStatusFiltered: '/api/owner/people/status/filtered',
  ownerPeopleStatusUndo: '/api/owner/people/status/undo',
  ownerPersonJoin: '/api/owner/person/:id/join',
  ownerPersonSplit: '/api/owner/person/:id/split',
  ownerPersonCalled: '/api/owner/person/:id/called',
  ownerPersonCalledUndo: '/api/owner/person/:id/called/undo',
  ownerPersonConsent: '/api/owner/person/:id/consent',
  ownerPersonConsentUndo: '/api/owner/person/:id/consent/undo',
  ownerPersonNotes: '/api/owner/person/:id/notes',
  ownerPersonFollowUp: '/api/owner/person/:id/follow-up',
  ownerPersonResend: '/api/owner/person/:id/resend',
  ownerPersonTags: '/api/owner/person/:id/tags',
  ownerSetAside: '/api/owner/set-aside',
  ownerSetAsideDecide: '/api/owner/set-aside/decide',
  ownerSetAsideUndo: '/api/owner/set-aside/undo',
  ownerPersonFind: '/api/owner/people/find',
  ownerPersonExport: '/api/owner/people/export',
  ownerPersonErase: '/api/owner/people/erase',
  health: '/api/health',
  ready: '/api/ready',
  metrics: '/metrics',
  openapi: '/api/openapi.json',
  securityText: '/.well-known/security.txt',
  gpcSupport: '/.well-known/gpc.json',
} as const;

export const NOT_FOUND_PATH = '/404';

declare const FOYER_POSTS: readonly (readonly [path: string, title: string])[] | undefined;

/**
 * The site's pages and their names in the figures; any other path is recorded as NOT_FOUND_PATH. Paths and names never come from
 * browsers, so nobody can flood the paths or invent a title.
 */
const SITE_PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'Home Page'],
  ['/partners', 'Partners Page'],
  ['/buy-box', 'Buy Box'],
  ['/reactivation', 'Reactivation Campaign'],
  ['/reactivation-campaign', 'Reactivation Campaign'],
  ['/checkout', 'Checkout'],
  ['/checkout-success', 'Checkout Success'],
  ['/success', 'Success'],
  ['/blog', 'Blog'],
  // The posts of the content, which whatever bundles this writes in (scripts/texts/post-pages.ts).
  ...(typeof FOYER_POSTS === 'undefined' ? [] : FOYER_POSTS),
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/disclaimer', 'Disclaimer'],
  ['/freelendingsnapshot', 'Free Lending Snapshot'],
  ['/coursecreator', 'Course Creator'],
  ['/business-buyer-course', 'Business Buyer Course'],
  ['/quiz', 'Quiz'],
  ['/quiz/questions', 'Quiz Questions'],
  ['/book/times', 'Free Times'],
  ['/book/booked', 'Session Booked'],
  ['/book/held', 'Session Held'],
  ['/checkout/asked', 'Package Asked For'],
  ['/buy-box/sent', 'Deal Sent'],
  ['/reactivation/sent', 'Strategy Request Sent'],
  ['/freelendingsnapshot/sent', 'Lending Snapshot Sent'],
  ['/business-buyer-course/joined', 'Waitlist Joined'],
  ['/onboarding-preview', 'Onboarding Preview'],
  ['/admin', 'Admin'],
  ['/dashboard', 'Dashboard'],
  ['/book', 'Book a Strategy Session'],
  [NOT_FOUND_PATH, '404 Not Found'],
]);

function titleOf(path: string): string | null {
  const title = SITE_PAGES.get(inEnglish(path));
  if (title === undefined || pathIn(languageOf(path), inEnglish(path)) !== path) return null;
  return languageOf(path) === 'es' ? `${title} (Spanish)` : title;
}

/** The path as it is recorded: without query, hash or trailing slash; NOT_FOUND_PATH if the site has no such page. */
export function recordedPath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  const trimmed = bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
  return titleOf(trimmed) === null ? NOT_FOUND_PATH : trimmed;
}

/** The name of a recorded path in the figures; null if the site no longer has such a page. */
export function pageTitle(path: string): string | null {
  return titleOf(path);
}

/** The canonical address of each page that has a second one, by that second address. */
const FIRST_ADDRESS: Readonly<Record<string, string>> = { '/reactivation-campaign': '/reactivation' };

/** The canonical address for search engines. */
export function canonicalPath(path: string): string {
  return FIRST_ADDRESS[path] ?? path;
}

/** The placeholder for the site's address in the built files. The server replaces it, because the address is known only when the site is served. */
export const ORIGIN_MARK = '{origin}';

/** The owner's redirects, as the build leaves them beside the pages, where nobody can ask for them. */
export const REDIRECTS_FILE = 'redirects.json';
