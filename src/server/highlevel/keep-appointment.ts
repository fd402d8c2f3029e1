import { z } from 'zod';
import type { Desk } from './keep-contact.ts';
import type { Ask } from './highlevel-api.ts';
import type { PlannedAppointment } from './plan-event.ts';
import { HighLevelRefusal, isMissing, isSlotTaken } from './refusal.ts';

/** What a title says of a time that the calendar there does not have. */
export const NOT_FREE = ' (this time is not free here)';

const made = z.object({ id: z.string().min(1) });
const listed = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      contactId: z.string().nullish(),
      startTime: z.string(),
      appointmentStatus: z.string().nullish(),
    }),
  ),
});
const calendar = z.object({
  calendar: z.object({ teamMembers: z.array(z.object({ userId: z.string() })).nullish() }),
});

const appointmentPath = (id: string) => `/calendars/events/appointments/${encodeURIComponent(id)}`;

/** One of this contact at this time, which an earlier attempt made and whose answer got lost. */
async function search({ call, locationId }: Desk, calendarId: string, contactId: string, planned: PlannedAppointment) {
  const [start, end] = [Date.parse(planned.startsAt), Date.parse(planned.endsAt)];
  const query = { locationId, calendarId, startTime: String(start), endTime: String(end) };
  const { events } = listed.parse(await call({ method: 'GET', path: '/calendars/events', query }));
  const theirs = events.find(
    (event) =>
      event.contactId === contactId && Date.parse(event.startTime) === start && event.appointmentStatus !== 'cancelled',
  );
  return theirs?.id ?? null;
}

/** Whoever takes the calls there: a time that is not free needs to be somebody's. */
async function findMember({ call }: Desk, calendarId: string): Promise<string | null> {
  const path = `/calendars/${encodeURIComponent(calendarId)}`;
  return calendar.parse(await call({ method: 'GET', path })).calendar.teamMembers?.[0]?.userId ?? null;
}

/**
 * Enters a time. The call is agreed on already, so that a time which the calendar there does not offer, or has given to somebody else, is entered all
 * the same and says so in its title.
 */
async function enter(desk: Desk, ask: Pick<Ask, 'method' | 'path'>, body: { calendarId: string; title: string }) {
  try {
    return await desk.call({ ...ask, body: { ...body, ignoreDateRange: true } });
  } catch (error) {
    if (!(error instanceof HighLevelRefusal) || !isSlotTaken(error)) throw error;
    const member = await findMember(desk, body.calendarId);
    const forced = { ignoreFreeSlotValidation: true, ...(member !== null && { assignedUserId: member }) };
    return desk.call({ ...ask, body: { ...body, ...forced, title: `${body.title}${NOT_FREE}` } });
  }
}

/** Books, moves or ends the appointment of a booking. One that was never told of is not made to be cancelled. */
export async function keepAppointment(
  desk: Desk,
  calendarId: string,
  contactId: string,
  { planned, now }: { planned: PlannedAppointment; now: number },
): Promise<void> {
  const { ids, locationId } = desk;
  const { subject, title, startsAt, endsAt, status } = planned;
  const known = (await ids.find('appointment', subject)) ?? (await search(desk, calendarId, contactId, planned));
  const times = { calendarId, title, startTime: startsAt, endTime: endsAt, appointmentStatus: status };
  // What is over needs no automation any more.
  const told = Date.parse(startsAt) < now ? { ...times, toNotify: false } : times;
  if (known !== null) {
    try {
      const ask = { method: 'PUT', path: appointmentPath(known) } as const;
      if (status === 'confirmed') await enter(desk, ask, told);
      else await desk.call({ ...ask, body: { calendarId, appointmentStatus: status } });
      await ids.save('appointment', subject, known);
      return;
    } catch (error) {
      if (!(error instanceof HighLevelRefusal) || !isMissing(error)) throw error;
      await ids.forget('appointment', subject);
    }
  }
  if (status !== 'confirmed') return;
  const ask = { method: 'POST', path: '/calendars/events/appointments' } as const;
  const body = { ...told, locationId, contactId };
  const { id } = made.parse(await enter(desk, ask, body));
  await ids.save('appointment', subject, id);
}
