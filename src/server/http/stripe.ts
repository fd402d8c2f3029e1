import type { StripeAccount } from '../payments/stripe/account.ts';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where payments do not go through Stripe. */
    stripe: StripeAccount | null;
  }
}

/** Adds `app.stripe`. */
export function addStripe(app: App, account: StripeAccount | null): void {
  app.decorate('stripe', account);
}
