import { array, boolean, constant, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';

const DAY_MS = 86_400_000;
/** What happens on one day of a long world, on average; a short one has at least the second number in all. */
const A_DAY = 2;
const LEAST = 24;
const MOST = 90;

/** What can happen, and how often. */
const kinds = Object.entries({
  views: 2,
  quiz: 1,
  deal: 1,
  form: 2,
  flood: 1,
  book: 2,
  rush: 1,
  hoard: 1,
  move: 1,
  cancel: 1,
  checkout: 3,
  pay: 3,
  onboard: 1,
  settle: 1,
  refund: 2,
  'settle-refund': 1,
  dispute: 1,
  'close-dispute': 1,
  subscribe: 2,
  renew: 2,
  'retry-invoice': 1,
  'mail-checkouts': 1,
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
}).map(([kind, weight]) => ({ arbitrary: constant(kind), weight }));

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
  const happening = record({ kind: oneof(...kinds), after: gap, who: nat(1000), what: nat(1000) });
  return record({
    processes: nat(2).map((more) => 1 + more),
    payments: constantFrom('test', 'stripe'),
    crm: oneof({ weight: 4, arbitrary: constantFrom(true) }, { weight: 1, arbitrary: constantFrom(false) }),
    limits: boolean(),
    happenings: array(happening, { minLength: count, maxLength: 2 * count, size: 'max' }),
  });
}
