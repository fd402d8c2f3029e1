import type { Plugin } from 'vite';

/** Serves the API in development, on the same port as the pages. */
export function devApi(): Plugin {
  return { name: 'foyer-dev-api', apply: 'serve' };
}
