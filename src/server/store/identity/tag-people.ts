import { sql } from 'kysely';
import type { BulkWrite } from '../engine/store.ts';

/** A tag for the person who left a thing. */
export interface ItemTag {
  readonly itemId: string;
  readonly tag: string;
}

/** Tags people by what they have left, after `people` has said whose it is. */
export const tags: BulkWrite<ItemTag> = {
  name: 'tags',
  isLast: true,
  async run(tx, found) {
    for (const { itemId, tag } of found)
      await sql`
        insert into person_tags (person_id, tag)
        select person_id, ${tag} from person_items where id = ${itemId}
        on conflict do nothing`.execute(tx);
  },
};
