/** The pages a site can have, in the order of the form. */
export const sitePages = [
  'home',
  'about',
  'gallery',
  'orderForm',
  'events',
  'testimonials',
  'buyMyHouse',
  'borrowerForm',
  'sellMyHouse',
  'investmentOpportunities',
  'birdDogBuyBox',
  'other',
] as const;
/** What happens after somebody has filled in a form of the site. */
export const postFormActions = ['confirmation', 'sequence', 'book_call', 'other'] as const;
export const paymentProcessors = ['stripe', 'square'] as const;

/** The longest texts, in characters. */
export const onboardingLimits = { name: 200, phone: 40, line: 300, block: 5000 } as const;
