import { TODAY_DAYS_BACK, type HelperToday, type Today } from '../../../contract/today.ts';
import type { Config } from '../../config/config.ts';
import { countEverybody, countUnanswered } from '../../store/desk/today-people.ts';
import type { Store } from '../../store/engine/store.ts';
import { countNearMisses } from '../../store/leads/near-misses.ts';
import { countSetAside } from '../../store/leads/set-aside.ts';
import { countOrders } from '../../store/orders/owner-orders.ts';
import { addDays, dayOf, startOfDay } from '../../time/days.ts';
import { asTime, type Block, type ReadyBlock } from './today-block.ts';
import { readCallsToday, readUnconfirmed } from './today-calls.ts';
import { readCheckouts } from './today-checkouts.ts';
import { readPauses, readStuck } from './today-deliveries.ts';
import { readNearMisses, type OpenNearMisses } from './today-near-misses.ts';
import { readOrderTroubles } from './today-orders.ts';
import { readFollowUps, readUnanswered } from './today-people.ts';

interface TodayDeps {
  readonly store: Pick<Store, 'db'>;
  readonly config: Config;
  readonly now: number;
  /** Is told of each part that could not be read. */
  readonly onFailure: (part: string, error: unknown) => void;
}

const DAY_MS = 86_400_000;

/** Reads each part by itself: one that fails is told as failed, and the others stand. */
function openParts(onFailure: TodayDeps['onFailure']) {
  const failures: unknown[] = [];
  let parts = 0;
  async function settle<Value, Otherwise>(part: string, read: () => Promise<Value>, otherwise: Otherwise) {
    parts += 1;
    try {
      return await read();
    } catch (error) {
      failures.push(error);
      onFailure(part, error);
      return otherwise;
    }
  }
  return {
    settle,
    block: <Line>(part: string, read: () => Promise<ReadyBlock<Line>>): Promise<Block<Line>> =>
      settle(part, read, { state: 'failed' } as const),
    count: (part: string, read: () => Promise<number>) => settle(part, read, null),
    /** Where all of them fail the database is away. */
    requireOne() {
      if (failures.length === parts) throw failures[0];
    },
  };
}

type Parts = ReturnType<typeof openParts>;

const nobody: OpenNearMisses = new Map();
const failed = { block: { state: 'failed' } as const, told: nobody };

/** People to turn to, and calls; but for those who are told of elsewhere. */
async function readPeople(
  { store: { db }, config, now }: TodayDeps,
  { settle, block, count }: Parts,
  toldElsewhere: OpenNearMisses,
) {
  const timeZone = config.siteTimeZone;
  const day = dayOf(now, timeZone);
  const before = startOfDay(addDays(day, 1), timeZone);
  const since = now - TODAY_DAYS_BACK * DAY_MS;
  const misses = await settle('near misses', () => readNearMisses(db, { since }), failed);
  // Both blocks of people come from one count.
  let counting: ReturnType<typeof countUnanswered> | undefined;
  const counted = () => (counting ??= countUnanswered(db, since));
  const wanted = { since, counted, told: new Map([...misses.told, ...toldElsewhere]), timeZone };
  const [people, calls, followUps, reactivations, held, everybody, deals] = await Promise.all([
    block('new people', () => readUnanswered(db, 'other', wanted)),
    block('calls', () => readCallsToday(db, { now, before, timeZone })),
    block('follow-ups', () => readFollowUps(db, { before, timeZone })),
    block('reactivations', () => readUnanswered(db, 'reactivation', wanted)),
    block('unconfirmed calls', () => readUnconfirmed(db, { now, timeZone })),
    count('count of people', () => countEverybody(db)),
    count('count of near misses', () => countNearMisses(db)),
  ]);
  const blocks = { people, calls, nearMisses: misses.block, followUps, reactivations, held };
  return { at: asTime(now), timeZone, day, ...blocks, rooms: { people: everybody, deals } };
}

/**
 * What asks for a person today.
 * @throws what the first part failed with, where every part did
 */
export async function readToday(deps: TodayDeps): Promise<Today> {
  const { store, config, now, onFailure } = deps;
  const { db } = store;
  const parts = openParts(onFailure);
  const { block, count, settle } = parts;
  const since = now - TODAY_DAYS_BACK * DAY_MS;
  const left = await settle('checkouts', () => readCheckouts(db, { since, now }), failed);
  const [{ rooms, ...people }, orders, deliveries, pauses, setAside, allOrders] = await Promise.all([
    readPeople(deps, parts, left.told),
    block('orders', () => readOrderTroubles(db, now)),
    block('deliveries', () => readStuck(db, config)),
    block('pauses', () => readPauses(db, config)),
    count('count of what is set aside', () => countSetAside(db)),
    count('count of orders', () => countOrders(db, { find: '', standing: undefined, now })),
  ]);
  parts.requireOne();
  return {
    ...people,
    checkouts: left.block,
    orders,
    deliveries,
    pauses,
    rooms: { ...rooms, setAside, orders: allOrders },
  };
}

/**
 * What asks for a helper today: people and calls, no money and no messages.
 * @throws what the first part failed with, where every part did
 */
export async function readHelperToday(deps: TodayDeps): Promise<HelperToday> {
  const parts = openParts(deps.onFailure);
  const today = await readPeople(deps, parts, nobody);
  parts.requireOne();
  return today;
}
