import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import { consentChannels, withdrawnHow } from '../../../contract/consent.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** What is stored of a withdrawal: what it ended, and by which things that had been given. */
const withdrawnSchema = z.object({
  channel: z.enum(consentChannels),
  how: z.enum(withdrawnHow),
  version: z.string().nullable(),
  wording: z.string().nullable(),
  /** The things by which text messages had been agreed to. */
  items: z.array(z.string()),
  /** The keys of the mails that were stopped. */
  stops: z.array(z.string()),
});
export type WithdrawnData = z.infer<typeof withdrawnSchema>;

export const readWithdrawn = (data: string): WithdrawnData => withdrawnSchema.parse(JSON.parse(data));

const VALUES_MAX = 500;
const WITHDRAWALS_MAX = 50;

const given = z.object({ smsConsent: z.object({ version: z.string(), wording: z.string().nullable() }) });

/** The words that were agreed to in a lead or a near miss. */
async function readWording(db: Db, id: string): Promise<Pick<WithdrawnData, 'version' | 'wording'>> {
  const lead = await db.selectFrom('leads').select('fields').where('id', '=', id).executeTakeFirst();
  const row = lead ?? (await db.selectFrom('near_misses').select('fields').where('id', '=', id).executeTakeFirst());
  const consent = given.safeParse(JSON.parse(row?.fields ?? 'null')).data?.smsConsent;
  return { version: consent?.version ?? null, wording: consent?.wording ?? null };
}

async function setItems(tx: Tx, items: readonly string[], consent: 0 | 1): Promise<void> {
  for (let from = 0; from < items.length; from += VALUES_MAX)
    await tx
      .updateTable('person_items')
      .set({ consent })
      .where('id', 'in', items.slice(from, from + VALUES_MAX))
      .execute();
}

/** Ends the consent to text messages of somebody; null where there is none. Of two at once one ends it. */
export async function endTexts(
  tx: Tx,
  personId: string,
): Promise<Pick<WithdrawnData, 'version' | 'wording' | 'items'> | null> {
  const ended = await tx
    .updateTable('people')
    .set({ consent: 0 })
    .where('id', '=', personId)
    .where('consent', '=', 1)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return null;
  const rows = await tx
    .selectFrom('person_items')
    .select('id')
    .where('person_id', '=', personId)
    .where('consent', '=', 1)
    .orderBy('at', 'desc')
    .execute();
  const items = rows.map(({ id }) => id);
  await setItems(tx, items, 0);
  return { items, ...(await readWording(tx, items[0] ?? '')) };
}

/** Takes the end of a consent to text messages back. */
export async function resumeTexts(tx: Tx, personId: string, items: readonly string[]): Promise<void> {
  await setItems(tx, items, 1);
  await foldConsent(tx, personId);
}

async function foldConsent(tx: Tx, personId: string): Promise<void> {
  const consent = sql<number>`case when exists (select 1 from person_items where person_id = ${personId} and consent = 1) then 1 else 0 end`;
  await tx.updateTable('people').set({ consent }).where('id', '=', personId).execute();
}

/** The withdrawals of somebody, the latest first. */
export async function listWithdrawn(db: Db, personId: string): Promise<(WithdrawnData & { id: string; at: number })[]> {
  const rows = await db
    .selectFrom('person_events')
    .select(['id', 'at', 'data'])
    .where('person_id', '=', personId)
    .where('kind', '=', 'consent')
    .orderBy('at', 'desc')
    .limit(WITHDRAWALS_MAX)
    .execute();
  return rows.map(({ id, at, data }) => ({ id, at, ...readWithdrawn(data) }));
}

/** Where two people turn out to be one, what either withdrew ends what the other had agreed to before. */
export async function holdWithdrawn(tx: Tx, personId: string): Promise<void> {
  const last = (await listWithdrawn(tx, personId)).find(({ channel }) => channel === 'sms');
  if (last === undefined) return;
  await tx
    .updateTable('person_items')
    .set({ consent: 0 })
    .where('person_id', '=', personId)
    .where('consent', '=', 1)
    .where('at', '<=', last.at)
    .execute();
  await foldConsent(tx, personId);
}

/** Takes a withdrawal out of the history, if it was noted since; gives what it ended. */
export async function dropWithdrawn(
  tx: Tx,
  personId: string,
  { eventId, since }: { eventId: string; since: number },
): Promise<(WithdrawnData & { at: number }) | null> {
  const row = await tx
    .deleteFrom('person_events')
    .where('id', '=', eventId)
    .where('person_id', '=', personId)
    .where('kind', '=', 'consent')
    .where('at', '>=', since)
    .returning(['data', 'at'])
    .executeTakeFirst();
  return row === undefined ? null : { ...readWithdrawn(row.data), at: row.at };
}
