import type { Kysely } from 'kysely';
import { TODAY_FOLLOW_UPS_MAX, TODAY_LINES_MAX, type TodayPerson } from '../../../contract/today.ts';
import { listFollowUps, listUnanswered, type Unanswered } from '../../store/desk/today-people.ts';
import type { PersonRecord } from '../../store/people/list-people.ts';
import type { Database } from '../../store/schema/schema.ts';
import { presentPeople } from '../list-people.ts';
import { ready, type ReadyBlock } from './today-block.ts';
import type { OpenNearMisses } from './today-near-misses.ts';

type Db = Kysely<Database>;

async function presentLines(db: Db, people: readonly PersonRecord[], timeZone: string): Promise<TodayPerson[]> {
  const listed = await presentPeople(db, people, timeZone);
  return listed.map(({ id, name, email, phone, what, subject, lastAt, followUpOn, origin }) => ({
    id,
    name,
    email,
    phone,
    what,
    subject,
    lastAt,
    followUpOn,
    origin,
  }));
}

interface UnansweredWanted {
  readonly since: number;
  /** How many there are of either. */
  readonly counted: () => Promise<Readonly<Record<Unanswered, number>>>;
  readonly told: OpenNearMisses;
  readonly timeZone: string;
}

/** People to whom nobody has turned, but for those whose near miss is told of already. */
export async function readUnanswered(
  db: Db,
  which: Unanswered,
  { since, counted, told, timeZone }: UnansweredWanted,
): Promise<ReadyBlock<TodayPerson>> {
  const counts = await counted();
  const except = [...told].flatMap(([id, isReactivation]) =>
    isReactivation === (which === 'reactivation') ? [id] : [],
  );
  const people = await listUnanswered(db, which, { since, except, limit: TODAY_LINES_MAX });
  return ready(Math.max(people.length, counts[which] - except.length), await presentLines(db, people, timeZone));
}

/** Those to come back to until the end of today. */
export async function readFollowUps(
  db: Db,
  { before, timeZone }: { before: number; timeZone: string },
): Promise<ReadyBlock<TodayPerson>> {
  const { total, people } = await listFollowUps(db, { before, limit: TODAY_FOLLOW_UPS_MAX });
  return ready(total, await presentLines(db, people, timeZone));
}
