import { apiPaths } from '../../../contract/paths.ts';
import type { LendingLead } from '../../../contract/lending.ts';
import type { LeadForm } from '../../forms/lead-form.ts';
import { requiredTexts } from '../../forms/form-rules.ts';

/** The browser checks the e-mail's form; nothing is sent while a field is empty. */
export const lendingLead: LeadForm = {
  name: 'lending',
  empty: { name: '', email: '' } satisfies Record<keyof LendingLead, string>,
  rules: requiredTexts({ name: 'Please enter your full name', email: 'Please enter your email address' }),
  path: apiPaths.lendingLeads,
  told: {
    what: 'Your request for the lending system',
    arrived: { title: 'Success!', description: 'Check your email for the free lending snapshot!' },
  },
  failure: { title: 'Error', description: 'Something went wrong. Please try again.', tone: 'bad' },
};
