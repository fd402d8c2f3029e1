import { bookingCaps } from '../../domain/booking/booking-caps.ts';
import { quizResult } from '../../domain/quiz/quiz-result.ts';
import type { Transaction } from 'kysely';
import words from '../../../demo/words.json' with { type: 'json' };
import { acceptBooking } from '../booking/accept-booking.ts';
import { newBooking } from '../booking/new-booking.ts';
import { queueVisitorMail } from '../booking/booking-mails.ts';
import { pendingText } from '../booking/pending-booking.ts';
import { storeJudged } from '../leads/accept-deal.ts';
import {
  acceptedLendingLead,
  acceptedQuizLead,
  acceptedReactivation,
  acceptedWaitlistEntry,
} from '../leads/accepted-forms.ts';
import { storeOutcome } from '../leads/answer-quiz.ts';
import { storeLead, type AcceptedForm, type Moment } from '../leads/store-lead.ts';
import { demoId } from '../store/engine/demo-mark.ts';
import { changeBooking, insertBooking } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';
import type { CallBooked, FormSent, QuizDone } from './happenings.ts';
import { drawConsent, makeDeal, makeReactivation } from './make-forms.ts';
import type { DemoPerson } from './plan-people.ts';
import type { Random } from './random.ts';
import { settleMessages } from './settle-messages.ts';

type Tx = Transaction<Database>;

export interface DemoMoment {
  readonly now: number;
  readonly timeZone: string;
  readonly publicUrl: string;
  readonly lengthMinutes: number;
  readonly random: Random;
}

/** A page of the demonstration's own: the real ones are signed by a secret, which it leaves alone. */
const MANAGE_PATH = '/book?booking=demonstration';
const SNAPSHOT_PATH = '/freelendingsnapshot';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const momentOf = (at: number, id: string, { timeZone }: DemoMoment): Moment & { id: string } => ({
  at,
  timeZone,
  ownerEmail: null,
  id,
});
const senderOf = ({ visit, device }: Pick<QuizDone, 'visit' | 'device'>) => ({
  sessionId: visit,
  filtered: false,
  device,
});

export async function storeQuiz(tx: Tx, done: QuizDone, demo: DemoMoment): Promise<void> {
  const { person, at, leadId, answers, answeredAt } = done;
  const form = acceptedQuizLead({ firstName: person.firstName, email: person.email });
  await storeLead(tx, form, senderOf(done), momentOf(at, leadId, demo));
  if (answers !== null) await storeOutcome(tx, { leadId, answers, result: quizResult(answers), at: answeredAt });
  await settleMessages(tx, { leadId }, demo, done.stuck);
}

function formOf(kind: FormSent['kind'], person: DemoPerson, at: number, random: Random): AcceptedForm {
  const { name, email, phone } = person;
  if (kind === 'reactivation') return acceptedReactivation(makeReactivation(person, random), at);
  if (kind === 'lending') return acceptedLendingLead({ name, email }, SNAPSHOT_PATH);
  return acceptedWaitlistEntry({ name, email, phone, smsConsent: drawConsent('/business-buyer-course', random) }, at);
}

export async function storeForm(tx: Tx, sent: FormSent, demo: DemoMoment): Promise<void> {
  const { kind, person, at, number } = sent;
  const leadId = demoId('lead', number);
  const moment = momentOf(at, leadId, demo);
  if (kind === 'deal') {
    const arrival = { ...senderOf(sent), deal: makeDeal(person, demo.random) };
    await storeJudged(tx, arrival, moment);
  } else await storeLead(tx, formOf(kind, person, at, demo.random), senderOf(sent), moment);
  await settleMessages(tx, { leadId }, demo, sent.stuck);
}

/** A call with what became of it: moved, cancelled, never confirmed, or nobody came. No reminder is due any more. */
export async function storeCall(tx: Tx, call: CallBooked, demo: DemoMoment): Promise<void> {
  const { person, at, number, startsAt, firstStartsAt, outcome } = call;
  const { timeZone, publicUrl, lengthMinutes, random, now } = demo;
  const { name, email, phone } = person;
  const request = { name, email, phone, notes: random.pick(words.bookingNotes), startsAt: firstStartsAt, timeZone };
  const made = { lengthMinutes, network: null, at, madeBy: 'visitor' } as const;
  const booking = { ...newBooking(request, made), id: demoId('booking', number) };
  const source = { ...senderOf(call), smsConsent: drawConsent('/book', random) };
  if (outcome === 'not confirmed') {
    const held_until = at + bookingCaps.holdMinutes * MINUTE_MS;
    const status = held_until > now ? 'held' : 'lapsed';
    return insertBooking(tx, { ...booking, status, held_until, pending: pendingText(source) });
  }
  const leadId = demoId('lead', number);
  const page = { managePath: MANAGE_PATH, publicUrl };
  await acceptBooking(tx, booking, source, { ...momentOf(at, leadId, demo), ...page });
  const told = { day_reminded: firstStartsAt, hour_reminded: firstStartsAt };
  await insertBooking(tx, { ...booking, lead_id: leadId, ...told });
  const changedAt = Math.min(at + random.between(2, 20) * HOUR_MS, now - MINUTE_MS, firstStartsAt - HOUR_MS);
  const change = { changed_at: Math.max(changedAt, at + MINUTE_MS) };
  const endsAt = startsAt + lengthMinutes * MINUTE_MS;
  if (outcome === 'moved')
    await queueVisitorMail(
      tx,
      await changeBooking(tx, booking.id, {
        ...change,
        starts_at: startsAt,
        ends_at: endsAt,
        day_reminded: startsAt,
        hour_reminded: startsAt,
      }),
      page,
    );
  if (outcome === 'cancelled')
    await queueVisitorMail(tx, await changeBooking(tx, booking.id, { ...change, status: 'cancelled' }), page);
  if (outcome === 'no-show') {
    const noted = startsAt + 12 * MINUTE_MS;
    await changeBooking(tx, booking.id, { changed_at: noted, no_show_at: noted });
  }
  await settleMessages(tx, { leadId }, demo, call.stuck);
}
