/** A page's entry in the router's manifest: the files that it needs. */
interface RouteFiles {
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

function matches({ path, index }: RouteFiles, pathname: string): boolean {
  // The root's path is empty too, and its files are already loaded.
  if (path === undefined || path === '') return index === true && pathname === '/';
  const parts = path.split('/');
  const asked = pathname.slice(1).split('/');
  return parts.length === asked.length && parts.every((part, at) => part === asked[at] || part.startsWith(':'));
}

/** Addresses of the code and styles of the page at a path; none if the path is no page. */
export function filesOf(pathname: string, routes: Readonly<Record<string, RouteFiles>>): string[] {
  const route = Object.values(routes).find((one) => matches(one, pathname));
  return route === undefined ? [] : [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
}

/** Files that could not be loaded. A link to a page that needs one is left to the browser, which loads the document. */
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
    // The connection may be the reason, so the next hover tries again.
    asked.delete(file);
    link.remove();
  });
  document.head.append(link);
}

/**
 * Prefetches the code of a page before its link is pressed. The router's own `prefetch` imports the code and, if that fails, reloads the
 * page that the visitor is reading, again and again. This one leaves the page alone.
 */
function fetchAhead(pathname: string): void {
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
  // The router must not see the press, so that the browser follows the link.
  if (path !== null && pageFiles(path).some((file) => missing.has(file))) event.stopImmediatePropagation();
}

/** Prefetches the pages of links that are hovered, touched or focused. */
function watchLinks(): () => void {
  const reaches = ['pointerover', 'touchstart', 'focusin'];
  for (const reach of reaches) window.addEventListener(reach, onReach, { passive: true });
  window.addEventListener('click', onPress, { capture: true });
  return () => {
    for (const reach of reaches) window.removeEventListener(reach, onReach);
    window.removeEventListener('click', onPress, { capture: true });
  };
}

/** The Network Information API, which some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isGenerous(): boolean {
  const connection: Connection = Reflect.get(navigator, 'connection') ?? {};
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g';
}

/** What the page itself loads once it answers, such as the calendar, comes first. */
const AHEAD_AFTER_MS = 3000;

/**
 * Prefetches pages: those of `paths` some seconds later, when the browser is idle, if the connection is good; any other when its link is hovered,
 * touched or focused. Returns what ends it.
 */
export function startFetchingAhead(paths: readonly string[]): () => void {
  const unwatch = watchLinks();
  if (!('requestIdleCallback' in window) || !isGenerous()) return unwatch;
  // One page at a time: to ask for the files of all in one go keeps a slow phone busy for longer than a touch may wait.
  const [...waiting] = paths;
  let handle = 0;
  const askNext = () => {
    const path = waiting.shift();
    if (path === undefined) return;
    fetchAhead(path);
    handle = requestIdleCallback(askNext);
  };
  const timer = setTimeout(() => (handle = requestIdleCallback(askNext)), AHEAD_AFTER_MS);
  return () => {
    clearTimeout(timer);
    cancelIdleCallback(handle);
    unwatch();
  };
}
