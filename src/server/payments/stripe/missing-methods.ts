import type { Log } from '../../logging/log.ts';
import { z } from 'zod';
import { ProviderUnavailable } from '../provider.ts';
import type { StripeAccess } from './stripe-access.ts';
import { paymentMethods } from './stripe-provider.ts';

const CONFIGURATIONS_MAX = 100;

const method = z.object({ available: z.boolean() });

/** Which of our payment methods the account does not have, according to its default configuration. */
export async function missingMethods(access: StripeAccess): Promise<string[]> {
  const { data } = await access.call('read the payment methods', (stripe) =>
    stripe.paymentMethodConfigurations.list({ limit: CONFIGURATIONS_MAX }),
  );
  const inUse = data.find(({ active, is_default: isDefault }) => active && isDefault);
  return paymentMethods.filter((name) => method.safeParse(inUse?.[name]).data?.available !== true);
}

/** Logs the payment methods that buyers are not offered, because Stripe leaves them out silently. Never rejects. */
export async function warnOfMissingMethods(access: StripeAccess, log: Pick<Log, 'warn'>): Promise<void> {
  try {
    const missing = await missingMethods(access);
    if (missing.length === 0) return;
    log.warn(
      { missing },
      `Buyers are not offered ${missing.join(', ')}: your Stripe account has not enabled it. Enable it in Stripe's Dashboard under Settings, Payment methods`,
    );
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn('Stripe did not say which payment methods your account has; buyers are not offered those that it lacks');
  }
}
