import type { Transaction } from 'kysely';
import type { Language } from '../../contract/languages.ts';
import { handOver } from '../store/engine/unit-effects.ts';
import { tags } from '../store/identity/tag-people.ts';
import type { Database } from '../store/schema/schema.ts';
import { SPANISH_TAG } from '../words/language-facts.ts';

/** Tags whoever left a thing in Spanish, after its person was handed over. */
export async function tagReader(
  tx: Transaction<Database>,
  language: Language | undefined,
  itemId: string,
): Promise<void> {
  if (language === 'es') await handOver(tx, tags, { itemId, tag: SPANISH_TAG });
}
