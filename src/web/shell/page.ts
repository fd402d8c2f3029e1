import { useMatches } from 'react-router';

/**
 * What a page declares about itself, as its route module's `handle` export. The shell reports the page view from it, so a page
 * never calls `trackPageView` itself.
 *
 * @example export const handle: PageHandle = { trackedTitle: 'Home Page', sheet: 'Home' };
 */
export interface PageHandle {
  /** The title of the reported page view; by default the document's title. */
  trackedTitle?: string;
  /** The path of the reported page view; by default the address's path. */
  trackedPath?: string;
  /** The page's name in the footer's title block. */
  sheet?: string;
  /**
   * Whether the page says and shows all it has as it was prerendered, whatever its address, but for the parameters in `answers`. Its modules then wait until somebody
   * reaches for it, and the boot script reports its view.
   */
  isWhole?: boolean;
  /** Names of the parameters that a whole page acts on. If the address has one of them, its modules start by themselves. */
  answers?: readonly string[];
  /** Whether the page is dark. */
  dark?: boolean;
}

function isHandle(value: unknown): value is PageHandle {
  return typeof value === 'object' && value !== null;
}

/** The handle of the present page. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle : {};
}
