import type { z } from 'zod';
import { apiPaths } from '../../../contract/paths.ts';
import type { reactivationSchema } from '../../../contract/reactivation.ts';
import { lateRules } from '../../forms/form-rules.ts';
import type { LeadForm } from '../../forms/lead-form.ts';

type Field = keyof Omit<z.input<typeof reactivationSchema>, 'smsConsent'>;

/** The strategy form, in the order in which it is shown. */
export const reactivationLead: LeadForm = {
  name: 'reactivation',
  empty: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    wantsTexts: false,
    company: '',
    currentCRM: '',
    leadVolume: '',
    challenges: '',
    goals: '',
  } satisfies Record<Field | 'wantsTexts', string | boolean>,
  rules: lateRules(async () => (await import('../../../contract/reactivation.ts')).reactivationSchema),
  path: apiPaths.reactivation,
  told: {
    what: 'Your strategy request',
    arrived: { title: 'Your strategy request has arrived', description: 'I read it myself and answer by e-mail.' },
  },
  failure: { title: 'Submission Error', description: 'Please try again or contact us directly.', tone: 'bad' },
};
