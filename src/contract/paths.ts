/** Every path of the API that exists, as the browser calls it and the server registers it. */
export const apiPaths = {
  visitor: '/api/analytics/visitor',
  pageview: '/api/analytics/pageview',
  conversion: '/api/analytics/conversion',
  event: '/api/analytics/event',
  dashboard: '/api/analytics/dashboard',
  quizLeads: '/api/quiz-leads',
  quizAnswers: '/api/quiz-leads/:id/answers',
  deals: '/api/deals',
  bookingSlots: '/api/booking/slots',
  bookings: '/api/bookings',
  booking: '/api/bookings/:id',
  bookingConfirm: '/api/bookings/:id/confirm',
  bookingCancel: '/api/bookings/:id/cancel',
  bookingMove: '/api/bookings/:id/move',
  reactivation: '/api/reactivation-campaign',
  lendingLeads: '/api/lending-leads',
  lendingSystem: '/api/lending-system/:token',
  waitlist: '/api/business-buyer-waitlist',
  checkoutRequests: '/api/checkout-requests',
  createPaymentIntent: '/api/create-payment-intent',
  order: '/api/orders/:id',
  orderByPayment: '/api/payments/order',
  testPaymentConfirm: '/api/payments/test/confirm',
  paymentsWebhook: '/api/payments/webhook',
  courseCheckout: '/api/course-checkout',
  websiteOnboarding: '/api/website-onboarding',
  websiteCrmOnboarding: '/api/website-crm-onboarding',
  uploads: '/api/uploads',
  salesStats: '/api/sales/stats',
  sales: '/api/sales',
  site: '/api/site',
  ownerSession: '/api/owner/session',
  ownerSessions: '/api/owner/sessions',
  ownerNotices: '/api/owner/notices',
  ownerDeliveries: '/api/owner/deliveries',
  ownerMail: '/api/owner/deliveries/:id/mail',
  ownerResend: '/api/owner/deliveries/:id/resend',
  ownerDestinations: '/api/owner/destinations',
  ownerResume: '/api/owner/destinations/:id/resume',
  ownerLeads: '/api/owner/leads',
  ownerNearMisses: '/api/owner/near-misses',
  ownerUpload: '/api/owner/uploads/:id',
  ownerBookings: '/api/owner/bookings',
  ownerBookingsCancel: '/api/owner/bookings/cancel',
  ownerOrders: '/api/owner/orders',
  ownerOrdersExport: '/api/owner/exports/orders',
  ownerAttribution: '/api/owner/attribution',
  health: '/api/health',
  ready: '/api/ready',
  metrics: '/metrics',
  openapi: '/api/openapi.json',
} as const;

/** The header in which the browser sends its analytics session, so that a lead knows its source. */
export const SESSION_HEADER = 'x-session-id';
/** The header that carries the signature out of a booking's link. */
export const BOOKING_TOKEN_HEADER = 'x-booking-token';
/** The header that carries an order's token, which lets whoever bought it read it and send its onboarding form. */
export const ORDER_TOKEN_HEADER = 'x-order-token';
/** The header that makes a repeated POST answer as the first one did. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export const NOT_FOUND_PATH = '/404';

/**
 * The pages a visitor can be on, and what they are called in the figures; any other path is recorded as NOT_FOUND_PATH. Neither comes from
 * browsers, so paths cannot be flooded and titles cannot be written on.
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
  ['/blog/ai-took-over-follow-ups', 'I let AI take over my follow-ups'],
  ['/blog/over-40-and-waiting', 'Over 40 and waiting for the right time'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/disclaimer', 'Disclaimer'],
  ['/freelendingsnapshot', 'Free Lending Snapshot'],
  ['/coursecreator', 'Course Creator'],
  ['/business-buyer-course', 'Business Buyer Course'],
  ['/onboarding-preview', 'Onboarding Preview'],
  ['/admin', 'Admin'],
  ['/dashboard', 'Dashboard'],
  ['/book', 'Book a Strategy Session'],
  [NOT_FOUND_PATH, '404 Not Found'],
]);

/** The path as it is recorded: without query, hash or trailing slash; NOT_FOUND_PATH where the site has no such page. */
export function recordedPath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  const trimmed = bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
  return SITE_PAGES.has(trimmed) ? trimmed : NOT_FOUND_PATH;
}

/** What a recorded path is called in the figures; null where the site no longer has such a page. */
export function pageTitle(path: string): string | null {
  return SITE_PAGES.get(path) ?? null;
}

/** Pages that stand at a second address, by that address. */
const FIRST_ADDRESS: Readonly<Record<string, string>> = { '/reactivation-campaign': '/reactivation' };

/** The address that counts for search engines, of a page that may stand at two. */
export function canonicalPath(path: string): string {
  return FIRST_ADDRESS[path] ?? path;
}
