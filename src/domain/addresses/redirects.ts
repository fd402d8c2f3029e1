import { addressKey, joinQueries, type MeantAddress } from './meant-address.ts';

/** An address at which no page stands, and where it leads. */
export interface Redirect {
  /** A path; with `/*` at its end that path and everything below it. */
  readonly from: string;
  /** A path with or without a query, or a whole address elsewhere. */
  readonly to: string;
}

/** A line of the owner's list as it stands there, from 1. */
export interface RedirectLine {
  readonly line: number;
  /** The words of the line: two of them where it is right. */
  readonly words: readonly string[];
}

/** The owner's list, in the folder of their content. */
export const REDIRECTS_LIST = 'redirects.txt';

const BELOW = '/*';

/** Reads the owner's list: a redirect on each line, from and to with a space between; `#` begins a remark. */
export function readRedirectLines(text: string): RedirectLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((written, index) => ({
      line: index + 1,
      words: written
        .replace(/(^|\s)#.*$/, '')
        .split(/\s+/)
        .filter(Boolean),
    }))
    .filter(({ words }) => words.length > 0);
}

export function readRedirects(text: string): Redirect[] {
  return readRedirectLines(text).map(({ words: [from = '', to = ''] }) => ({ from, to }));
}

/** By what a redirect is found: two with the same key are for the same addresses. */
export function redirectKey(from: string): string {
  return from.endsWith(BELOW) ? `${addressKey(from.slice(0, -BELOW.length))}${BELOW}` : addressKey(from);
}

/** Finds where an address leads: by its own redirect, or by the nearest one that holds for everything below; null where there is none. */
export type FindRedirect = (key: string, kind: 'own' | 'below') => string | null;

export function createFindRedirect(redirects: readonly Redirect[]): FindRedirect {
  const targets = new Map(redirects.map(({ from, to }) => [redirectKey(from), to]));
  return (key, kind) => {
    if (kind === 'own') return targets.get(key) ?? null;
    const parts = key.split('/');
    for (let depth = parts.length; depth >= 0; depth -= 1) {
      const target = targets.get(`${parts.slice(0, depth).join('/')}${BELOW}`);
      if (target !== undefined) return target;
    }
    return null;
  };
}

/** A page of the site is told what was asked of the address before it, such as the click of an ad; other sites are not. */
export function redirectTarget(to: string, { query }: Pick<MeantAddress, 'query'>): string {
  if (!to.startsWith('/') || query === '') return to;
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(to) ?? [];
  return `${path}?${joinQueries(own, query)}${fragment}`;
}
