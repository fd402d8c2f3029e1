import { z } from 'zod';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { acceptStripeEvent } from '../payments/stripe/accept-stripe-event.ts';
import { isSignedByStripe } from '../payments/stripe/verify-signature.ts';

/** The largest event that Stripe sends by far: an invoice of many lines. */
const EVENT_MAX_BYTES = 1024 * 1024;

/** What is refused before its body has come is not read to its end. */
const unread = { connection: 'close' };

const notOpen = new ProblemError({
  status: 404,
  title: 'Not found',
  detail: 'This site does not accept Stripe events: its payments do not go through Stripe.',
  headers: unread,
});

const unsigned = new ProblemError({
  status: 400,
  title: 'Not signed',
  detail: 'Stripe signs its events in the Stripe-Signature header, which is missing.',
  headers: unread,
});

const notSigned = new ProblemError({
  status: 400,
  title: 'Not signed',
  detail:
    "The signature in Stripe-Signature does not match the body and this endpoint's secret, or is older than five minutes.",
});

const notAnEvent = new ProblemError({
  status: 400,
  title: 'Not an event',
  detail: 'The body is signed, but it is not a Stripe event that this endpoint knows.',
});

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw notAnEvent;
  }
}

/**
 * Stripe's signed events. Each is stored, with all that follows from it, before it is answered; an answer of 5xx asks Stripe to send it
 * again, and a limit would lose money, so there is none.
 */
export function registerPaymentsWebhookRoute(app: App, { config, store, clock }: AppDeps): void {
  const { stripe, siteTimeZone: timeZone, ownerEmail } = config;
  void app.register((scope, _options, done) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: EVENT_MAX_BYTES }, (_request, body, taken) =>
      taken(null, body),
    );
    scope.post(
      apiPaths.paymentsWebhook,
      {
        bodyLimit: EVENT_MAX_BYTES,
        onRequest: async ({ headers }) => {
          if (stripe === null) throw notOpen;
          if (headers['stripe-signature'] === undefined) throw unsigned;
        },
        schema: { response: { 200: z.object({ received: z.literal(true) }) } },
      },
      async ({ body, headers }) => {
        if (stripe === null) throw notOpen;
        const signature = headers['stripe-signature'];
        const signed = {
          body: body instanceof Uint8Array ? body : new Uint8Array(),
          signature: typeof signature === 'string' ? signature : undefined,
        };
        const { webhookSecret, livemode } = stripe;
        if (!(await isSignedByStripe(signed, { webhookSecret, now: clock.now() }))) {
          app.stripe?.refused.add(signed.body);
          throw notSigned;
        }
        const deps = { store, clock, timeZone, ownerEmail, livemode, log: app.log };
        if ((await acceptStripeEvent(deps, parsed(Buffer.from(signed.body)))) === null) throw notAnEvent;
        return { received: true as const };
      },
    );
    done();
  });
}
