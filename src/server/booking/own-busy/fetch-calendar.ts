import * as http from 'node:http';
import * as https from 'node:https';
import { createGuardedLookup, refuseLiteralAddress } from '../../delivery/guarded-lookup.ts';
import type { Interval } from '../../../domain/booking/zone-time.ts';

const FILE_MAX_BYTES = 8_000_000;
const REDIRECTS_MAX = 3;

/** What was sent last, so that a calendar that did not change is not sent again. */
interface Known {
  readonly etag: string | undefined;
  readonly file: string;
}

interface Asked {
  readonly method: 'GET' | 'REPORT';
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** Asks for the owner's calendar and answers with its file; of several, one after the other. */
export type FetchCalendar = (span: Interval) => Promise<string>;

export interface FetchSettings {
  /** The calendar's address: a file, or with a name and password a CalDAV collection. */
  readonly url: string;
  readonly allowPrivate: boolean;
  readonly limitMs: number;
}

/** `20261124T150000Z` */
function utc(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** RFC 4791, 7.8: the events of a span, each whole. */
function calendarQuery({ from, until }: Interval): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop>
<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${utc(from)}" end="${utc(until)}"/></c:comp-filter></c:comp-filter></c:filter>
</c:calendar-query>`;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const CDATA_END = ']]>';

function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, code, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(code) : Number.parseInt(hex, 16));
  });
}

/** The text of an XML element: entities and CDATA as what they stand for. */
function plain(text: string): string {
  const [before = '', ...sections] = text.split('<![CDATA[');
  const told = sections.map((section) => {
    const end = section.indexOf(CDATA_END);
    return end < 0 ? section : section.slice(0, end) + withoutEntities(section.slice(end + CDATA_END.length));
  });
  return withoutEntities(before) + told.join('');
}

/** The calendars in a multistatus answer (RFC 4791, 9.6), one after the other; found in one pass. */
function calendarData(xml: string): string {
  const files: string[] = [];
  let from: number | null = null;
  for (const { 0: tag, 1: slash, index } of xml.matchAll(/<(\/?)(?:[\w-]+:)?calendar-data\b[^<>]*>/g)) {
    if (slash === '') from = tag.endsWith('/>') ? null : index + tag.length;
    else if (from !== null) {
      files.push(plain(xml.slice(from, index)).trim());
      from = null;
    }
  }
  return files.length === 0 ? 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' : files.join('\r\n');
}

/** A name and password in the address make it a CalDAV collection, unless it is a file. */
function isCollection({ username, pathname }: URL): boolean {
  return username !== '' && !/\.ics$/i.test(pathname);
}

/** @throws Error if it is longer than a calendar may be */
async function readText(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > FILE_MAX_BYTES) throw new Error(`its file is larger than ${FILE_MAX_BYTES / 1_000_000} MB`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends one request. The signal ends it at any point, reading included. */
async function ask(
  target: URL,
  { method, headers, body }: Asked,
  { allowPrivate }: FetchSettings,
  signal: AbortSignal,
): Promise<Answer> {
  if (!allowPrivate) refuseLiteralAddress(target);
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const request = (target.protocol === 'https:' ? https : http).request(target, {
    method,
    agent: false,
    signal,
    ...(!allowPrivate && { lookup: createGuardedLookup() }),
    headers: { ...headers, 'user-agent': 'Foyer', 'accept-encoding': 'identity' },
  });
  request.on('response', resolve);
  request.on('error', reject);
  request.end(body ?? undefined);
  const response = await promise;
  const { statusCode: status = 0 } = response;
  const text = await readText(response);
  return { status, headers: response.headers, text };
}

/**
 * Reads a calendar file by its address (`https:`, `http:`, `webcal:`), or a CalDAV collection where the address has a name and password.
 * A file that did not change is not sent again, where its server can tell.
 * @throws Error with what went wrong, as the end of "Your calendar could not be read: ..."; it never holds the address, which may be secret
 */
export function createFetchCalendar(settings: FetchSettings): FetchCalendar {
  const { username, password, ...address } = urlOf(settings.url);
  const authorization =
    username === '' ? {} : { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
  let known: Known | null = null;

  async function follow(asked: Asked, signal: AbortSignal): Promise<Answer> {
    let target = address.bare;
    for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
      const isHome = target.origin === address.bare.origin;
      const answer = await ask(
        target,
        { ...asked, headers: { ...asked.headers, ...(isHome && authorization) } },
        settings,
        signal,
      );
      const { location } = answer.headers;
      if (answer.status < 300 || answer.status >= 400 || answer.status === 304 || location === undefined) return answer;
      target = new URL(location, target);
      if (!/^https?:$/.test(target.protocol)) break;
    }
    throw new Error('it sends on to another address again and again');
  }

  return async (span) => {
    const signal = AbortSignal.timeout(settings.limitMs);
    const asked: Asked = address.isCollection
      ? {
          method: 'REPORT',
          headers: { depth: '1', 'content-type': 'application/xml; charset=utf-8' },
          body: calendarQuery(span),
        }
      : { method: 'GET', headers: known?.etag === undefined ? {} : { 'if-none-match': known.etag }, body: null };
    const { status, headers, text } = await follow(asked, signal);
    if (status === 304 && known !== null) return known.file;
    if (status === 401 || status === 403) throw new Error(`its server refuses the name and password (${status})`);
    if (status < 200 || status > 299) throw new Error(`its server answered ${status}`);
    const file = address.isCollection ? calendarData(text) : text;
    known = { etag: headers.etag, file };
    return file;
  };
}

/** The address without its name and password, which are sent in a header. */
function urlOf(text: string) {
  const url = new URL(text.replace(/^webcal:/i, 'https:'));
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const username = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  return { username, password, bare, isCollection: isCollection(url) };
}
