/**
 * Nobody on the way may change a page. Cloudflare hides e-mail addresses in pages unless it is told this, and React would find another page than the
 * one it knows (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
const AS_SENT = 'no-transform';

/** A page for everybody: a browser asks each time whether it is still the same. */
export const OPEN_PAGE = `no-cache, ${AS_SENT}`;
/** A page for one person, which no cache keeps. */
export const OWN_PAGE = `no-store, ${AS_SENT}`;
