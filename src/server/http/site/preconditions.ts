import type { IncomingHttpHeaders } from 'node:http';

/** By what a client knows a copy again. */
export interface Validators {
  /** `"x"`, or `W/"x"` where the bytes may change while what they say does not. */
  readonly etag: string;
  /** As it stands in `Last-Modified`; null where the copy has no such time. */
  readonly lastModified: string | null;
}

/** What a GET's conditions come to: send it, say that the client's copy is the one, or refuse. */
export type Verdict = 'send' | 'unchanged' | 'failed';

const isWeak = (etag: string) => etag.startsWith('W/');
const opaque = (etag: string) => (isWeak(etag) ? etag.slice(2) : etag);

/** Whether a list of entity tags names this one; only a strong comparison tells that the bytes are the same. */
function names(list: string, etag: string, compare: 'weak' | 'strong'): boolean {
  if (list.trim() === '*') return true;
  if (compare === 'strong' && isWeak(etag)) return false;
  return list
    .split(',')
    .map((entry) => entry.trim())
    .some((entry) => (compare === 'weak' ? opaque(entry) === opaque(etag) : entry === etag));
}

/** Whether the copy changed after a date in a header; null where that is no date, or the copy has none. */
function isNewerThan(date: string, { lastModified }: Validators): boolean | null {
  const [then, changed] = [Date.parse(date), lastModified === null ? Number.NaN : Date.parse(lastModified)];
  return Number.isNaN(then) || Number.isNaN(changed) ? null : changed > then;
}

/** The conditions of a GET or HEAD in the order of RFC 9110, 13.2.2: a header with tags sets aside the one with a date. */
export function judge(headers: IncomingHttpHeaders, copy: Validators): Verdict {
  const ifMatch = headers['if-match'];
  const ifUnmodifiedSince = headers['if-unmodified-since'];
  if (ifMatch !== undefined) {
    if (!names(ifMatch, copy.etag, 'strong')) return 'failed';
  } else if (ifUnmodifiedSince !== undefined && isNewerThan(ifUnmodifiedSince, copy) === true) return 'failed';
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return names(ifNoneMatch, copy.etag, 'weak') ? 'unchanged' : 'send';
  const ifModifiedSince = headers['if-modified-since'];
  return ifModifiedSince !== undefined && isNewerThan(ifModifiedSince, copy) === false ? 'unchanged' : 'send';
}

/** Whether the rest of what a client began to fetch is of this very copy (RFC 9110, 13.1.5); without the header it is taken to be. */
export function isSameCopy(ifRange: string | undefined, copy: Validators): boolean {
  if (ifRange === undefined) return true;
  return /^(W\/)?"/.test(ifRange) ? names(ifRange, copy.etag, 'strong') : ifRange === copy.lastModified;
}
