import { missingMethods } from '../payments/stripe/missing-methods.ts';
import type { StripeAccess } from '../payments/stripe/stripe-access.ts';
import { checkCoursePrices } from './check-course-prices.ts';
import { checkWebhook } from './check-webhook.ts';
import { look, ok, reasonOf, wrong, type Finding } from './finding.ts';

/** Keys of today hold their account: `acct_1Abc...` has `sk_live_51Abc...` and `pk_live_51Abc...`. Stripe does not document it, so a difference is only worth a look. */
const ACCOUNT = /^[a-z]+_(?:live|test)_(51\w{15})\w{40,}$/;

const accountOf = (key: string) => ACCOUNT.exec(key)?.[1] ?? null;

/** Buyers see no form where the page names another account than the server. Nothing is said of keys that do not name one. */
function isOfOtherAccount({ secretKey, publishableKey }: StripeAccess['settings']): boolean {
  const [ours, page] = [accountOf(secretKey), accountOf(publishableKey)];
  return ours !== null && page !== null && ours !== page;
}

/** Stripe with the keys of the settings: calls that read, and change nothing. */
export async function checkStripe(access: StripeAccess | null, publicUrl: string): Promise<Finding[]> {
  if (access === null) return [];
  const { settings } = access;
  try {
    const missing = await missingMethods(access);
    const kept = settings.livemode ? 'live keys' : 'test keys, so no money moves';
    return [
      ok('payments', `Stripe takes STRIPE_SECRET_KEY (${kept})`),
      ...(isOfOtherAccount(settings)
        ? [
            look(
              'payments',
              'STRIPE_PUBLISHABLE_KEY seems to be of another Stripe account than STRIPE_SECRET_KEY: take both from the same page of Stripe, or nobody can pay',
            ),
          ]
        : []),
      ...(missing.length > 0
        ? [
            look(
              'payments',
              `buyers are not offered ${missing.join(', ')}: switch it on in Stripe under Settings, Payment methods`,
            ),
          ]
        : []),
      ...(await checkCoursePrices(access)),
      ...(await checkWebhook(access, publicUrl)),
    ];
  } catch (error) {
    return [wrong('payments', reasonOf(error))];
  }
}
