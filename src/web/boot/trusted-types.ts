import { parseUrl } from '../../domain/parse-url.ts';

/** What a browser asks before a text may become script or markup; null refuses it. */
interface TrustRules {
  createHTML(markup: string): string | null;
  createScriptURL(address: string): string | null;
}

/** The part of the browser's `trustedTypes` that is used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: TrustRules): unknown;
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Where Stripe's scripts come from; on which pages they may be had the content security policy says. */
const STRIPE_ORIGIN = /^https:\/\/([\w-]+\.)*js\.stripe\.com$/;
/** With this text React makes a script element. It runs nothing. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The page's only policy (Trusted Types), for what libraries do. Scripts and workers come from this site or from Stripe; of markup only what makes no
 * element is let through: an empty text, and facts for search engines, in which the router escapes every `<`. No text ever becomes code.
 * @param ownMarkup lets markup through; for a page in which no library runs, only what shows the page's own text for visitors without script
 */
export function trustRules(page: string, { ownMarkup }: { ownMarkup: boolean }): TrustRules {
  const own = new URL(page).origin;
  return {
    createHTML: (markup) => (ownMarkup || !markup.includes('<') || markup === EMPTY_SCRIPT ? markup : null),
    createScriptURL(address) {
      const origin = parseUrl(address, page)?.origin ?? '';
      return origin === own || STRIPE_ORIGIN.test(origin) ? address : null;
    },
  };
}

/** Sets the policy for the whole page, before any other script runs. */
export function setTrust(
  { trustedTypes, location }: Pick<Window, 'trustedTypes'> & { location: { href: string } },
  options: { ownMarkup: boolean },
): void {
  trustedTypes?.createPolicy('default', trustRules(location.href, options));
}
