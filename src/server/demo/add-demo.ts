import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { bookingRules } from '../../../content/booking.ts';
import words from '../../../demo/words.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import { storeFormVisits } from '../store/analytics/form-visits.ts';
import { insertBlockedTime } from '../store/leads/blocked-times.ts';
import { listComingCalls } from '../store/demo/find-demo.ts';
import { storeEvents, storeViews, storeVisits, type DemoVisit, type Numbered } from '../store/demo/store-visits.ts';
import { forgetCounted } from '../store/analytics/daily-trust.ts';
import { storeWork } from '../store/demo/worked-people.ts';
import { demoId } from '../store/engine/demo-mark.ts';
import type { Store } from '../store/engine/store.ts';
import type { Database } from '../store/schema/schema.ts';
import { addDays, dayOf, startOfDay } from '../time/days.ts';
import { drawLogo, type DemoPicture } from './draw-logo.ts';
import type { Happening } from './happenings.ts';
import { planOwnerWork } from './owner-work.ts';
import { planFormVisits } from './plan-form-visits.ts';
import { planYear, type DemoYear } from './plan-year.ts';
import { seededRandom } from './random.ts';
import { storeCall, storeForm, storeQuiz, type DemoMoment } from './store-leads.ts';
import { storeCheckout, storeCourse } from './store-money.ts';
import { storeSuspects } from './store-suspects.ts';

type Tx = Transaction<Database>;

const SEED = 7;
const HOUR_MS = 3_600_000;
const VISITS_AT_ONCE = 1000;
const VIEWS_AT_ONCE = 2000;
const FORMS_AT_ONCE = 200;
const THINGS_AT_ONCE = 25;
const PEOPLE_AT_ONCE = 100;
const logoColours = [
  [106, 40, 88],
  [34, 84, 120],
  [172, 88, 32],
  [48, 108, 72],
] as const;

/** What was added. */
export interface DemoCounts {
  readonly visits: number;
  readonly pageViews: number;
  readonly people: number;
}

/** Numbers what came in the order of time so that the last one is 0. */
function numbered<Row extends { readonly at: number }>(
  visits: readonly DemoVisit[],
  rowsOf: (visit: DemoVisit) => readonly Row[],
): Numbered<Row>[] {
  const rows = visits
    .flatMap((visit) => rowsOf(visit).map((row) => ({ ...row, sessionId: visit.id, filtered: visit.filtered })))
    .toSorted((a, b) => a.at - b.at);
  return rows.map((row, index) => ({ ...row, id: index + 1 - rows.length }));
}

async function inSteps<Item>(
  { write }: Pick<Store, 'write'>,
  items: readonly Item[],
  atOnce: number,
  step: (tx: Tx, piece: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) {
    await write((tx) => step(tx, items.slice(from, from + atOnce)));
    // A server that runs beside has its turn.
    await setImmediate();
  }
}

async function storeHappening(tx: Tx, done: Happening, pictures: readonly DemoPicture[], demo: DemoMoment) {
  if (done.kind === 'quiz') return storeQuiz(tx, done, demo);
  if (done.kind === 'booking') return storeCall(tx, done, demo);
  if (done.kind === 'checkout') return storeCheckout(tx, done, demo.random.pick(pictures), demo);
  if (done.kind === 'subscription') return storeCourse(tx, done, demo);
  return storeForm(tx, done, demo);
}

/** Some hours of the coming weeks at which the owner has no time. */
async function blockTimes(tx: Tx, { now, timeZone }: DemoMoment, taken: readonly { from: number; until: number }[]) {
  for (const [index, note] of words.blocked.entries()) {
    const from = startOfDay(addDays(dayOf(now, timeZone), 2 + index * 3), timeZone) + (10 + index) * HOUR_MS;
    const until = from + HOUR_MS;
    if (taken.some((call) => call.from < until && call.until > from)) continue;
    const id = demoId('blocked time', index + 1);
    await insertBlockedTime(tx, {
      id,
      starts_at: from,
      ends_at: until,
      note,
      created_at: now,
      expires_at: null,
      booking_id: null,
    });
  }
}

/**
 * Fills the database with a year that ends now: what visitors left goes through the functions that store real leads, deals, calls and payments, so figures, people and
 * messages are what they would be. Nothing of it is ever due to be sent. Everything is marked, and `removeDemo` finds all of it, also after an interruption.
 */
export async function addDemo(
  store: Store,
  { siteTimeZone: timeZone, publicUrl }: Pick<Config, 'siteTimeZone' | 'publicUrl'>,
  { now, days = 365 }: { now: number; days?: number },
): Promise<DemoCounts> {
  const taken = await listComingCalls(store.db, now);
  const year: DemoYear = planYear({ now, timeZone, days }, taken);
  const random = seededRandom(SEED);
  const demo: DemoMoment = { now, timeZone, publicUrl, lengthMinutes: bookingRules.lengthMinutes, random };
  const pictures = await Promise.all(logoColours.map(drawLogo));
  const views = numbered(year.visits, (visit) => visit.views.filter(({ at }) => at <= now));
  // By these a demonstration is known, however far it came.
  await inSteps(store, views, VIEWS_AT_ONCE, (tx, piece) => storeViews(tx, piece, timeZone));
  await inSteps(store, year.visits, VISITS_AT_ONCE, (tx, piece) => storeVisits(tx, piece, timeZone));
  await inSteps(
    store,
    numbered(year.visits, (visit) => visit.events),
    VIEWS_AT_ONCE,
    storeEvents,
  );
  await inSteps(store, planFormVisits(year, now, timeZone), FORMS_AT_ONCE, (tx, piece) => storeFormVisits(tx, piece));
  await inSteps(store, year.happenings, THINGS_AT_ONCE, async (tx, piece) => {
    for (const done of piece) await storeHappening(tx, done, pictures, demo);
  });
  await store.write(async (tx) => blockTimes(tx, demo, await listComingCalls(tx, now)));
  await store.write((tx) => storeSuspects(tx, demo, year.askedTimes));
  const work = planOwnerWork(year, now, timeZone, random);
  await inSteps(store, work, PEOPLE_AT_ONCE, storeWork);
  await store.write(forgetCounted);
  return { visits: year.visits.length, pageViews: views.length, people: work.length };
}
