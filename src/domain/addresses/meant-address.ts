/** A page's address without what typing and pasting add to it or lose: small letters and digits, with a slash between its parts. */
export function addressKey(path: string): string {
  return path
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .replace(/(^|\/)index\.html?$|\.html?$/, '')
    .replace(/[^\p{L}\p{N}/]+/gu, '')
    .split('/')
    .filter((part) => part !== '')
    .join('/');
}

/** An address that somebody asked for: which page it may mean, and what it passes on. */
export interface MeantAddress {
  readonly key: string;
  /** Without its question mark; empty where there is none. */
  readonly query: string;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Reads an address as a person meant it. In a link that was pasted together, `/book&utm_source=card` or `/book%3Futm_source%3Dcard`, the query
 * begins at the first sign that begins or divides one.
 * @param url what was asked for, from the first slash on
 */
export function meantAddress(url: string): MeantAddress {
  const asked = url.indexOf('?');
  const path = decoded(asked < 0 ? url : url.slice(0, asked));
  const own = asked < 0 ? '' : url.slice(asked + 1);
  const end = path.search(/[?&#]/);
  if (end < 0) return { key: addressKey(path), query: own };
  const pasted = path[end] === '#' ? '' : new URLSearchParams(path.slice(end + 1)).toString();
  return { key: addressKey(path.slice(0, end)), query: joinQueries(pasted, own) };
}

/** Of a name that stands in both, the first one counts. */
export function joinQueries(first: string, second: string): string {
  return [first, second].filter((query) => query !== '').join('&');
}
