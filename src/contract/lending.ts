import { z } from 'zod';
import { EMAIL_MAX_LENGTH, boundedText } from './limits.ts';

/** What POST /api/lending-leads takes: who wants the free lending snapshot. */
export const lendingLeadSchema = z.object({
  name: boundedText(200, 'Please enter your full name').pipe(z.string().min(1, 'Please enter your full name')),
  email: boundedText(EMAIL_MAX_LENGTH, 'Please enter a valid email address').pipe(
    z.email('Please enter a valid email address'),
  ),
});

export type LendingLead = z.infer<typeof lendingLeadSchema>;
