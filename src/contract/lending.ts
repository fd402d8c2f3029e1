import { z } from 'zod';
import { browserEmailField } from './email.ts';
import { boundedText } from './limits.ts';

/** The body of POST /api/lending-leads: a person who wants the free lending snapshot. */
export const lendingLeadSchema = z.object({
  name: boundedText(200, 'Please enter your full name').pipe(z.string().min(1, 'Please enter your full name')),
  email: browserEmailField,
});

export type LendingLead = z.infer<typeof lendingLeadSchema>;
