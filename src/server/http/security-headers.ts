import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { SiteBuild } from './site-build.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What the pages never use; a frame (the booking page) may ask for nothing either. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ');

/** Headers of every page and asset. The pages run no inline script, so neither can a stranger's. */
export function pageSecurity(config: Config, build: () => SiteBuild): FastifyHelmetOptions {
  const booking = config.bookingUrl === null ? [] : [new URL(config.bookingUrl).origin];
  const isHttps = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [() => ["'self'", ...build().hashes.scriptHashes].join(' ')],
        styleSrc: [() => ["'self'", ...build().hashes.styleHashes].join(' ')],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", ...booking],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    // The booking page may open windows that must find their opener again.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  };
}

export const permissionsPolicy = { 'permissions-policy': PERMISSIONS };

/** Headers of every answer of the API: it is data, never a page, and never kept. */
export const apiSecurity = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
