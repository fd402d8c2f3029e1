import { complain, makeId, refuse, textOf, unprocessable, well, type Body, type Reply } from './answers.ts';
import type { Contacts } from './contacts.ts';

export interface StandInAppointment {
  readonly id: string;
  readonly contactId: string;
  title: string;
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  status: string;
}

const changeable = [
  'calendarId',
  'title',
  'startTime',
  'endTime',
  'appointmentStatus',
  'assignedUserId',
  'ignoreDateRange',
  'ignoreFreeSlotValidation',
  'toNotify',
];
const ends = new Set(['cancelled', 'noshow', 'invalid']);

/** One calendar of one location; two appointments at one time are refused unless that is asked for. */
export function createCalendar(
  contacts: Contacts,
  { id: calendarId, locationId, name }: Record<'id' | 'locationId' | 'name', string>,
) {
  const appointments: StandInAppointment[] = [];
  const unknown = refuse(404, 'Calendar not found');
  const present = ({ startsAt, endsAt, status, ...appointment }: StandInAppointment) => ({
    ...appointment,
    calendarId,
    locationId,
    appointmentStatus: status,
    startTime: new Date(startsAt).toISOString(),
    endTime: new Date(endsAt).toISOString(),
  });

  function isTaken(startsAt: number, endsAt: number, except: StandInAppointment | null): boolean {
    return appointments.some(
      (one) => one !== except && !ends.has(one.status) && one.startsAt < endsAt && startsAt < one.endsAt,
    );
  }

  /** Writes times, title and status, or says why not. */
  function write(appointment: StandInAppointment, body: Body): Reply | null {
    const [start, end] = ['startTime', 'endTime'].map((time) => Date.parse(textOf(body[time]) ?? ''));
    const startsAt = body['startTime'] === undefined ? appointment.startsAt : (start ?? Number.NaN);
    const endsAt = body['endTime'] === undefined ? appointment.endsAt : (end ?? Number.NaN);
    if (Number.isNaN(startsAt)) return unprocessable('startTime must be a valid ISO 8601 date string');
    if (Number.isNaN(endsAt) || endsAt <= startsAt) return unprocessable('endTime must be after startTime');
    const status = textOf(body['appointmentStatus']) ?? appointment.status;
    if (!ends.has(status) && body['ignoreFreeSlotValidation'] !== true && isTaken(startsAt, endsAt, appointment))
      return refuse(400, 'The slot you have selected is no longer available.', { error: 'Bad Request' });
    Object.assign(appointment, { startsAt, endsAt, status, title: textOf(body['title']) ?? appointment.title });
    return null;
  }

  return {
    all: appointments,
    read: (id: string): Reply =>
      id === calendarId ? well({ calendar: { id, name, locationId, teamMembers: [{ userId: 'user1' }] } }) : unknown,
    create(body: Body): Reply {
      const required = ['calendarId', 'locationId', 'contactId', 'startTime'];
      const complaints = complain(body, [...changeable, ...required], required);
      if (complaints.length > 0) return unprocessable(...complaints);
      if (body['calendarId'] !== calendarId) return unknown;
      const contactId = String(body['contactId']);
      if (contacts.find(contactId) === undefined) return refuse(400, `Contact with id ${contactId} not found`);
      const made = {
        id: makeId(),
        contactId,
        title: '',
        startsAt: Number.NaN,
        endsAt: Number.NaN,
        status: 'confirmed',
      };
      const refused = write(made, body);
      if (refused !== null) return refused;
      appointments.push(made);
      return well(present(made), 201);
    },
    update(id: string, body: Body): Reply {
      const known = appointments.find((one) => one.id === id);
      if (known === undefined) return refuse(404, `Appointment with id ${id} not found`);
      const complaints = complain(body, changeable, []);
      if (complaints.length > 0) return unprocessable(...complaints);
      if (body['calendarId'] !== undefined && body['calendarId'] !== calendarId) return unknown;
      return write(known, body) ?? well(present(known));
    },
    list(query: URLSearchParams): Reply {
      const [from, until] = [Number(query.get('startTime')), Number(query.get('endTime'))];
      if (query.get('calendarId') === null) return unprocessable('Either of userId, groupId or calendarId is required');
      const found = appointments.filter(({ startsAt }) => startsAt >= from && startsAt <= until);
      return well({ events: found.map(present) });
    },
  };
}
