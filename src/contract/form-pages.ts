import { site } from '../../content/site.ts';

/** The page of each form, to which a browser sends it that runs no script. */
export const formPaths = {
  waitlist: '/business-buyer-course',
  lending: '/freelendingsnapshot',
  reactivation: '/reactivation',
  deal: '/buy-box',
  checkoutRequest: '/checkout',
} as const;

/** Where a form leads that was sent without script: pages that say so again after a reload. */
export const arrivedPaths = {
  waitlist: '/business-buyer-course/joined',
  lending: '/freelendingsnapshot/sent',
  reactivation: '/reactivation/sent',
  deal: '/buy-box/sent',
} as const;

const wrong = { title: 'Error', description: 'Something went wrong. Please try again.' } as const;

/** What a form says that could not be sent, with script and without. */
export const formFailures = {
  waitlist: wrong,
  lending: wrong,
  reactivation: { title: 'Submission Error', description: 'Please try again or contact us directly.' },
  deal: { title: 'Submission Failed', description: `Please try again or contact us directly at ${site.email}` },
} as const;

/** Above a form in which fields have to be looked at again. */
export const LOOK_AGAIN = 'Please look at these fields again';
