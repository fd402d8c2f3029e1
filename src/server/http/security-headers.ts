import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config.ts';
import { OWN_PAGE } from '../plain-pages/page-cache.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The pages on which something is paid: they say to nobody where a visitor came from, and are kept by no cache. */
const PAYMENT_PAGES: ReadonlySet<string> = new Set(['/checkout', '/checkout-success']);

/** What Stripe's form needs on these pages, by directive; on no other page may it load anything. */
const STRIPE_SOURCES = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
};
const NO_SOURCES = { scripts: [], frames: [], calls: [], images: [] };

/** Of what stands inline in the pages, as the policy takes them. */
export interface PageHashes {
  readonly styleHashes: readonly string[];
  /** By the page's path: its own, so that no page's headers carry those of all. */
  readonly pageStyleHashes: Readonly<Record<string, readonly string[]>>;
  readonly scriptHashes: readonly string[];
}

/** What the pages never use; a frame (the booking page) may ask for nothing either. */
const UNUSED = ['camera', 'geolocation', 'microphone', 'usb', 'browsing-topics'].map((name) => `${name}=()`);
const NO_PAYMENT = 'payment=()';
const STRIPE_PAYMENT = 'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")';

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

function strictTransport(publicUrl: string): Record<string, string> {
  return isHttps(publicUrl) ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {};
}

function isPaymentPage(path: string): boolean {
  return PAYMENT_PAGES.has(path);
}

/** Whether Stripe's form may stand on a page. */
function allowsStripe(config: Config, path: string): boolean {
  return config.payments === 'stripe' && isPaymentPage(path);
}

/** What helmet writes for these options, in its order. */
function writtenByHelmet(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

interface Secured {
  readonly path: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

function securityOf(config: Config, { path, styles, scripts }: Secured): Record<string, string> {
  const booking = config.bookingUrl === null ? [] : [new URL(config.bookingUrl).origin];
  const stripe = allowsStripe(config, path) ? STRIPE_SOURCES : NO_SOURCES;
  const frames = [...booking, ...stripe.frames];
  const written = writtenByHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts, ...stripe.scripts],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:', ...stripe.images],
        // Only where it is not what `default-src` says: every page carries this before its first byte.
        ...(stripe.calls.length > 0 && { connectSrc: ["'self'", ...stripe.calls] }),
        ...(frames.length > 0 && { frameSrc: ["'self'", ...frames] }),
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // Text becomes script or markup only through the policy that the boot script sets (src/web/boot/trusted-types.ts). Where Stripe's script runs,
        // nothing is asked of it that Stripe does not promise: a payment that is refused by a header is worse.
        ...(stripe === NO_SOURCES && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }),
      },
    },
    referrerPolicy: { policy: isPaymentPage(path) ? 'no-referrer' : 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(config.publicUrl) ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    // The booking page may open windows that must find their opener again.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Headers that no browser has looked at for years.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const payment = allowsStripe(config, path) ? STRIPE_PAYMENT : NO_PAYMENT;
  return { ...written, 'permissions-policy': [...UNUSED, payment].join(', ') };
}

/** Headers of a page. Of inline scripts it runs only the build's own, by their hashes, and none of a stranger's. */
export function pageSecurity(config: Config, path: string, hashes: PageHashes): Record<string, string> {
  const own = Object.hasOwn(hashes.pageStyleHashes, path) ? hashes.pageStyleHashes[path] : undefined;
  const { scriptHashes: scripts, styleHashes } = hashes;
  return {
    // Where its own styles are not known, those of all pages.
    ...securityOf(config, { path, styles: own ?? styleHashes, scripts }),
    ...(isPaymentPage(path) && { 'cache-control': OWN_PAGE }),
  };
}

/** Headers of what leads to a page. */
export function redirectSecurity(config: Config): Record<string, string> {
  return securityOf(config, { path: '', styles: [], scripts: [] });
}

/** Headers of a file that is no page: scripts, fonts, pictures. A picture that is opened by itself runs nothing of a stranger's either. */
export function fileSecurity({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy':
      "default-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'self'",
    ...strictTransport(publicUrl),
  };
}

/** Headers of every answer of the API: it is data, never a page, and never kept. */
export function apiSecurity({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...strictTransport(publicUrl),
  };
}
