import type { Kysely } from 'kysely';
import { z } from 'zod';
import { TODAY_LINES_MAX, type TodayNearMiss } from '../../../contract/today.ts';
import { findMarket } from '../../../domain/deals/assess-market-fit.ts';
import { judgeNearMiss } from '../../../domain/deals/worth-a-call.ts';
import { listOpenNearMisses } from '../../store/desk/today-people.ts';
import type { Database } from '../../store/schema/schema.ts';
import { nameMarket, nameProperty, submissionIn } from '../details/deal-details.ts';
import { readRecord } from '../details/describe-fields.ts';
import { asTime, ready, type ReadyBlock } from './today-block.ts';

/** More near misses than this in a month are a flood, of which the newest are looked at. */
const LOOKED_AT_MAX = 1000;

/** The people whose near miss is worth a call, by id; whether they asked for a reactivation too. */
export type OpenNearMisses = ReadonlyMap<string, boolean>;

const dealSchema = z.record(z.string(), z.unknown()).transform((deal) => {
  const texts = Object.entries(deal).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
});
const idsSchema = z.array(z.string());

/** The near misses that are worth a call, those that missed by least first; one for each person, since one call is enough. */
export async function readNearMisses(
  db: Kysely<Database>,
  { since }: { since: number },
): Promise<{ block: ReadyBlock<TodayNearMiss>; told: OpenNearMisses }> {
  const rows = await listOpenNearMisses(db, { since, limit: LOOKED_AT_MAX });
  const judged = rows.flatMap((row) => {
    const record = readRecord(row.fields);
    const deal = dealSchema.parse(submissionIn(record));
    const boxes = idsSchema.parse(JSON.parse(row.alternatives)).flatMap((id) => findMarket(id) ?? []);
    const worth = judgeNearMiss(deal, row.target_market, boxes);
    return worth === null ? [] : [{ row, record, deal, worth }];
  });
  const nearest = judged.toSorted((a, b) => a.worth.shareMissed - b.worth.shareMissed || b.row.last_at - a.row.last_at);
  const ofEach = [...Map.groupBy(nearest, ({ row }) => row.person_id).values()].flatMap(([first]) => first ?? []);
  const lines = ofEach.slice(0, TODAY_LINES_MAX).map(({ row, record, deal, worth }) => ({
    id: row.id,
    personId: row.person_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: nameProperty(record),
    askingPrice: deal['askingPrice'] ?? '',
    market: nameMarket(row.target_market),
    inTheWay: worth.inTheWay,
    shareMissed: worth.shareMissed,
    takers: worth.takers.map(({ title }) => title),
    lastAt: asTime(row.last_at),
    origin:
      row.touch_at === null
        ? null
        : { source: row.source ?? '', campaign: row.campaign ?? '', landingPage: row.page ?? '' },
  }));
  const told = new Map(ofEach.map(({ row }) => [row.person_id, row.reactivation > 0]));
  return { block: ready(ofEach.length, lines), told };
}
