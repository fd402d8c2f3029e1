import { z } from 'zod';

export const coursePlans = ['monthly', 'yearly'] as const;
export type CoursePlan = (typeof coursePlans)[number];

/** The body of POST /api/course-checkout: which of the two subscriptions to start. */
export const courseCheckoutRequestSchema = z.object({ plan: z.enum(coursePlans, 'Please choose monthly or yearly') });

/**
 * The Stripe page on which the visitor pays. It leads back to /coursecreator with `?success=true` or `?canceled=true`. The answer is 404 if the
 * course is not sold through Stripe (`courseCheckout` in the site's settings tells beforehand), and 503 if Stripe does not answer.
 */
export const courseCheckoutSchema = z.object({ url: z.url() });
