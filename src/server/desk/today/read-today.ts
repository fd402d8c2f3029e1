import { TODAY_DAYS_BACK, type Today } from '../../../contract/today.ts';
import type { Config } from '../../config/config.ts';
import { countEverybody, countUnanswered } from '../../store/desk/today-people.ts';
import type { Store } from '../../store/engine/store.ts';
import { countNearMisses } from '../../store/leads/near-misses.ts';
import { countSetAside } from '../../store/leads/set-aside.ts';
import { countOrders } from '../../store/orders/owner-orders.ts';
import { addDays, dayOf, startOfDay } from '../../time/days.ts';
import { asTime, type Block, type ReadyBlock } from './today-block.ts';
import { readCallsToday, readUnconfirmed } from './today-calls.ts';
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

/**
 * What asks for a person today. Each part is read by itself: one that fails is told as failed, and the others stand. Where all of them fail the database
 * is away.
 * @throws what the first part failed with, where every part did
 */
export async function readToday({ store: { db }, config, now, onFailure }: TodayDeps): Promise<Today> {
  const timeZone = config.siteTimeZone;
  const day = dayOf(now, timeZone);
  const before = startOfDay(addDays(day, 1), timeZone);
  const since = now - TODAY_DAYS_BACK * DAY_MS;
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
  const block = <Line>(part: string, read: () => Promise<ReadyBlock<Line>>): Promise<Block<Line>> =>
    settle(part, read, { state: 'failed' } as const);
  const count = (part: string, read: () => Promise<number>) => settle(part, read, null);

  const none: OpenNearMisses = new Map();
  const misses = await settle('near misses', () => readNearMisses(db, { since }), {
    block: { state: 'failed' } as const,
    told: none,
  });
  // Both blocks of people come from one count.
  let counting: ReturnType<typeof countUnanswered> | undefined;
  const counted = () => (counting ??= countUnanswered(db, since));
  const wanted = { since, counted, told: misses.told, timeZone };
  const [people, calls, orders, deliveries, pauses, followUps, reactivations, held, ...rooms] = await Promise.all([
    block('new people', () => readUnanswered(db, 'other', wanted)),
    block('calls', () => readCallsToday(db, { now, before, timeZone })),
    block('orders', () => readOrderTroubles(db, now)),
    block('deliveries', () => readStuck(db, config)),
    block('pauses', () => readPauses(db, config)),
    block('follow-ups', () => readFollowUps(db, { before, timeZone })),
    block('reactivations', () => readUnanswered(db, 'reactivation', wanted)),
    block('unconfirmed calls', () => readUnconfirmed(db, { now, timeZone })),
    count('count of people', () => countEverybody(db)),
    count('count of what is set aside', () => countSetAside(db)),
    count('count of near misses', () => countNearMisses(db)),
    count('count of orders', () => countOrders(db, { find: '', standing: undefined })),
  ]);
  if (failures.length === parts) throw failures[0];
  return {
    at: asTime(now),
    timeZone,
    day,
    people,
    calls,
    nearMisses: misses.block,
    orders,
    deliveries,
    pauses,
    followUps,
    reactivations,
    held,
    rooms: { people: rooms[0], setAside: rooms[1], deals: rooms[2], orders: rooms[3] },
  };
}
