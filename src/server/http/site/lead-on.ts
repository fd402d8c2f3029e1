import { addressKey, meantAddress } from '../../../domain/addresses/meant-address.ts';
import { createFindRedirect, redirectTarget, type Redirect } from '../../../domain/addresses/redirects.ts';

/** Where an address leads at which nothing stands: with its query, to the page that was meant or that the owner names; null where neither is known. */
export type LeadOn = (url: string) => string | null;

/** What the owner says of one address comes before what it looks like, and that before what they say of everything below another. */
export function createLeadOn(pages: readonly string[], redirects: readonly Redirect[]): LeadOn {
  const find = createFindRedirect(redirects);
  const pageByKey = new Map(pages.map((page) => [addressKey(page), page]));
  return (url) => {
    const meant = meantAddress(url);
    const to = find(meant.key, 'own') ?? pageByKey.get(meant.key) ?? find(meant.key, 'below');
    return to === null ? null : redirectTarget(to, meant);
  };
}
