import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { makeId, refuse, unprocessable, type Body, type Reply } from './highlevel/answers.ts';
import { createCalendar, type StandInAppointment } from './highlevel/calendars.ts';
import { createContacts, type StandInContact } from './highlevel/contacts.ts';
import { createOpportunities, type StandInOpportunity } from './highlevel/opportunities.ts';
import { createRoutes, type Route } from './highlevel/routes.ts';

export const HIGHLEVEL = {
  token: 'pit-00000000-1111-2222-3333-444444444444',
  locationId: 'locationAAAAAAAAAAAA',
  pipelineId: 'pipelineBBBBBBBBBBBB',
  stageId: 'e93ba61a-53b3-45e7-985a-c7732dbcdb69',
  calendarId: 'calendarCCCCCCCCCCCC',
} as const;

/** The custom fields of the location, by their keys. */
export const HIGHLEVEL_FIELDS = {
  'contact.foyer_package': 'fieldPackage00000000',
  'contact.foyer_score': 'fieldScore0000000000',
  'contact.foyer_market': 'fieldMarket000000000',
  'contact.foyer_source': 'fieldSource000000000',
  'contact.foyer_campaign': 'fieldCampaign0000000',
  'contact.foyer_consent': 'fieldConsent00000000',
} as const;

/** The burst limit of the real one. */
const BURST_MAX = 100;
const BURST_MS = 10_000;
const versions = new Set(['2021-07-28', '2021-04-15']);

/** What comes of a request beside what it asks for. */
export type HighLevelMood =
  | 'well'
  /** Takes the request and says nothing. */
  | 'hang'
  /** Does what is asked, and ends the connection without an answer. */
  | 'lose'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

export interface HighLevelStandIn {
  readonly url: string;
  readonly contacts: readonly StandInContact[];
  readonly opportunities: readonly StandInOpportunity[];
  readonly appointments: readonly StandInAppointment[];
  /** What was asked and how it was answered, as `POST /contacts/upsert 201`; without an answer it ends with the mood. */
  readonly answered: readonly string[];
  /** For requests from now on whose `METHOD /path` matches; as many as `times`, or all. */
  behave: (mood: HighLevelMood, when?: { readonly asked?: RegExp; readonly times?: number }) => void;
  /** The token is worth nothing any more, or another is. */
  takeToken: (token: string | null) => void;
  /** The token has every scope but these. */
  withoutScopes: (...scopes: readonly string[]) => void;
  allowManyOpportunities: (allowed: boolean) => void;
  /** So many requests are answered from now on, and then 429 until this is called again. */
  allowRequests: (count: number) => void;
  /** Somebody deletes a contact, an opportunity or an appointment by hand. */
  forget: (id: string) => void;
  /** Somebody else has this time. */
  occupy: (startsAt: number, endsAt: number) => void;
  stop: () => Promise<void>;
}

/** HighLevel's API with one location on a free loopback port, which refuses what the real one refuses. */
export async function startHighLevelStandIn(): Promise<HighLevelStandIn> {
  const { locationId, pipelineId, stageId, calendarId } = HIGHLEVEL;
  const contacts = createContacts(Object.values(HIGHLEVEL_FIELDS));
  const settings = { allowsMany: true };
  const pipeline = { id: pipelineId, name: 'Sales', stages: [{ id: stageId, name: 'New' }] };
  const opportunities = createOpportunities(contacts, pipeline, settings);
  const calendar = createCalendar(contacts, { id: calendarId, locationId, name: 'Calls' });
  const answered: string[] = [];
  const taken: number[] = [];
  let token: string | null = HIGHLEVEL.token;
  let lacking: readonly string[] = [];
  let allowed: number | null = null;
  let mood: { what: HighLevelMood; asked: RegExp; left: number } = { what: 'well', asked: /./, left: 0 };

  const routes = createRoutes({ contacts, opportunities, calendar, locationId, fields: HIGHLEVEL_FIELDS });

  function isTooMany(): boolean {
    if (allowed !== null) {
      allowed -= 1;
      return allowed < 0;
    }
    const now = performance.now();
    while (taken.length > 0 && (taken[0] ?? 0) < now - BURST_MS) taken.shift();
    taken.push(now);
    return taken.length > BURST_MAX;
  }

  /** What is wrong with a request before anybody looks at what it asks for: first the token, then the version, the scope and the location. */
  function findFault({ headers }: IncomingMessage, { scope, path }: Route, at: URL, body: Body): Reply | null {
    if (token === null || headers.authorization !== `Bearer ${token}`)
      return refuse(401, 'Invalid Private Integration token');
    const { version } = headers;
    if (version === undefined) return refuse(401, 'version header was not found.');
    if (!versions.has(String(version))) return refuse(401, 'version header is invalid');
    if (lacking.includes(scope)) return refuse(401, 'The token is not authorized for this scope.');
    const inPath = path.source.includes('locations') ? at.pathname.split('/')[2] : undefined;
    const named = [inPath, at.searchParams.get('locationId'), at.searchParams.get('location_id'), body['locationId']];
    const wrong = named.some((id) => id !== undefined && id !== null && id !== locationId);
    if (wrong) return refuse(403, 'The token does not have access to this location.', { error: 'Forbidden' });
    return null;
  }

  function treat(request: IncomingMessage, at: URL, content: string): Reply {
    const route = routes.find(({ method, path }) => method === request.method && path.test(at.pathname));
    if (route === undefined) return refuse(404, `Cannot ${request.method} ${at.pathname}`);
    let body: Body = {};
    try {
      body = content === '' ? {} : JSON.parse(content);
    } catch {
      return refuse(400, 'Unexpected token in JSON');
    }
    const fault = findFault(request, route, at, body);
    if (fault !== null) return fault;
    if (request.method !== 'GET' && request.method !== 'DELETE' && content === '')
      return unprocessable('body must be an object');
    const id = decodeURIComponent(route.path.exec(at.pathname)?.[1] ?? '');
    return route.answer({ id, body, query: at.searchParams });
  }

  function moodFor(asked: string): HighLevelMood {
    if (mood.left <= 0 || !mood.asked.test(asked)) return 'well';
    mood.left -= 1;
    return mood.what;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await text(request);
    const at = new URL(request.url ?? '', 'http://highlevel.example');
    const asked = `${request.method} ${at.pathname}`;
    const say = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
      answered.push(`${asked} ${status}`);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
    if (isTooMany()) {
      const headers = { 'x-ratelimit-max': String(BURST_MAX), 'x-ratelimit-interval-milliseconds': String(BURST_MS) };
      say(429, { statusCode: 429, message: 'Too Many Requests' }, headers);
      return;
    }
    const now = moodFor(asked);
    if (now === 'well') {
      const { status, body } = treat(request, at, content);
      say(status, body);
    } else if (typeof now === 'object')
      say(now.status, { statusCode: now.status, message: 'By the mood' }, now.headers);
    else {
      answered.push(`${asked} ${now}`);
      if (now === 'hang') return;
      treat(request, at, content);
      request.socket.destroy();
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    contacts: contacts.all,
    opportunities: opportunities.all,
    appointments: calendar.all,
    answered,
    behave(what, { asked = /./, times = Number.POSITIVE_INFINITY } = {}) {
      mood = { what, asked, left: times };
    },
    takeToken: (next) => {
      token = next;
    },
    withoutScopes: (...scopes) => {
      lacking = scopes;
    },
    allowManyOpportunities: (isAllowed) => {
      settings.allowsMany = isAllowed;
    },
    allowRequests: (count) => {
      allowed = count;
    },
    forget(id) {
      for (const all of [contacts.all, opportunities.all, calendar.all]) {
        const found = all.findIndex((one) => one.id === id);
        if (found >= 0) all.splice(found, 1);
      }
    },
    occupy: (startsAt, endsAt) => {
      calendar.all.push({ id: makeId(), contactId: makeId(), title: 'By hand', startsAt, endsAt, status: 'confirmed' });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
