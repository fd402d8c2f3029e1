/** What the router keeps of a page on the window: the files that a link to it will need. */
interface RouteFiles {
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

function matches({ path, index }: RouteFiles, pathname: string): boolean {
  // The root's path is empty, too, and its files are there already.
  if (path === undefined || path === '') return index === true && pathname === '/';
  const parts = path.split('/');
  const asked = pathname.slice(1).split('/');
  return parts.length === asked.length && parts.every((part, at) => part === asked[at] || part.startsWith(':'));
}

/** Addresses of the code and styles of the page at a path; none for a path that is no page's. */
export function filesOf(pathname: string, routes: Readonly<Record<string, RouteFiles>>): string[] {
  const route = Object.values(routes).find((one) => matches(one, pathname));
  return route === undefined ? [] : [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
}
