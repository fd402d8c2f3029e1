const OTHER_SIGNS = /[^\p{L}\p{N}]+/gu;

/** What a part of an address says, between its dots: `['book', 'html']` of `book.html).`. */
const wordsOf = (part: string) =>
  part
    .split('.')
    .map((word) => word.replaceAll(OTHER_SIGNS, ''))
    .filter((word) => word !== '');

/** Without the ending of a page's file; nothing is left of `index.html`, which stands for its folder. */
function withoutEnding(words: readonly string[]): readonly string[] {
  const isFile = words.length > 1 && /^html?$/.test(words.at(-1) ?? '');
  if (!isFile) return words;
  const name = words.slice(0, -1);
  return name.join('') === 'index' ? [] : name;
}

/**
 * A page's address without what typing and pasting add to it or lose: small letters and digits, with a slash between its parts. Strangers can ask for an address
 * of 16 KB: the time it takes grows with its length alone.
 */
export function addressKey(path: string): string {
  const parts = path
    .toLowerCase()
    .split('/')
    .map(wordsOf)
    .filter((words) => words.length > 0);
  return parts
    .map((words, index) => (index === parts.length - 1 ? withoutEnding(words) : words).join(''))
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
