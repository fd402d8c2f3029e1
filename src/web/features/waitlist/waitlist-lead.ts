import { apiPaths } from '../../../contract/paths.ts';
import type { WaitlistEntry } from '../../../contract/waitlist.ts';
import type { LeadForm } from '../../forms/lead-form.ts';
import { requiredTexts } from '../../forms/form-rules.ts';

/** The browser checks the e-mail's form; nothing is sent while a field is empty. */
export const waitlistLead: LeadForm = {
  name: 'waitlist',
  empty: { name: '', email: '', phone: '', wantsTexts: false } satisfies Record<
    keyof Omit<WaitlistEntry, 'smsConsent'> | 'wantsTexts',
    string | boolean
  >,
  rules: requiredTexts({
    name: 'Please enter your full name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
  }),
  path: apiPaths.waitlist,
  told: {
    what: 'Your place on the waitlist',
    arrived: {
      title: "You're on the waitlist!",
      description: "We'll notify you when enrollment opens for the 8-week course.",
    },
  },
  failure: { title: 'Error', description: 'Something went wrong. Please try again.', tone: 'bad' },
};
