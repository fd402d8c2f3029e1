// What visitors' pages know of the server. The desk's paths are in paths.ts, so that no visitor loads them.

/** The paths of the API that visitors' pages call. */
export const visitorPaths = {
  quizLeads: '/api/quiz-leads',
  quizAnswers: '/api/quiz-leads/:id/answers',
  floorPlan: '/api/floor-plan/:token',
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
  checkoutRequests: '/api/checkout-requests',
  createPaymentIntent: '/api/create-payment-intent',
  order: '/api/orders/:id',
  orderByPayment: '/api/payments/order',
  testPaymentConfirm: '/api/payments/test/confirm',
  courseCheckout: '/api/course-checkout',
  websiteOnboarding: '/api/website-onboarding',
  websiteCrmOnboarding: '/api/website-crm-onboarding',
  uploads: '/api/uploads',
  site: '/api/site',
} as const;

/** The header in which the browser sends its analytics session, so that a lead knows its source. */
export const SESSION_HEADER = 'x-session-id';
/** The header with the signature from a booking's link. */
export const BOOKING_TOKEN_HEADER = 'x-booking-token';
/** The header with an order's token, which lets the buyer read the order and send its onboarding form. */
export const ORDER_TOKEN_HEADER = 'x-order-token';
/** The header that makes a repeated POST answer as the first one did. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The header in which the page's own script tells about a form; see `src/domain/spam/form-check.ts`. Nobody has to send it. */
export const FORM_CHECK_HEADER = 'x-form-check';
/** The most earlier keys that one booking replaces. */
export const REPLACES_MAX = 5;

/** The RSS feed of the posts. */
export const FEED_PATH = '/blog/rss.xml';
