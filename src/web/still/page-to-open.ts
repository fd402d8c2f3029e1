/** The pages with headers of their own: they are loaded as documents. */
const OWN_DOCUMENT = /^\/checkout/;

/** The part of a press that tells whether a link is followed in this tab. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/**
 * The address, from its path on, of the page of this site which a press on a plain link opens; null where the browser follows the link itself: another site, a
 * file, a new tab, an anchor on this page.
 */
export function pageToOpen(press: Press, here: Pick<Location, 'origin' | 'pathname'>): string | null {
  const isPlain = press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
  if (!isPlain || press.defaultPrevented || !(press.target instanceof Element)) return null;
  const link = press.target.closest('a');
  if (link === null || link.target !== '' || link.origin !== here.origin) return null;
  if (link.pathname === here.pathname || OWN_DOCUMENT.test(link.pathname)) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}
