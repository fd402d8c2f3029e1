import { sql, type Kysely, type RawBuilder } from 'kysely';
import { FOUND_PEOPLE_MAX } from '../../../contract/people.ts';
import { readsInPieces } from '../engine/in-one-go.ts';
import { isAfter, newestFirst, type Place } from '../engine/newest-first.ts';
import { holdsSmallText } from '../engine/search-text.ts';
import type { Database } from '../schema/schema.ts';
import { phoneKey } from './person-item.ts';

type Db = Kysely<Database>;

const WORDS_MAX = 8;
/** So many digits with nothing but a number's own signs between them are looked for as digits. */
const DIGITS_MIN = 4;

/** What has to be in the text of one thing: every word of the search, or the digits of a number. */
function matching(find: string): RawBuilder<boolean> {
  const words = find
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
  const all = sql.join<boolean>(
    words.map((word) => holdsSmallText('text', word)),
    sql` and `,
  );
  const digits = /^[\d\s().+-]+$/.test(find) ? find.replaceAll(/\D/g, '') : '';
  if (digits.length < DIGITS_MIN) return sql<boolean>`(${all})`;
  return sql<boolean>`((${all}) or ${holdsSmallText('text', digits)})`;
}

type Match = Pick<Database['person_items'], 'person_id' | 'at' | 'id'>;

/** The things in whose text it is, the newest first: in pieces where reading keeps others waiting, else as many at once as people are wanted. */
async function* readMatching(db: Db, wanted: RawBuilder<boolean>): AsyncGenerator<readonly Match[]> {
  const matches = db
    .selectFrom('person_items')
    .select(['person_id', 'at', 'id'])
    .where(wanted)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  if (readsInPieces(db)) {
    for await (const piece of newestFirst(db, 'person_items')) yield await matches.where(piece).execute();
    return;
  }
  for (let place: Place | undefined; ;) {
    const rows = await matches
      .where(isAfter(place, { time: 'at', id: 'id' }))
      .limit(FOUND_PEOPLE_MAX)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < FOUND_PEOPLE_MAX) return;
    place = { createdAt: last.at, id: last.id };
  }
}

/**
 * Whom a search finds: by name, e-mail, phone number in any spelling, property address, company or order id; the newest first, up to FOUND_PEOPLE_MAX.
 * It reads every thing that anybody left, in pieces between which others get their turn.
 */
export async function findPeople(db: Db, find: string): Promise<string[]> {
  const found = new Set<string>();
  const phone = phoneKey(find);
  if (phone !== null) {
    const known = await db
      .selectFrom('person_keys')
      .select('person_id')
      .where((row) =>
        row.or([row('key', '=', phone), row.and([row('key', '>', `${phone};`), row('key', '<', `${phone}<`)])]),
      )
      .execute();
    for (const { person_id } of known) found.add(person_id);
  }
  for await (const rows of readMatching(db, matching(find.toLowerCase()))) {
    for (const { person_id } of rows) found.add(person_id);
    if (found.size >= FOUND_PEOPLE_MAX) break;
  }
  return [...found].slice(0, FOUND_PEOPLE_MAX);
}

/** Whose a lead, a near miss, an order or a sale is; null where it is nobody's. */
export async function findPersonOfItem(db: Db, itemId: string): Promise<string | null> {
  const found = db.selectFrom('person_items').select('person_id').where('id', '=', itemId);
  return (await found.executeTakeFirst())?.person_id ?? null;
}
