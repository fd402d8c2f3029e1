import { z } from 'zod';

/** Everything that Foyer needs to speak to one Stripe account; see .env.example. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Where Stripe's API is, if it is not Stripe's own: a stand-in, or a proxy. */
  readonly apiBase: string | null;
  /** False with test keys: Stripe then plays everything, and no money moves. */
  readonly livemode: boolean;
  /** Stripe's prices of the course subscription; null where it is not sold. */
  readonly coursePrices: CoursePrices | null;
}

export interface CoursePrices {
  readonly monthly: string;
  readonly yearly: string;
}

/** The secret key travels there: over TLS, or within this machine. */
function isSafeBase(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  const isOrigin = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isOrigin && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal));
}

const price = z.string().regex(/^price_\w{1,200}$/, "must be the id of one of your Stripe account's prices: price_...");

/** The settings themselves, each checked alone. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{1,300}$/, 'must be a secret key: sk_live_..., sk_test_..., or a restricted rk_...')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w{1,300}$/, 'must be a publishable key: pk_live_... or pk_test_...')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]{1,300}$/, "must be a webhook endpoint's signing secret: whsec_...")
    .optional(),
  STRIPE_API_BASE: z
    .string()
    .refine(isSafeBase, 'must be an origin such as https://stripe.example, or http:// on this machine')
    .optional(),
  STRIPE_COURSE_MONTHLY_PRICE: price.optional(),
  STRIPE_COURSE_YEARLY_PRICE: price.optional(),
};

type Given = { readonly [Name in keyof typeof stripeSettings]?: string | undefined };

const priceNames = ['STRIPE_COURSE_MONTHLY_PRICE', 'STRIPE_COURSE_YEARLY_PRICE'] as const;

const isLive = (key: string) => /^(sk|rk|pk)_live_/.test(key);

/** What does not go together among settings that are well formed each. */
export function stripeConflicts(given: Given): { name: keyof typeof stripeSettings; message: string }[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = given;
  const missingPrices = priceNames.some((name) => given[name]) ? priceNames.filter((name) => !given[name]) : [];
  return [
    ...(secret && publishable && isLive(secret) !== isLive(publishable)
      ? [
          {
            name: 'STRIPE_PUBLISHABLE_KEY' as const,
            message: 'must be of the same mode as STRIPE_SECRET_KEY: both live or both test',
          },
        ]
      : []),
    ...missingPrices.map((name) => ({
      name,
      message: 'must be set too: the course is sold by the month and the year',
    })),
  ];
}

/** Null unless all three keys are there. */
export function readStripeSettings(given: Given): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = given;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = given;
  const { STRIPE_COURSE_MONTHLY_PRICE: monthly, STRIPE_COURSE_YEARLY_PRICE: yearly } = given;
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiBase: apiBase ? new URL(apiBase).origin : null,
    livemode: isLive(secretKey),
    coursePrices: monthly && yearly ? { monthly, yearly } : null,
  };
}
