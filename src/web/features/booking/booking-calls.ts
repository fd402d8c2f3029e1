import { loadCode } from '../../api/load-code.ts';
import { BOOKING_TOKEN_HEADER, visitorPaths } from '../../../contract/visitor-api.ts';
import type { Booking, BookingMade, Slots } from '../../../contract/booking-answers.ts';
import { getJson, postJson } from '../../api/request.ts';
import { RequestError } from '../../api/request-error.ts';
import { isNumber, isText, listOf, orMissing, recordOf, shaped } from '../../api/shaped.ts';
import type { BookingLink } from './booking-link.ts';

const slots = shaped(
  recordOf<Slots>({
    timeZone: isText,
    timeZoneNames: orMissing(recordOf<NonNullable<Slots['timeZoneNames']>>({ en: isText, es: isText })),
    lengthMinutes: isNumber,
    days: listOf(recordOf<Slots['days'][number]>({ date: isText, slots: listOf(isText) })),
  }),
);

const loadAnswers = () => loadCode(() => import('../../../contract/booking-answers.ts'));
const booking = async () => (await loadAnswers()).bookingSchema;

/** The address may contain any character; a header may not. */
function headersOf({ token }: BookingLink): Record<string, string> {
  return { [BOOKING_TOKEN_HEADER]: encodeURIComponent(token) };
}

/** All free times. The server knows the days: a visitor's clock may be wrong. */
export function fetchSlots(signal: AbortSignal): Promise<Slots> {
  return getJson(visitorPaths.bookingSlots, slots, { signal });
}

export async function readBooking(answer: unknown): Promise<BookingMade> {
  const { bookingMadeSchema } = await loadAnswers();
  return bookingMadeSchema.parse(answer);
}

export async function fetchBooking(link: BookingLink): Promise<Booking> {
  const path = visitorPaths.booking.replace(':id', encodeURIComponent(link.id));
  return getJson(path, booking, { headers: headersOf(link) });
}

/** Moves the booking to `startsAt`; null cancels it. */
export async function changeBooking(link: BookingLink, startsAt: string | null): Promise<Booking> {
  const path = startsAt === null ? visitorPaths.bookingCancel : visitorPaths.bookingMove;
  return postJson(path.replace(':id', encodeURIComponent(link.id)), startsAt === null ? undefined : { startsAt }, {
    schema: booking,
    headers: headersOf(link),
  });
}

/** Confirms a booking whose time is held. */
export async function confirmBooking(link: BookingLink): Promise<Booking> {
  return postJson(visitorPaths.bookingConfirm.replace(':id', encodeURIComponent(link.id)), undefined, {
    schema: booking,
    headers: headersOf(link),
  });
}

/** The nearest free times if somebody else has booked the requested one; null for any other error. */
export async function readTaken(error: unknown): Promise<readonly string[] | null> {
  if (!(error instanceof RequestError) || error.status !== 409) return null;
  const { slotTakenSchema } = await loadAnswers();
  return slotTakenSchema.safeParse(error.answer).data?.nextFree ?? null;
}
