import { sql, type Kysely, type RawBuilder } from 'kysely';
import { FOUND_PEOPLE_MAX } from '../../../contract/people.ts';
import { newestFirst } from '../engine/newest-first.ts';
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
  const wanted = matching(find.toLowerCase());
  for await (const piece of newestFirst(db, 'person_items')) {
    const rows = await db
      .selectFrom('person_items')
      .select('person_id')
      .where(piece)
      .where(wanted)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute();
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
