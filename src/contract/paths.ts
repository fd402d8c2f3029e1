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
  waitlist: '/api/business-buyer-waitlist',
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

/** The pages a visitor can be on; any other path is recorded as NOT_FOUND_PATH, so that paths cannot be flooded. */
const SITE_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/partners',
  '/buy-box',
  '/reactivation',
  '/reactivation-campaign',
  '/checkout',
  '/checkout-success',
  '/success',
  '/blog',
  '/blog/ai-took-over-follow-ups',
  '/blog/over-40-and-waiting',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
  '/freelendingsnapshot',
  '/coursecreator',
  '/business-buyer-course',
  '/onboarding-preview',
  '/admin',
  '/dashboard',
  '/book',
]);

export const NOT_FOUND_PATH = '/404';

/** The path as it is recorded: without query, hash or trailing slash; NOT_FOUND_PATH where the site has no such page. */
export function recordedPath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  const trimmed = bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
  return SITE_PATHS.has(trimmed) ? trimmed : NOT_FOUND_PATH;
}

/** Pages that stand at a second address, by that address. */
const FIRST_ADDRESS: Readonly<Record<string, string>> = { '/reactivation-campaign': '/reactivation' };

/** The address that counts for search engines, of a page that may stand at two. */
export function canonicalPath(path: string): string {
  return FIRST_ADDRESS[path] ?? path;
}
