/**
 * Notes that one page leaves in the tab's sessionStorage for the next one, as JSON. They are a person's own words to themselves: whoever reads
 * one checks it, and none is trusted with money.
 */

/** `{name, email}` of whoever is about to buy: the checkout's first step begins filled in. Left by the reactivation form. */
export const CHECKOUT_CUSTOMER_KEY = 'checkout-customer';

/**
 * `{kind: 'purchase' | 'booking', title, email}`, and of a booking `when` and `manageUrl`: what was just bought or booked, for /success to
 * confirm. Left by whatever leads there.
 */
export const SUCCESS_KEY = 'success-outcome';

/** Where a reactivation lead goes on to: the checkout of the package that runs the campaign. */
export const REACTIVATION_CHECKOUT = '/checkout?service=full-ghl-buildout';
