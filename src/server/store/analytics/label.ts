import type { Selectable } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { OTHER_REFERRERS } from './rollups.ts';

/** What a name is, as lists tell it: null where nothing is known, empty where there is none. */
export function labelOf(name: string | null): Pick<Selectable<Database['daily_earned']>, 'kind' | 'name'> {
  if (name === null) return { kind: 'unknown', name: '' };
  if (name === '') return { kind: 'none', name };
  return name === OTHER_REFERRERS ? { kind: 'others', name: '' } : { kind: 'named', name };
}
