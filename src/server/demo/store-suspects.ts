import type { Transaction } from 'kysely';
import words from '../../../demo/words.json' with { type: 'json' };
import { allSigns, judge } from '../../domain/spam/signs.ts';
import { asideText } from '../booking/aside-booking.ts';
import { newBooking } from '../booking/new-booking.ts';
import { acceptedOf, type LeftForm } from '../leads/left-form.ts';
import { setOnboardingAside } from '../onboarding/aside-onboarding.ts';
import { DEMO_DOMAIN, DEMO_START, demoId } from '../store/engine/demo-mark.ts';
import { insertSetAside } from '../store/leads/set-aside.ts';
import type { Database } from '../store/schema/schema.ts';
import { addDays, dayOf } from '../time/days.ts';
import { makeOnboarding, makeReactivation } from './make-forms.ts';
import { createPeople, type DemoPerson } from './plan-people.ts';
import type { DemoMoment } from './store-leads.ts';

type Tx = Transaction<Database>;
type Suspect = (typeof words.suspects)[number];

const DAY_MS = 86_400_000;
const LAUNCH_DAYS = 21;

/** The times that calls of suspects were asked for: one that is free, and one that somebody else has. */
export interface AskedTimes {
  readonly free: number | null;
  readonly taken: number | null;
}

function leftForm({ form, text = '' }: Suspect, person: DemoPerson, { random }: DemoMoment): LeftForm {
  const { name, email, phone } = person;
  if (form === 'waitlist') return { kind: 'waitlist', request: { name, email, phone } };
  if (form === 'lending') return { kind: 'lending', request: { name, email }, path: '/freelendingsnapshot' };
  return { kind: 'reactivation', request: { ...makeReactivation(person, random), goals: text } };
}

async function storeSuspect(
  tx: Tx,
  suspect: Suspect,
  person: DemoPerson,
  { id, sessionId, demo, times }: { id: string; sessionId: string; demo: DemoMoment; times: AskedTimes },
): Promise<void> {
  const { now, timeZone, lengthMinutes, random } = demo;
  const at = now - Math.round(suspect.daysAgo * DAY_MS);
  const judgement = judge(allSigns.filter((sign) => suspect.signs.includes(sign)));
  const { name, email, phone } = person;
  const text = suspect.text ?? '';
  const row = { id, name, email, ...judgement, sessionId, at };
  if (suspect.form === 'onboarding') {
    const made = {
      form: 'website',
      orderId: '',
      logoFile: '',
      day: addDays(dayOf(now, timeZone), LAUNCH_DAYS),
    } as const;
    const filled = makeOnboarding(person, made, random);
    if (filled.form !== 'website') return;
    const { orderId: _none, ...request } = { ...filled.request, logoFile: null, additionalNotes: text };
    await setOnboardingAside(tx, { form: 'website', request }, { sessionId }, { id, judgement, at });
  } else if (suspect.form === 'booking') {
    const startsAt = suspect.isTaken === true ? times.taken : times.free;
    if (startsAt === null) return;
    const request = { name, email, phone, notes: text, startsAt, timeZone };
    const booking = newBooking(request, { lengthMinutes, network: null, at, madeBy: 'visitor' });
    await insertSetAside(tx, { ...row, kind: 'booking', form: asideText(booking, undefined) });
  } else {
    const left = leftForm(suspect, person, demo);
    await insertSetAside(tx, { ...row, kind: acceptedOf(left, at).kind, form: JSON.stringify(left) });
  }
}

/** What looks like spam, with two that are perhaps none: the owner decides. */
export async function storeSuspects(tx: Tx, demo: DemoMoment, times: AskedTimes): Promise<void> {
  const newPerson = createPeople(demo.random);
  for (const [index, suspect] of words.suspects.entries()) {
    const mailbox = suspect.name.toLowerCase().replaceAll(/[^a-z]+/g, '.');
    const person = { ...newPerson(), name: suspect.name, email: `${mailbox}@${DEMO_DOMAIN}` };
    const id = demoId('set aside', index + 1);
    // By its visit the conversion is known of one that the owner lets in.
    await storeSuspect(tx, suspect, person, { id, sessionId: `${DEMO_START}suspect-${index + 1}`, demo, times });
  }
}
