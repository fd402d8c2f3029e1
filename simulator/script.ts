import { array, boolean, constant, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';

const DAY_MS = 86_400_000;
/** What happens on one day of a long world, on average; a short one has at least the second number in all. */
const A_DAY = 2;
const LEAST = 24;
const MOST = 90;

/** What can happen, and how often, by what it is about. */
const kinds = {
  visits: { views: 2, quiz: 1, deal: 1, form: 2, flood: 1 },
  calendar: { book: 2, rush: 1, hoard: 1, move: 1, cancel: 1 },
  money: {
    checkout: 3,
    pay: 3,
    onboard: 1,
    settle: 1,
    refund: 2,
    'settle-refund': 2,
    dispute: 2,
    'close-dispute': 2,
    subscribe: 2,
    renew: 2,
    'retry-invoice': 1,
    'mail-checkouts': 1,
  },
  trouble: {
    kill: 4,
    stop: 1,
    refuse: 1,
    away: 1,
    stall: 1,
    clock: 1,
    crm: 2,
    smtp: 1,
    stripe: 1,
    'lose-webhooks': 1,
    network: 1,
    storm: 3,
  },
} as const;

/** What comes at once in a storm. */
const stormActs = {
  visits: ['views', 'quiz', 'deal', 'form'],
  calendar: ['book', 'move', 'cancel'],
  money: ['checkout', 'pay', 'pay', 'refund', 'dispute', 'onboard'],
} as const;

/**
 * What a world is mostly about; null where it is about everything. Two that want one thing, or two events of one payment, rarely meet where everything
 * happens in turn; in a world where one area happens far more often than the others they do.
 */
export type Focus = keyof typeof stormActs | null;
/** How much more often what a world is about happens in it. */
const FOCUSED = 8;

function kindsIn(focus: Focus): Arbitrary<string> {
  return oneof(
    ...Object.entries(kinds).flatMap(([area, of]) =>
      Object.entries(of).map(([kind, weight]) => ({
        arbitrary: constant(kind),
        weight: area === focus ? weight * FOCUSED : weight,
      })),
    ),
  );
}

/** What may come at once in a storm of such a world. */
export function stormsIn(focus: Focus): readonly string[] {
  return focus === null ? Object.values(stormActs).flat() : stormActs[focus];
}

/** One thing that happens; the numbers choose among what there is then. */
export interface Happening {
  readonly kind: string;
  /** Milliseconds after the one before. */
  readonly after: number;
  readonly who: number;
  readonly what: number;
}

/** A world before it begins. */
export interface Script {
  readonly focus: Focus;
  readonly processes: number;
  readonly payments: 'test' | 'stripe';
  readonly crm: boolean;
  /** Whether the limits for clients and the judging of spam are on. */
  readonly limits: boolean;
  readonly happenings: readonly Happening[];
}

/** Scripts of worlds of so many days. */
export function scripts(days: number): Arbitrary<Script> {
  const count = Math.min(MOST, Math.max(LEAST, Math.round(days * A_DAY)));
  const gap = oneof(
    { weight: 9, arbitrary: nat(3_000) },
    { weight: 5, arbitrary: nat(600_000) },
    // A third of them, twice as long as it takes to fill the days.
    { weight: 7, arbitrary: nat(Math.round((days * DAY_MS * 6) / count)) },
  );
  const focuses = oneof(
    { weight: 2, arbitrary: constant(null) },
    { weight: 3, arbitrary: constantFrom('visits', 'calendar', 'money') },
  );
  return focuses.chain((focus) => {
    const happening = record({ kind: kindsIn(focus), after: gap, who: nat(1000), what: nat(1000) });
    return record({
      focus: constant(focus),
      processes: nat(2).map((more) => 1 + more),
      // Most of what can happen to money happens at Stripe.
      payments: focus === 'money' ? constantFrom('stripe', 'stripe', 'stripe', 'test') : constantFrom('test', 'stripe'),
      crm: oneof({ weight: 4, arbitrary: constantFrom(true) }, { weight: 1, arbitrary: constantFrom(false) }),
      limits: boolean(),
      happenings: array(happening, { minLength: count, maxLength: 2 * count, size: 'max' }),
    });
  });
}
