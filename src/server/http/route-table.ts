import type { FastifySchema } from 'fastify';
import type { App } from './app.ts';

/** One method and path pattern that the app answers. */
export interface RouteEntry {
  readonly method: string;
  /** As registered: `/api/quiz-leads/:id/answers`. */
  readonly url: string;
  readonly schema: FastifySchema | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route, in the order of registration. */
    routeTable: readonly RouteEntry[];
  }
}

/** Keeps the list of routes; to be called before any is registered. */
export function trackRoutes(app: App): void {
  const table: RouteEntry[] = [];
  app.decorate('routeTable', table);
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of Array.isArray(method) ? method : [method]) table.push({ method: one, url, schema });
  });
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

/** The methods that a path takes; wildcard routes (the site's files) do not count. */
export function methodsOf(table: readonly RouteEntry[], path: string): string[] {
  const found = table.filter(({ url }) => !url.includes('*') && matches(url, path));
  return [...new Set(found.map(({ method }) => method))];
}
