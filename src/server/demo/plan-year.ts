import { demoId } from '../store/engine/demo-mark.ts';
import { deviceClass } from '../../domain/visits/device-class.ts';
import type { DemoVisit } from '../store/demo/store-visits.ts';
import type { Interval } from '../../domain/booking/zone-time.ts';
import { addDays, dayOf, startOfDay } from '../time/days.ts';
import type { CheckoutOutcome, Happening, QuizDone } from './happenings.ts';
import { createCallTimes, outcomeOf, type CallTimes } from './plan-calls.ts';
import { createPeople, type DemoPerson } from './plan-people.ts';
import { openQuiz, takeQuiz } from './plan-quiz.ts';
import { makeVisit, sourcesOf, timeOfDay, visitsOf, type DemoSource } from './plan-visits.ts';
import type { AskedTimes } from './store-suspects.ts';
import { seededRandom, type Random } from './random.ts';
import type { Stuck } from './settle-messages.ts';

const SEED = 20_240_229;
const MINUTE_MS = 60_000;
const CALLS_TO_COME = 9;
/** Visitors who do nothing but look at the quiz or the calendar. */
const LOOKS_AT_QUIZ = 0.05;

type Kind = Happening['kind'];

/** How many of a hundred visitors do it, and on which page. */
const chances: readonly { readonly kind: Kind; readonly percent: number; readonly page: string }[] = [
  { kind: 'quiz', percent: 2.1, page: '/' },
  { kind: 'deal', percent: 2, page: '/buy-box' },
  { kind: 'reactivation', percent: 0.6, page: '/reactivation' },
  { kind: 'lending', percent: 0.7, page: '/freelendingsnapshot' },
  { kind: 'waitlist', percent: 0.6, page: '/business-buyer-course' },
  { kind: 'booking', percent: 0.5, page: '/book' },
  { kind: 'checkout', percent: 0.6, page: '/checkout' },
  { kind: 'subscription', percent: 0.12, page: '/coursecreator' },
];

/** What some of those who did one thing do some days later. */
const sequels: readonly { after: Kind; kind: Kind; chance: number; days: readonly [number, number] }[] = [
  { after: 'quiz', kind: 'booking', chance: 0.22, days: [0, 4] },
  { after: 'quiz', kind: 'checkout', chance: 0.08, days: [3, 15] },
  { after: 'booking', kind: 'checkout', chance: 0.3, days: [3, 10] },
  { after: 'reactivation', kind: 'checkout', chance: 0.3, days: [0, 3] },
  { after: 'deal', kind: 'deal', chance: 0.3, days: [2, 40] },
];

const outcomes: readonly { readonly outcome: CheckoutOutcome; readonly weight: number }[] = [
  { outcome: 'paid', weight: 46 },
  { outcome: 'abandoned', weight: 34 },
  { outcome: 'failed', weight: 8 },
  { outcome: 'refunded', weight: 3 },
  { outcome: 'partly refunded', weight: 2 },
  { outcome: 'dispute lost', weight: 1 },
  { outcome: 'dispute won', weight: 1 },
];

/** What stands at the top of the lists today, whatever was drawn: nobody should have to look for it. */
const lately: readonly { kind: Kind; hoursAgo: number; outcome?: CheckoutOutcome; stuck?: Stuck; waits?: true }[] = [
  { kind: 'checkout', hoursAgo: 1400, outcome: 'dispute lost' },
  { kind: 'checkout', hoursAgo: 700, outcome: 'refunded' },
  { kind: 'checkout', hoursAgo: 400, outcome: 'partly refunded' },
  { kind: 'waitlist', hoursAgo: 150, stuck: 'crm' },
  { kind: 'checkout', hoursAgo: 100, outcome: 'needs review' },
  { kind: 'checkout', hoursAgo: 76, outcome: 'disputed' },
  { kind: 'checkout', hoursAgo: 52, outcome: 'failed' },
  { kind: 'checkout', hoursAgo: 30, outcome: 'abandoned', waits: true },
  { kind: 'lending', hoursAgo: 27, stuck: 'mail' },
  { kind: 'deal', hoursAgo: 20 },
  { kind: 'reactivation', hoursAgo: 9, stuck: 'crm' },
  { kind: 'quiz', hoursAgo: 5 },
  { kind: 'deal', hoursAgo: 3 },
  { kind: 'checkout', hoursAgo: 2, outcome: 'abandoned', waits: true },
  { kind: 'quiz', hoursAgo: 0.7 },
];

/** Hours ago at which somebody asked for a call and did not confirm it. */
const notConfirmed = [0.2, 5, 22] as const;

/** A year of the demonstration: everybody who came, and what they did, both in the order of time. */
export interface DemoYear {
  readonly visits: readonly DemoVisit[];
  readonly happenings: readonly Happening[];
  /** The times for which suspects asked. */
  readonly askedTimes: AskedTimes;
}

interface Planned {
  readonly kind: Kind;
  readonly person: DemoPerson;
  readonly outcome?: CheckoutOutcome | undefined;
  /** A time that is set, for a call. */
  readonly startsAt?: number;
  readonly stuck?: Stuck | undefined;
  readonly isConfirmed?: boolean;
  /** The owner has not turned to them yet. */
  readonly waits?: boolean;
}

/** How much likelier than others somebody buys, by what they told the quiz. */
function eagernessOf(answers: QuizDone['answers']): number {
  if (answers === null) return 0.4;
  const isLarge = answers['monthlyRevenue'] === '15k+' || answers['leadVolume'] === '16+';
  return isLarge ? 2.2 : answers['monthlyRevenue'] === 'under-5k' ? 0.5 : 1;
}

const pageOf = (kind: Kind) => chances.find((one) => one.kind === kind)?.page ?? '/';

class YearPlan {
  readonly visits: DemoVisit[] = [];
  readonly happenings: Happening[] = [];
  readonly #later = new Map<string, Planned[]>();
  readonly random: Random;
  readonly calls: CallTimes;
  readonly at: { readonly now: number; readonly timeZone: string };
  readonly newPerson: () => DemoPerson;

  constructor(random: Random, calls: CallTimes, at: YearPlan['at']) {
    this.random = random;
    this.calls = calls;
    this.at = at;
    this.newPerson = createPeople(random);
  }

  #visit(at: number, source: DemoSource, onThe: string | null): DemoVisit {
    const visit = makeVisit({ number: this.visits.length + 1, at, source, onThe }, this.random);
    this.visits.push(visit);
    return visit;
  }

  /** Somebody comes, and does what is planned if they have the time before now. */
  come(at: number, source: DemoSource, planned: Planned | null): void {
    const visit = this.#visit(at, source, planned === null ? null : pageOf(planned.kind));
    if (visit.filtered) return;
    if (planned === null) {
      if (this.random.chance(LOOKS_AT_QUIZ)) openQuiz(visit, this.random);
      return;
    }
    const doneAt = (visit.views.at(-1)?.at ?? at) + this.random.between(20, 160) * 1000;
    if (doneAt < this.at.now) this.#happen(doneAt, visit, planned);
  }

  #happen(at: number, visit: DemoVisit, planned: Planned): void {
    const { kind, person, outcome, stuck, waits = false } = planned;
    const number = this.happenings.length + 1;
    const did = { at, person, visit: visit.id, device: deviceClass(visit.userAgent), number, stuck, waits };
    let eagerness = 1;
    if (kind === 'quiz') {
      const leadId = demoId('lead', number);
      const taken = takeQuiz(visit, leadId, this.random);
      eagerness = eagernessOf(taken.answers);
      this.happenings.push({ ...did, kind, leadId, ...taken });
    } else if (kind === 'booking') {
      const call = this.#callOf(at, planned);
      if (call === null) return;
      visit.events.push({ name: 'calendar_open', page: '/book', properties: { source: 'hero' }, at: at - 20_000 });
      this.happenings.push({ ...did, kind, ...call });
    } else if (kind === 'checkout') {
      const became = outcome ?? this.random.weighted(outcomes).outcome;
      this.happenings.push({ ...did, kind, outcome: became, withForm: this.random.chance(0.75) });
    } else this.happenings.push({ ...did, kind });
    this.#follow({ kind, person }, at, eagerness);
  }

  #callOf(at: number, { startsAt: set, isConfirmed = true }: Planned) {
    const startsAt = set ?? this.calls.after(at, this.random.between(1, 7));
    if (startsAt === null) return null;
    if (!isConfirmed) return { startsAt, firstStartsAt: startsAt, outcome: 'not confirmed' as const };
    const outcome = outcomeOf(startsAt, this.at.now, this.random);
    const movedTo = outcome === 'moved' ? this.calls.after(startsAt, 1) : null;
    if (movedTo === null)
      return { startsAt, firstStartsAt: startsAt, outcome: outcome === 'moved' ? ('stands' as const) : outcome };
    return { startsAt: movedTo, firstStartsAt: startsAt, outcome };
  }

  #follow({ kind: after, person }: Planned, at: number, eagerness: number): void {
    const day = dayOf(at, this.at.timeZone);
    for (const sequel of sequels)
      if (sequel.after === after && this.random.chance(sequel.chance * eagerness))
        this.plan(addDays(day, Math.max(1, this.random.between(...sequel.days))), { kind: sequel.kind, person });
  }

  plan(day: string, planned: Planned): void {
    this.#later.set(day, [...(this.#later.get(day) ?? []), planned]);
  }

  plannedFor(day: string): readonly Planned[] {
    return this.#later.get(day) ?? [];
  }
}

function drawOne({ worth }: DemoSource, random: Random): Kind | null {
  let left = random.next() * 100;
  for (const { kind, percent } of chances) {
    left -= percent * worth;
    if (left < 0) return kind;
  }
  return null;
}

/**
 * Plans the year that ends now, or its last `days`. The same moment gives the same year.
 * @param taken times that calls may not overlap
 */
export function planYear(
  { now, timeZone, days }: { now: number; timeZone: string; days: number },
  taken: readonly Interval[],
): DemoYear {
  const random = seededRandom(SEED);
  const calls = createCallTimes({ now, timeZone, taken }, random);
  const timesToday = calls.today();
  const timesToCome = Array.from({ length: CALLS_TO_COME }, (_, index) => calls.after(now, 1 + index)).filter(
    (startsAt) => startsAt !== null,
  );
  const year = new YearPlan(random, calls, { now, timeZone });
  const today = dayOf(now, timeZone);
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = addDays(today, -daysAgo);
    const startsAt = startOfDay(day, timeZone);
    const sources = sourcesOf(daysAgo);
    const people = Array.from({ length: visitsOf({ daysAgo, day }, random) }, () => {
      const source = random.weighted(sources);
      const kind = drawOne(source, random);
      return { source, planned: kind === null ? null : { kind, person: year.newPerson() } };
    });
    const returning = year.plannedFor(day).map((planned) => ({ source: random.weighted(sources), planned }));
    const arrivals = [...people, ...returning]
      .map((one) => ({ ...one, at: timeOfDay(startsAt, random) }))
      .toSorted((a, b) => a.at - b.at);
    for (const { at, source, planned } of arrivals) if (at < now - 5 * MINUTE_MS) year.come(at, source, planned);
  }
  const recent = [
    ...lately.map(({ hoursAgo, ...planned }) => ({ at: now - hoursAgo * 60 * MINUTE_MS, ...planned })),
    ...notConfirmed.map((hoursAgo) => ({
      at: now - hoursAgo * 60 * MINUTE_MS,
      kind: 'booking' as const,
      isConfirmed: false,
    })),
    ...timesToCome.map((startsAt, index) => ({
      at: now - (4 + 7 * index) * 60 * MINUTE_MS,
      kind: 'booking' as const,
      startsAt,
    })),
    ...timesToday.map((startsAt) => ({ at: startsAt - 30 * 60 * MINUTE_MS, kind: 'booking' as const, startsAt })),
  ];
  for (const { at, ...planned } of recent.toSorted((a, b) => a.at - b.at))
    year.come(at - 12 * MINUTE_MS, random.weighted(sourcesOf(0)), { ...planned, person: year.newPerson() });
  const standing = year.happenings
    .filter((done) => done.kind === 'booking')
    .find(({ startsAt, outcome }) => startsAt > now && outcome === 'stands');
  return {
    visits: year.visits.toSorted((a, b) => a.at - b.at),
    happenings: year.happenings.toSorted((a, b) => a.at - b.at),
    askedTimes: { free: calls.after(now, 3), taken: standing?.startsAt ?? null },
  };
}
