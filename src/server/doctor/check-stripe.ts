import { missingMethods } from '../payments/stripe/missing-methods.ts';
import type { StripeAccess } from '../payments/stripe/stripe-access.ts';
import { look, ok, reasonOf, wrong, type Finding } from './finding.ts';

/** Stripe with the keys of the settings: one call that reads, and changes nothing. */
export async function checkStripe(access: StripeAccess | null): Promise<Finding[]> {
  if (access === null) return [];
  try {
    const missing = await missingMethods(access);
    const kept = access.settings.livemode ? 'live keys' : 'test keys, so no money moves';
    return [
      ok('payments', `Stripe takes STRIPE_SECRET_KEY (${kept})`),
      ...(missing.length > 0
        ? [
            look(
              'payments',
              `buyers are not offered ${missing.join(', ')}: switch it on in Stripe under Settings, Payment methods`,
            ),
          ]
        : []),
    ];
  } catch (error) {
    return [wrong('payments', reasonOf(error))];
  }
}
