import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { SiteBuild } from './site-build.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The pages on which something is paid: they say to nobody where a visitor came from, and are kept by no cache. */
const PAYMENT_PAGES: ReadonlySet<string> = new Set(['/checkout', '/checkout-success']);

/** What Stripe's form needs on these pages, by directive; on no other page may it load anything. */
const STRIPE_SOURCES = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
} as const;

/** What the pages never use; a frame (the booking page) may ask for nothing either. */
const UNUSED = ['camera', 'geolocation', 'microphone', 'usb', 'browsing-topics'].map((name) => `${name}=()`);
const NO_PAYMENT = 'payment=()';
const STRIPE_PAYMENT = 'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")';

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

function isPaymentPage(path: string): boolean {
  return PAYMENT_PAGES.has(path);
}

/** Whether Stripe's form may stand on a page. */
function takesStripe(config: Config, path: string): boolean {
  return config.payments === 'stripe' && isPaymentPage(path);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** A page has no dot in its address; what has one is a script, a font, a picture. */
function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.');
}

/**
 * Those of the styles within the page at that path; of all pages where none is known there, since a not-found page may stand for it. Files
 * have none: the policy goes with each of them, and a kilobyte of it with ten files weighs as much as the page itself.
 */
function styleHashes({ hashes }: SiteBuild, path: string): readonly string[] {
  if (Object.hasOwn(hashes.pageStyleHashes, path)) return hashes.pageStyleHashes[path] ?? [];
  return isFile(path) ? [] : hashes.styleHashes;
}

/** Headers of every page and asset. The pages run no inline script, so neither can a stranger's. */
export function pageSecurity(config: Config, build: () => SiteBuild): FastifyHelmetOptions {
  const booking = config.bookingUrl === null ? [] : [new URL(config.bookingUrl).origin];
  const sources =
    (own: () => readonly string[], stripe: readonly string[]) =>
    ({ url = '/' }: IncomingMessage) =>
      [...own(), ...(takesStripe(config, pathOf(url)) ? stripe : [])].join(' ');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [sources(() => ["'self'", ...build().hashes.scriptHashes], STRIPE_SOURCES.scripts)],
        styleSrc: [({ url = '/' }: IncomingMessage) => ["'self'", ...styleHashes(build(), pathOf(url))].join(' ')],
        imgSrc: [sources(() => ["'self'", 'data:'], STRIPE_SOURCES.images)],
        fontSrc: ["'self'"],
        connectSrc: [sources(() => ["'self'"], STRIPE_SOURCES.calls)],
        workerSrc: ["'self'"],
        frameSrc: [sources(() => ["'self'", ...booking], STRIPE_SOURCES.frames)],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(config.publicUrl) ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    // The booking page may open windows that must find their opener again.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  };
}

/** The further headers of what stands at `path`, a page or an asset. */
export function pathSecurity(config: Config, path: string): Record<string, string> {
  const payment = takesStripe(config, path) ? STRIPE_PAYMENT : NO_PAYMENT;
  return {
    'permissions-policy': [...UNUSED, payment].join(', '),
    ...(isPaymentPage(path) && { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }),
  };
}

/** Headers of every answer of the API: it is data, never a page, and never kept. */
export function apiSecurity({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(isHttps(publicUrl) && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
}
