import { z } from 'zod';
import { checkoutRequestSchema } from '../../contract/checkout-request.ts';
import { dealRequestSchema } from '../../contract/deals.ts';
import { lendingLeadSchema } from '../../contract/lending.ts';
import { quizLeadSchema } from '../../contract/quiz.ts';
import { reactivationSchema } from '../../contract/reactivation.ts';
import { waitlistSchema } from '../../contract/waitlist.ts';
import { acceptedDeal } from './accepted-deal.ts';
import {
  acceptedCheckoutRequest,
  acceptedLendingLead,
  acceptedQuizLead,
  acceptedReactivation,
  acceptedWaitlistEntry,
} from './accepted-forms.ts';
import type { AcceptedForm } from './store-lead.ts';

const YEARS_END = 9999;

function left<Kind extends string, Request extends z.ZodType>(kind: Kind, request: Request) {
  // `language` is that of the page, where it is not English.
  return z.object({ kind: z.literal(kind), request, language: z.literal('es').optional() });
}

/** A form as it was left: all that it takes to accept it, now or later. */
export const leftFormSchema = z.discriminatedUnion('kind', [
  left('quiz', quizLeadSchema),
  // Its year was checked when it came.
  left(
    'deal',
    dealRequestSchema(() => YEARS_END),
  ),
  left('reactivation', reactivationSchema),
  // `path` is where the system can be read.
  left('lending', lendingLeadSchema).extend({ path: z.string() }),
  left('waitlist', waitlistSchema),
  left('checkout_request', checkoutRequestSchema),
]);

export type LeftForm = z.infer<typeof leftFormSchema>;

/** A form that was left at this time, with everything that follows from it. */
export function acceptedOf(form: LeftForm, at: number): AcceptedForm {
  switch (form.kind) {
    case 'quiz':
      return acceptedQuizLead(form.request);
    case 'deal':
      return acceptedDeal(form.request, at);
    case 'reactivation':
      return acceptedReactivation(form.request, at);
    case 'lending':
      return acceptedLendingLead(form.request, form.path);
    case 'waitlist':
      return acceptedWaitlistEntry(form.request, at);
    case 'checkout_request':
      break;
  }
  return acceptedCheckoutRequest(form.request);
}
