import type { paymentModes } from '../../contract/checkout.ts';
import { isLoopback } from './loopback.ts';

export type PaymentMode = (typeof paymentModes)[number];

/** The settings that decide who takes payments, as they were given. */
export interface PaymentSettings {
  readonly PAYMENTS?: PaymentMode | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly NODE_ENV?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
}

/** Stripe works with all of them, or not at all. */
const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
export type StripeKey = (typeof stripeKeys)[number];

/** The keys that are missing where Stripe is asked for, by saying so or by setting another of them. */
export function missingStripeKeys(settings: PaymentSettings): readonly StripeKey[] {
  const missing = stripeKeys.filter((name) => settings[name] === undefined);
  const wantsStripe =
    settings.PAYMENTS === 'stripe' || (settings.PAYMENTS === undefined && missing.length < stripeKeys.length);
  return wantsStripe ? missing : [];
}

/**
 * Who takes payments: as `PAYMENTS` says; without it Stripe where its keys are set, the test provider on this machine's own address, and
 * nobody anywhere else or in production, so that no shop gives its goods away by mistake.
 */
export function choosePayments(settings: PaymentSettings): PaymentMode {
  if (settings.PAYMENTS !== undefined) return settings.PAYMENTS;
  if (stripeKeys.some((name) => settings[name] !== undefined)) return 'stripe';
  return settings.NODE_ENV !== 'production' && isLoopback(settings.PUBLIC_URL) ? 'test' : 'off';
}
