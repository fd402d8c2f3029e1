import { array, boolean, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';

const DAY_MS = 86_400_000;
/** What happens on one day of a long world, on average; a short one has at least the second number in all. */
const A_DAY = 2;
const LEAST = 24;
const MOST = 90;

/** What can happen; a kind that stands here twice happens twice as often. */
const kinds = [
  ...['views', 'views', 'quiz', 'deal', 'form', 'form', 'flood', 'book', 'book', 'rush', 'move', 'cancel'],
  ...['checkout', 'checkout', 'pay', 'pay', 'pay', 'onboard', 'settle', 'refund', 'dispute', 'close-dispute'],
  ...['subscribe', 'renew', 'mail-checkouts'],
  ...['kill', 'kill', 'kill', 'kill', 'stop', 'refuse', 'away', 'stall', 'clock', 'crm', 'crm', 'smtp', 'stripe'],
  ...['lose-webhooks', 'network'],
] as const;

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
  const happening = record({ kind: constantFrom(...kinds), after: gap, who: nat(1000), what: nat(1000) });
  return record({
    processes: nat(2).map((more) => 1 + more),
    payments: constantFrom('test', 'stripe'),
    crm: oneof({ weight: 4, arbitrary: constantFrom(true) }, { weight: 1, arbitrary: constantFrom(false) }),
    limits: boolean(),
    happenings: array(happening, { minLength: count, maxLength: 2 * count, size: 'max' }),
  });
}
