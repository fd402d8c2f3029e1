import { well, type Body, type Reply } from './answers.ts';
import type { createCalendar } from './calendars.ts';
import type { Contacts } from './contacts.ts';
import type { createOpportunities } from './opportunities.ts';

interface Asked {
  readonly id: string;
  readonly body: Body;
  readonly query: URLSearchParams;
}

export interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly scope: string;
  readonly answer: (asked: Asked) => Reply;
}

interface Location {
  readonly contacts: Contacts;
  readonly opportunities: ReturnType<typeof createOpportunities>;
  readonly calendar: ReturnType<typeof createCalendar>;
  readonly locationId: string;
  /** The ids of its custom fields, by their keys. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What can be asked of a location, and which scope the token needs for it. */
export function createRoutes({ contacts, opportunities, calendar, locationId, fields }: Location): readonly Route[] {
  const customFields = Object.entries(fields).map(([fieldKey, id]) => ({
    id,
    fieldKey,
    model: 'contact',
    locationId,
  }));
  return [
    {
      method: 'GET',
      path: /^\/locations\/([^/]+)$/,
      scope: 'locations.readonly',
      answer: ({ id }) => well({ location: { id, name: 'Reyes Homes' } }),
    },
    {
      method: 'GET',
      path: /^\/locations\/([^/]+)\/customFields$/,
      scope: 'locations/customFields.readonly',
      answer: () => well({ customFields }),
    },
    {
      method: 'POST',
      path: /^\/contacts\/upsert$/,
      scope: 'contacts.write',
      answer: ({ body }) => contacts.upsert(body, locationId),
    },
    {
      method: 'GET',
      path: /^\/contacts\/search\/duplicate$/,
      scope: 'contacts.readonly',
      answer: ({ query }) => contacts.findDuplicate(query, locationId),
    },
    {
      method: 'PUT',
      path: /^\/contacts\/([^/]+)$/,
      scope: 'contacts.write',
      answer: ({ id, body }) => contacts.update(id, body, locationId),
    },
    {
      method: 'DELETE',
      path: /^\/contacts\/([^/]+)$/,
      scope: 'contacts.write',
      answer: ({ id }) => contacts.remove(id),
    },
    {
      method: 'POST',
      path: /^\/contacts\/([^/]+)\/tags$/,
      scope: 'contacts.write',
      answer: ({ id, body }) => contacts.addTags(id, body),
    },
    {
      method: 'GET',
      path: /^\/opportunities\/pipelines$/,
      scope: 'opportunities.readonly',
      answer: opportunities.pipelines,
    },
    {
      method: 'GET',
      path: /^\/opportunities\/search$/,
      scope: 'opportunities.readonly',
      answer: ({ query }) => opportunities.search(query, locationId),
    },
    {
      method: 'POST',
      path: /^\/opportunities\/$/,
      scope: 'opportunities.write',
      answer: ({ body }) => opportunities.create(body, locationId),
    },
    {
      method: 'PUT',
      path: /^\/opportunities\/([^/]+)$/,
      scope: 'opportunities.write',
      answer: ({ id, body }) => opportunities.update(id, body, locationId),
    },
    {
      method: 'GET',
      path: /^\/calendars\/events$/,
      scope: 'calendars/events.readonly',
      answer: ({ query }) => calendar.list(query),
    },
    {
      method: 'POST',
      path: /^\/calendars\/events\/appointments$/,
      scope: 'calendars/events.write',
      answer: ({ body }) => calendar.create(body),
    },
    {
      method: 'PUT',
      path: /^\/calendars\/events\/appointments\/([^/]+)$/,
      scope: 'calendars/events.write',
      answer: ({ id, body }) => calendar.update(id, body),
    },
    {
      method: 'GET',
      path: /^\/calendars\/([^/]+)$/,
      scope: 'calendars.readonly',
      answer: ({ id }) => calendar.read(id),
    },
  ];
}
