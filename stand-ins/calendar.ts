import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** How the stand-in treats requests. */
export type CalendarMood = 'well' | 'hang' | 'failing' | 'no-calendar';

export interface CalendarStandIn {
  /** The address of the file. */
  readonly fileUrl: string;
  /** The address of the CalDAV collection, with its name and password. */
  readonly collectionUrl: string;
  /** An address with a name and password that sends on to the file under another host name. */
  readonly movedUrl: string;
  /** What was asked for, as `GET 200`. */
  readonly answered: readonly string[];
  /** The `Authorization` headers that came, in order; empty where none did. */
  readonly authorizations: readonly string[];
  /** The lines between BEGIN and END from now on. */
  hold: (...events: readonly string[]) => void;
  behave: (mood: CalendarMood) => void;
  stop: () => Promise<void>;
}

const NAME = 'owner';
const PASSWORD = 'p@ss word';
const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Stand-in//EN'];

const fileOf = (events: readonly string[]) => [...head, ...events, 'END:VCALENDAR', ''].join('\r\n');

/** An event from one time to another, as lines; `20261201T150000Z` or with parameters before a colon. */
export function eventLines(uid: string, start: string, end: string, ...more: readonly string[]): string {
  const at = (name: string, time: string) => (time.includes(':') ? `${name};${time}` : `${name}:${time}`);
  return ['BEGIN:VEVENT', `UID:${uid}`, at('DTSTART', start), at('DTEND', end), ...more, 'END:VEVENT'].join('\r\n');
}

/** RFC 4791: each event is a resource of its own; only those asked for are sent. */
function multistatus(events: readonly string[], asked: string): string {
  const [, start = '', end = ''] = /time-range start="(\d{8}T\d{6}Z)" end="(\d{8}T\d{6}Z)"/.exec(asked) ?? [];
  const isAsked = (event: string) => {
    const [, day = ''] = /DTSTART[^:\r\n]*:(\d{8})/.exec(event) ?? [];
    return /^RRULE/m.test(event) || (day >= start.slice(0, 8) && day <= end.slice(0, 8));
  };
  const responses = events.filter(isAsked).map((event, at) => {
    const data = fileOf([event]).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;');
    return `<d:response><d:href>/calendar/${at}.ics</d:href><d:propstat><d:prop><cal:calendar-data>${data}</cal:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
  });
  return `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">${responses.join('')}</d:multistatus>`;
}

/** A calendar on a free loopback port: a file with an ETag, and a CalDAV collection that asks for a name and password. */
export async function startCalendarStandIn(): Promise<CalendarStandIn> {
  let events: readonly string[] = [];
  let mood: CalendarMood = 'well';
  let version = 1;
  const answered: string[] = [];
  const authorizations: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const say = (status: number, content = '', headers: Record<string, string> = {}) => {
      answered.push(`${request.method} ${status}`);
      response.writeHead(status, headers).end(content);
    };
    authorizations.push(request.headers.authorization ?? '');
    if (mood === 'hang') return;
    if (mood === 'failing') return say(500, 'broken');
    if (request.url === '/moved.ics') return say(302, '', { location: `http://localhost:${port()}/basic.ics` });
    if (request.url === '/basic.ics') {
      if (request.method !== 'GET') return say(405);
      if (mood === 'no-calendar') return say(200, '<html>Please sign in</html>', { 'content-type': 'text/html' });
      const etag = `"${version}"`;
      if (request.headers['if-none-match'] === etag) return say(304, '', { etag });
      return say(200, fileOf(events), { etag, 'content-type': 'text/calendar' });
    }
    if (request.url !== '/calendar/') return say(404);
    const expected = `Basic ${Buffer.from(`${NAME}:${PASSWORD}`).toString('base64')}`;
    if (request.headers.authorization !== expected)
      return say(401, '', { 'www-authenticate': 'Basic realm="calendar"' });
    if (request.method !== 'REPORT') return say(405);
    if (request.headers.depth !== '1' || !/<\w+:calendar-query/.test(body)) return say(400);
    return say(207, multistatus(events, body), { 'content-type': 'application/xml' });
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = () => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  return {
    fileUrl: `http://127.0.0.1:${port()}/basic.ics`,
    collectionUrl: `http://${NAME}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port()}/calendar/`,
    movedUrl: `http://${NAME}:secret@127.0.0.1:${port()}/moved.ics`,
    answered,
    authorizations,
    hold: (...held) => {
      events = held;
      version += 1;
    },
    behave: (next) => {
      mood = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
