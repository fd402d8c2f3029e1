import { z } from 'zod';

export const coursePlans = ['monthly', 'yearly'] as const;
export type CoursePlan = (typeof coursePlans)[number];

/** What POST /api/course-checkout takes: which of the two prices is subscribed to. */
export const courseCheckoutRequestSchema = z.object({ plan: z.enum(coursePlans, 'Please choose monthly or yearly') });

/**
 * Where the visitor pays: a page of Stripe's, which leads back to /coursecreator with `?success=true` or `?canceled=true`. 404 where the
 * course is not sold through Stripe (`courseCheckout` of the site's settings says so beforehand), 503 where Stripe does not answer.
 */
export const courseCheckoutSchema = z.object({ url: z.url() });
