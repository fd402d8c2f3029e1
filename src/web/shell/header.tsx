import { useRef, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { logo } from 'virtual:theme';
import { site } from '../../../content/site.ts';
import { hidePopover } from '../ui/popovers.ts';
import { callLink, headerLinks } from './links.ts';
import { usePrefetch } from './use-prefetch.ts';
import { inEnglish } from '../../contract/languages.ts';
import { leadTo } from './lead-to.ts';
import { pageLanguage, say } from '../words/say.ts';

/** Beyond this scroll position the header is compact. */
const COMPACT_PAST_PX = 50;
const MENU_ID = 'site-menu';
/** All pages of the header but the buy boxes, which are too large to prefetch. */
const fetchedAhead = headerLinks.map(({ to }) => to.replace(/#.*/, '')).filter((path) => path !== '/buy-box');

/** From a page in Spanish most links lead to another document. */
const none: readonly string[] = [];

function watchScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

function useCompact(): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => scrollY > COMPACT_PAST_PX,
    () => false,
  );
}

/** Whether a link leads to the present page. A link with an anchor never does. */
function isCurrent(to: string, pathname: string): boolean {
  if (to.includes('#')) return false;
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}

/** A name of more letters does not fit beside the menu on a phone in one or two lines. */
const LONG_NAME = 24;
const isLong = logo === null && site.brand.length > LONG_NAME;

/** The brand's name, or the picture that stands for it: that for the night on a dark page and where the visitor prefers dark, that for the day on paper. */
function Brand({ dark }: { dark: boolean }) {
  if (logo === null) {
    // A pane in which one of its other two colours comes by.
    const pane = <i data-name={site.brand} aria-hidden />;
    return (
      <>
        {site.brand}
        {pane}
        {pane}
      </>
    );
  }
  const { src, atNight = src, width, height } = logo;
  const picture = <img src={dark ? atNight : src} alt={site.brand} width={width} height={height} />;
  if (atNight === src) return picture;
  return (
    <picture>
      {dark ? (
        <source media="print" srcSet={src} />
      ) : (
        <source media="screen and (prefers-color-scheme: dark)" srcSet={atNight} />
      )}
      {picture}
    </picture>
  );
}

/** The site's header. Its menu is a popover, so that it opens before any script has run. */
export function Header({ dark }: { dark: boolean }) {
  const compact = useCompact();
  const pathname = inEnglish(useLocation().pathname);
  usePrefetch(pageLanguage() === 'en' ? fetchedAhead : none);
  const menu = useRef<HTMLElement>(null);
  const current = (to: string) => (isCurrent(to, pathname) ? { 'aria-current': 'page' as const } : {});

  return (
    <header className="head" {...(compact && { 'data-compact': '' })}>
      <div className="bar">
        <div className="wide">
          <Link className="brand" {...leadTo('/')} {...(isLong && { 'data-long': '' })}>
            <Brand dark={dark} />
          </Link>
          <nav className="across" aria-label={say('Main')}>
            {headerLinks.map(({ to, text }) => (
              <Link key={to} {...leadTo(to)} {...current(to)}>
                {say(text)}
              </Link>
            ))}
          </nav>
          <Link className="btn small call" {...leadTo(callLink.to)} {...current(callLink.to)}>
            {say(callLink.text)}
          </Link>
          <button type="button" className="btn small toggle" popoverTarget={MENU_ID}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className="shut" d="M3 6h18M3 12h18M3 18h18" />
              <path className="open" d="M5 5l14 14M19 5L5 19" />
            </svg>
            {say('Menu')}
          </button>
        </div>
      </div>
      <nav className="menu" id={MENU_ID} aria-label={say('Menu')} popover="auto" ref={menu}>
        {[...headerLinks, callLink].map(({ to, text, icon }) => (
          <Link key={to} {...leadTo(to)} onClick={() => menu.current && hidePopover(menu.current)} {...current(to)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            {say(text)}
          </Link>
        ))}
      </nav>
    </header>
  );
}
