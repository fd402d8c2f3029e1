import { courseCheckoutRequestSchema, courseCheckoutSchema } from '../../contract/course-checkout.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import { readFormArrival } from '../http/form-arrival.ts';
import { beginSubscription } from '../payments/stripe/begin-subscription.ts';
import type { StripeAccess } from '../payments/stripe/stripe-access.ts';

/** The way from /coursecreator to the page of Stripe's on which the course is subscribed to. */
export function registerCourseCheckoutRoute(
  app: App,
  { config, clock }: Pick<AppDeps, 'config' | 'clock'>,
  stripe: StripeAccess | null,
): void {
  const { publicUrl } = config;
  app.post(
    apiPaths.courseCheckout,
    {
      config: formRateLimit(config),
      schema: { body: courseCheckoutRequestSchema, response: { 200: courseCheckoutSchema } },
    },
    async (request) => {
      const { sessionId, idempotent } = readFormArrival(request, clock);
      const wish = { plan: request.body.plan, sessionId, key: idempotent?.key ?? null };
      return { url: await beginSubscription({ stripe, publicUrl }, wish) };
    },
  );
}
