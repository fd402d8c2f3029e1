import { slotsSchema } from '../src/contract/booking-answers.ts';
import { apiPaths } from '../src/contract/paths.ts';
import { BOOKING_TOKEN_HEADER } from '../src/contract/visitor-api.ts';
import { bookingCaps } from '../src/domain/booking/booking-caps.ts';
import { linkOf } from '../test-support/data/bookings.ts';
import type { Site } from './site.ts';
import { newVisitor, request, submit, type Act, type Crowd, type Visitor } from './visitors.ts';

const TRIES = 3;
/** Who cannot soon looks so many days with free times ahead. */
const LATER_DAYS = 4;

/** The free times that somebody looks at; the first of them are wanted most, so that people meet there. */
async function freeTimes(site: Site, crowd: Crowd, what: number): Promise<string[]> {
  const shown = await request(site, crowd, { url: apiPaths.bookingSlots });
  const days = slotsSchema.safeParse(shown?.body).data?.days ?? [];
  const isLater = what % 4 === 3;
  return days.slice(isLater ? LATER_DAYS : 0).flatMap(({ slots }) => slots);
}

/** One person who wants more times than one may have. */
export async function hoard(site: Site, crowd: Crowd, { who, what }: { who: number; what: number }): Promise<void> {
  const visitor = newVisitor(crowd, who);
  for (let time = 0; time <= bookingCaps.openPerPerson + (what % 3); time += 1)
    await book(site, crowd, { who, what: what + 1 + time * 12, visitor });
}

/** Books one of the first free times; chooses again where somebody was faster. */
export async function book(
  site: Site,
  crowd: Crowd,
  { who, what, visitor = newVisitor(crowd, who) }: { who: number; what: number; visitor?: Visitor },
): Promise<void> {
  for (let time = 0; time < TRIES; time += 1) {
    const free = await freeTimes(site, crowd, what);
    const startsAt = free[what % Math.min(3 + time, Math.max(1, free.length))];
    if (startsAt === undefined) return;
    const { name, email, phone } = visitor;
    const payload = { name, email, phone, timeZone: 'America/Denver', startsAt };
    const act = await submit(site, crowd, { visitor, kind: 'booking', url: apiPaths.bookings, payload, what });
    if (act.answers.length > 0 || act.refused !== 409) return;
  }
}

/** The bookings that somebody has a link to. */
function linked({ acts }: Crowd): Act[] {
  return acts.filter(({ kind, answers }) => kind === 'booking' && typeof answers[0]?.body['manageUrl'] === 'string');
}

/** Moves or cancels a booking by its link; the answer may be lost, and then it is asked again. */
export async function change(
  site: Site,
  crowd: Crowd,
  { who, what, isMove }: { who: number; what: number; isMove: boolean },
): Promise<void> {
  const all = linked(crowd);
  const act = all[who % Math.max(1, all.length)];
  const manageUrl = act?.answers[0]?.body['manageUrl'];
  if (typeof manageUrl !== 'string') return;
  const { id, token } = linkOf({ manageUrl });
  let payload: { startsAt: string } | undefined;
  if (isMove) {
    const free = await freeTimes(site, crowd, what);
    const startsAt = free[what % Math.max(1, Math.min(8, free.length))];
    if (startsAt === undefined) return;
    payload = { startsAt };
  }
  const url = (isMove ? apiPaths.bookingMove : apiPaths.bookingCancel).replace(':id', id);
  const headers = { [BOOKING_TOKEN_HEADER]: token };
  for (let time = 0; time < TRIES; time += 1) {
    const answer = await request(site, crowd, { method: 'POST', url, headers, ...(payload && { payload }) });
    if (answer !== null && answer.status !== 503) return;
  }
}
