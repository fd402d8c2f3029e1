import { timingSafeEqual } from 'node:crypto';
import type { ApiRoute, Call } from './api-request.ts';
import { bodyOf, listOf, textOf, textsOf } from './form-body.ts';
import { listed } from './list-page.ts';
import type { StandInIntent } from './objects.ts';
import type { IntentChange, Payments } from './payments.ts';
import type { Reversals } from './reversals.ts';
import { invalidRequest } from './stripe-refusal.ts';

/** What a PaymentIntent may be made with; anything else is refused, as Stripe does. */
const INTENT_PARAMS: ReadonlySet<string> = new Set([
  'amount',
  'currency',
  'description',
  'receipt_email',
  'metadata',
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'excluded_payment_method_types',
  'statement_descriptor_suffix',
]);

function refuseUnknown(call: Call, known: ReadonlySet<string>): void {
  for (const name of Object.keys(call.params)) {
    if (name === 'payment_method_types')
      throw invalidRequest('payment_method_types can no longer be set on this API version.', {
        code: 'payment_method_types_no_longer_supported',
        param: name,
      });
    if (!known.has(name))
      throw invalidRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
  }
}

function required(call: Call, name: string): string {
  const value = textOf(call.params, name);
  if (value === undefined || value === '')
    throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  return value;
}

/** A browser shows that it may see the intent by its client secret. */
function seen(call: Call, intent: StandInIntent): StandInIntent {
  if (!call.isPublic) return intent;
  const given = Buffer.from(textOf(call.params, 'client_secret') ?? '');
  const secret = Buffer.from(intent.client_secret);
  if (given.length !== secret.length || !timingSafeEqual(given, secret))
    throw invalidRequest('The client_secret provided does not match any associated PaymentIntent.', {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    });
  return intent;
}

function changeOf(call: Call): IntentChange {
  const amount = textOf(call.params, 'amount');
  const description = textOf(call.params, 'description');
  const email = textOf(call.params, 'receipt_email');
  return {
    ...(amount !== undefined && { amount: Number(amount) }),
    ...(description !== undefined && { description: description === '' ? null : description }),
    ...(email !== undefined && { receipt_email: email === '' ? null : email }),
    metadata: textsOf(bodyOf(call.params, 'metadata')),
  };
}

export function paymentRoutes(payments: Payments, reversals: Reversals): readonly ApiRoute[] {
  const ofIntent = <T extends { payment_intent: string }>(call: Call, all: ReadonlyMap<string, T>) =>
    [...all.values()].filter((one) => one.payment_intent === required(call, 'payment_intent'));
  return [
    {
      method: 'POST',
      path: '/v1/payment_intents',
      run(call) {
        refuseUnknown(call, INTENT_PARAMS);
        return payments.createIntent({
          amount: Number(required(call, 'amount')),
          currency: required(call, 'currency'),
          description: textOf(call.params, 'description') ?? null,
          receiptEmail: textOf(call.params, 'receipt_email') ?? null,
          metadata: textsOf(bodyOf(call.params, 'metadata')),
          allowedTypes: listOf(call.params, 'allowed_payment_method_types') ?? null,
        });
      },
    },
    {
      method: 'GET',
      path: '/v1/payment_intents',
      run: (call) => listed(call, '/v1/payment_intents', [...payments.intents.values()]),
    },
    {
      method: 'GET',
      path: '/v1/payment_intents/:id',
      isPublic: true,
      run: (call) => seen(call, payments.retrieveIntent(call.id)),
    },
    {
      method: 'POST',
      path: '/v1/payment_intents/:id',
      run(call) {
        refuseUnknown(call, INTENT_PARAMS);
        return payments.updateIntent(call.id, changeOf(call));
      },
    },
    {
      method: 'POST',
      path: '/v1/payment_intents/:id/cancel',
      run: (call) => payments.cancelIntent(call.id, textOf(call.params, 'cancellation_reason') ?? null),
    },
    {
      method: 'POST',
      path: '/v1/payment_intents/:id/confirm',
      isPublic: true,
      run(call) {
        seen(call, payments.retrieveIntent(call.id));
        return payments.confirmIntent(
          call.id,
          required(call, 'payment_method'),
          textOf(call.params, 'return_url') ?? null,
        );
      },
    },
    {
      method: 'POST',
      path: '/v1/refunds',
      run(call) {
        const amount = textOf(call.params, 'amount');
        return reversals.createRefund({
          intent: required(call, 'payment_intent'),
          amount: amount === undefined ? null : Number(amount),
        });
      },
    },
    {
      method: 'GET',
      path: '/v1/refunds',
      run: (call) => listed(call, '/v1/refunds', ofIntent(call, reversals.refunds)),
    },
    {
      method: 'GET',
      path: '/v1/disputes',
      run: (call) => listed(call, '/v1/disputes', ofIntent(call, reversals.disputes)),
    },
  ];
}
