import { z } from 'zod';
import { calendarFeedSchema } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { BookingDeps } from '../booking/booking-deps.ts';
import { createCalendarFeed } from '../booking/calendar-feed.ts';
import type { Config } from '../config/config.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { readRateLimit } from '../http/rate-limit.ts';

const TOKEN_MAX_LENGTH = 100;

/** What cannot be a token is as unknown as one that was never given out. */
const params = z.object({ token: z.string().max(TOKEN_MAX_LENGTH).catch('') });

const unknown = new ProblemError({
  status: 404,
  title: 'No such calendar',
  detail: 'This link was taken back or never given out. The owner finds the present one in the desk.',
});

/** The owner's calls as a calendar to subscribe to, by a secret link that the desk makes and takes back. */
export function registerCalendarFeedRoutes(app: App, config: Config, deps: BookingDeps): void {
  const feed = createCalendarFeed(deps);
  const owned = { onRequest: requireOwner, schema: { response: { 200: calendarFeedSchema } } };

  app.get(apiPaths.ownerCalendarFeed, owned, async () => ({ path: await feed.path() }));

  app.post(apiPaths.ownerCalendarFeed, owned, async () => ({ path: await feed.renew() }));

  app.delete(apiPaths.ownerCalendarFeed, owned, async () => {
    await feed.revoke();
    return { path: null };
  });

  app.get(
    apiPaths.calendarFeed,
    { config: readRateLimit(config), schema: { hide: true, params } },
    async (request, reply) => {
      const calendar = await feed.read(request.params.token);
      if (calendar === null) throw unknown;
      return reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(calendar);
    },
  );
}
