/**
 * Notes that one page leaves in the tab's sessionStorage for the next page, as JSON. The visitor can change them, so each reader checks them,
 * and no payment depends on them.
 */

/** `{name, email}` of the buyer, left by the reactivation form. The checkout fills its first step with it. */
export const CHECKOUT_CUSTOMER_KEY = 'checkout-customer';

/** The id of the package to which a form led whose request has arrived: its checkout says so, and that nothing need be paid yet. */
export const CHECKOUT_REQUEST_KEY = 'checkout-request';

/**
 * `{kind: 'purchase' | 'booking', title, email}`, for a booking also `when` and `manageUrl`: the purchase or booking that /success confirms.
 * Left by the page that leads there.
 */
export const SUCCESS_KEY = 'success-outcome';

/** Where the reactivation form leads: the checkout of the package that runs the campaign. */
export const REACTIVATION_SERVICE = 'full-ghl-buildout';
export const REACTIVATION_CHECKOUT = `/checkout?service=${REACTIVATION_SERVICE}`;
