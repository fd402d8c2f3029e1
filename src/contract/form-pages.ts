import { site } from '../../content/site.ts';

/** The page of each form, to which a browser sends it that runs no script. */
export const formPaths = {
  waitlist: '/business-buyer-course',
  lending: '/freelendingsnapshot',
  reactivation: '/reactivation',
  deal: '/buy-box',
  checkoutRequest: '/checkout',
  quiz: '/quiz',
  booking: '/book/times',
  quizQuestions: '/quiz/questions',
} as const;

/** Where a form leads that was sent without script: pages that say so again after a reload. */
export const arrivedPaths = {
  waitlist: '/business-buyer-course/joined',
  lending: '/freelendingsnapshot/sent',
  reactivation: '/reactivation/sent',
  deal: '/buy-box/sent',
  checkoutRequest: '/checkout/asked',
  booking: '/book/booked',
  bookingHeld: '/book/held',
} as const;

const wrong = { title: 'Error', description: 'Something went wrong. Please try again.' } as const;

/** What a form says that could not be sent, with script and without. */
export const formFailures = {
  waitlist: wrong,
  lending: wrong,
  reactivation: { title: 'Submission Error', description: 'Please try again or contact us directly.' },
  quiz: wrong,
  booking: { title: 'Not booked yet.', description: `You can also call ${site.phone.text} or write to ${site.email}.` },
  checkoutRequest: { title: 'Submission Error', description: 'Please try again or contact us directly.' },
  deal: { title: 'Submission Failed', description: `Please try again or contact us directly at ${site.email}` },
} as const;

/** Above a form in which fields have to be looked at again. */
export const LOOK_AGAIN = 'Please look at these fields again';

/** At a question of the quiz that was not answered. */
export const CHOOSE_ANSWER = 'Please choose an answer';

/** What stands for the time of a session in its confirmation until the server writes it there. */
export const BOOKED_WHEN = 'the time that you chose';

/**
 * The links to calendars on the page of what was booked: each leads to their own place, which is hidden, until the server writes where it leads.
 */
export const BOOKED_CALENDARS = {
  id: 'calendars',
  links: {
    file: '?file#calendars',
    google: '?google#calendars',
    outlook: '?outlook#calendars',
    microsoft365: '?microsoft365#calendars',
  },
} as const;
