import { filesOf } from './page-files.ts';
import { useEffect } from 'react';

/** Files that could not be had: a link to a page that needs one is left to the browser, which opens the whole document. */
const missing = new Set<string>();
const asked = new Set<string>();

function pageFiles(pathname: string): string[] {
  return filesOf(pathname, Reflect.get(window, '__reactRouterManifest')?.routes ?? {});
}

function ask(file: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = file;
  link.addEventListener('load', () => missing.delete(file));
  link.addEventListener('error', () => {
    missing.add(file);
    // Perhaps it is only the connection: to be asked for again when somebody reaches for it next.
    asked.delete(file);
    link.remove();
  });
  document.head.append(link);
}

/**
 * Asks for the code of a page before its link is pressed. The router's own `prefetch` imports that code, and where it cannot be had, loads the
 * page that somebody is reading again, without end; here nothing happens to it.
 */
export function fetchAhead(pathname: string): void {
  for (const file of pageFiles(pathname)) {
    if (asked.has(file)) continue;
    asked.add(file);
    if (performance.getEntriesByName(new URL(file, location.origin).href).length === 0 || missing.has(file)) ask(file);
  }
}

function pathUnder(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPage = link !== null && link.origin === location.origin && link.pathname !== location.pathname;
  return isPage ? link.pathname : null;
}

function onReach(event: Event): void {
  const path = pathUnder(event);
  if (path !== null) fetchAhead(path);
}

function onPress(event: Event): void {
  const path = pathUnder(event);
  // The router never hears of it, so that the browser follows the link.
  if (path !== null && pageFiles(path).some((file) => missing.has(file))) event.stopImmediatePropagation();
}

/** Listens for who reaches for a link, by pointer, finger or keyboard. */
function watchLinks(): () => void {
  const reaches = ['pointerover', 'touchstart', 'focusin'];
  for (const reach of reaches) window.addEventListener(reach, onReach, { passive: true });
  window.addEventListener('click', onPress, { capture: true });
  return () => {
    for (const reach of reaches) window.removeEventListener(reach, onReach);
    window.removeEventListener('click', onPress, { capture: true });
  };
}

/** What browsers that know it say of the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isGenerous(): boolean {
  const connection: Connection = Reflect.get(navigator, 'connection') ?? {};
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g';
}

/**
 * When the pages behind the links are fetched: those of `paths` on a good connection as soon as the browser is idle, so that they open at
 * once; any other when somebody reaches for its link.
 */
export function usePrefetch(paths: readonly string[]): void {
  useEffect(watchLinks, []);
  useEffect(() => {
    if (!('requestIdleCallback' in window) || !isGenerous()) return undefined;
    const handle = requestIdleCallback(() => paths.forEach(fetchAhead));
    return () => cancelIdleCallback(handle);
  }, [paths]);
}
