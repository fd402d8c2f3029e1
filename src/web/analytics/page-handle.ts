/**
 * What a page declares about itself, as its route module's `handle` export. The shell reports the page view from it, so a page
 * never calls `trackPageView` itself.
 *
 * @example export const handle: PageHandle = { trackedTitle: 'Home Page', sheet: 'Home' };
 */
export interface PageHandle {
  /** The title under which the page view is reported; the document's title where unset. */
  trackedTitle?: string;
  /** The path under which it is reported; the address's path where unset. */
  trackedPath?: string;
  /** The page's name in the footer's title block. */
  sheet?: string;
  /** The house at night. */
  dark?: boolean;
}
