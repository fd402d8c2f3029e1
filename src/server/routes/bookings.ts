import type { FastifyRequest } from 'fastify';
import { bookingSchema, heldBookingSchema, slotTakenSchema, slotsSchema } from '../../contract/booking-answers.ts';
import { bookingMoveSchema, bookingRequestSchema, slotsQuerySchema } from '../../contract/booking.ts';
import { cancelBookingsSchema, cancelledBookingsSchema, ownerBookingsSchema } from '../../contract/owner-bookings.ts';
import { ownerPageSchema } from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { BOOKING_TOKEN_HEADER } from '../../contract/visitor-api.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../contract/problem.ts';
import { accessIn } from '../booking/booking-links.ts';
import { bookSession } from '../booking/book-session.ts';
import { ownCalendar, type BookingDeps } from '../booking/booking-deps.ts';
import { cancelBookings } from '../booking/cancel-bookings.ts';
import { cancelBooking, moveBooking, readBooking } from '../booking/change-booking.ts';
import { confirmBooking } from '../booking/confirm-booking.ts';
import { busyNotice } from '../booking/own-busy/busy-notice.ts';
import { freeTimesOf } from '../booking/free-times.ts';
import { manyBookingsNotice } from '../booking/many-bookings-notice.ts';
import { pageOf, readPlace } from '../desk/list-pages.ts';
import { presentOwnerBooking } from '../booking/present-booking.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { registerCalendarFeedRoutes } from './calendar-feed.ts';
import { registerOwnerCallRoutes } from './owner-calls.ts';
import { requireOwner, signedInAs } from '../http/owner-guard.ts';
import { formRateLimit, readRateLimit } from '../http/rate-limit.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { noteTrap, readFormArrival } from '../http/form-arrival.ts';
import { listPast, listToCome } from '../store/leads/bookings.ts';

/** A calendar has a few hundred at most; of a flood the next ones are listed. */
const TO_COME_MAX = 1000;

const notFree = {
  description: 'The time is not free (`nextFree`), or the booking cannot be changed any more',
  content: { [PROBLEM_MEDIA_TYPE]: { schema: slotTakenSchema.or(problemSchema) } },
};

function accessOf(request: FastifyRequest, id: string) {
  return { id, token: request.headers[BOOKING_TOKEN_HEADER] };
}

/** The built-in calendar: free times, booking one, and changing it by the link that came with it. */
export function registerBookingRoutes(app: App, { config, store, clock }: AppDeps, deps: BookingDeps): void {
  app.notices.add(manyBookingsNotice(deps), { isMailed: false });
  app.notices.add(busyNotice(deps.busy, clock));
  registerOwnerCallRoutes(app, deps);
  registerCalendarFeedRoutes(app, config, deps);
  const limited = { config: formRateLimit(config) };
  const changed = { 200: bookingSchema, 409: notFree };

  app.get(
    apiPaths.bookingSlots,
    { config: readRateLimit(config), schema: { querystring: slotsQuerySchema, response: { 200: slotsSchema } } },
    async (request) => freeTimesOf(ownCalendar(deps), await deps.shown.read(), request.query),
  );

  app.post(
    apiPaths.bookings,
    {
      ...limited,
      preValidation: noteTrap,
      schema: { body: bookingRequestSchema, response: { 201: bookingSchema, 202: heldBookingSchema, 409: notFree } },
    },
    async (request, reply) => {
      const maker = { ...readFormArrival(request, clock), address: request.ip };
      const made = await bookSession(deps, request.body, maker);
      return 'manageUrl' in made ? reply.code(201).send(made) : reply.code(202).send(made);
    },
  );

  app.get(
    apiPaths.booking,
    { ...limited, schema: { params: rowIdSchema, response: { 200: bookingSchema } } },
    async (request) => readBooking(deps, accessOf(request, request.params.id)),
  );

  app.get(apiPaths.bookingCalendarFile, { ...limited, schema: { hide: true } }, async (request, reply) => {
    const { ics } = await readBooking(deps, accessIn(request.url));
    // A phone shows a file that comes inline as an event to add; of one that it has to download it makes a file.
    reply.header('cache-control', 'no-store').header('content-disposition', 'inline; filename="strategy-session.ics"');
    return reply.type('text/calendar; charset=utf-8').send(ics);
  });

  app.post(apiPaths.bookingConfirm, { ...limited, schema: { params: rowIdSchema, response: changed } }, (request) =>
    confirmBooking(deps, accessOf(request, request.params.id)),
  );

  app.post(apiPaths.bookingCancel, { ...limited, schema: { params: rowIdSchema, response: changed } }, (request) =>
    cancelBooking(deps, accessOf(request, request.params.id)),
  );

  app.post(
    apiPaths.bookingMove,
    { ...limited, schema: { params: rowIdSchema, body: bookingMoveSchema, response: changed } },
    (request) => moveBooking(deps, accessOf(request, request.params.id), request.body.startsAt),
  );

  app.get(
    apiPaths.ownerBookings,
    { onRequest: requireOwner, schema: { querystring: ownerPageSchema, response: { 200: ownerBookingsSchema } } },
    async (request) => {
      const now = clock.now();
      const { limit, before } = request.query;
      const toCome = before === undefined ? await listToCome(store.db, { now, limit: TO_COME_MAX }) : [];
      const past = await listPast(store.db, { now, limit: limit + 1, before: readPlace(before) });
      const { page, next } = pageOf(past, limit, ({ starts_at: startsAt }) => startsAt);
      return { bookings: [...toCome, ...page].map((row) => presentOwnerBooking(row, now)), next };
    },
  );

  app.post(
    apiPaths.ownerBookingsCancel,
    {
      onRequest: requireOwner,
      schema: { body: cancelBookingsSchema, response: { 200: cancelledBookingsSchema } },
    },
    async (request) => ({
      cancelled: await cancelBookings(deps, { ...request.body, by: signedInAs(request).memberId }),
    }),
  );
}
