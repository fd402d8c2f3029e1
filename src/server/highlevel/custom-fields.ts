import { z } from 'zod';
import {
  highLevelFactNames,
  highLevelFacts,
  type HighLevelFact,
  type HighLevelSettings,
} from '../../contract/highlevel.ts';
import type { Call } from './highlevel-api.ts';
import type { Facts } from './plan-event.ts';

/** Fields are made rarely, so their list is asked for rarely. */
export const FIELDS_KEPT_MS = 5 * 60_000;

const listed = z.object({ customFields: z.array(z.object({ id: z.string(), fieldKey: z.string().optional() })) });

/** The ids of a location's custom fields of contacts, by id and by key. */
export type FieldIds = ReadonlyMap<string, string>;

export async function listFields(call: Call, locationId: string): Promise<FieldIds> {
  const path = `/locations/${encodeURIComponent(locationId)}/customFields`;
  const { customFields } = listed.parse(await call({ method: 'GET', path, query: { model: 'contact' } }));
  const byKey = customFields.flatMap(({ id, fieldKey }) =>
    fieldKey === undefined ? [] : [[fieldKey.toLowerCase(), id] as const],
  );
  return new Map([...customFields.map(({ id }) => [id, id] as const), ...byKey]);
}

/** The id of a field as the owner named it: by its id, or by its key with or without `contact.`. */
export function findField(known: FieldIds, named: string): string | null {
  const key = named.toLowerCase();
  return known.get(named) ?? known.get(key) ?? known.get(`contact.${key}`) ?? null;
}

/** `Package (contact.pakage)` */
export const nameRow = (fact: HighLevelFact, field: string) => `${highLevelFacts[fact].name} (${field})`;

/** Rows of the owner's table whose field is not there. */
export function findStrayRows(
  known: FieldIds,
  fields: HighLevelSettings['fields'],
): { fact: HighLevelFact; field: string }[] {
  return highLevelFactNames.flatMap((fact) => {
    const field = fields[fact];
    return field === undefined || findField(known, field) !== null ? [] : [{ fact, field }];
  });
}

/** What to write into which field; what has no field there is left out. */
export function fillFields(
  known: FieldIds,
  fields: HighLevelSettings['fields'],
  facts: Facts,
): { id: string; field_value: string }[] {
  return highLevelFactNames.flatMap((fact) => {
    const [field, value] = [fields[fact], facts[fact]];
    const id = field === undefined ? null : findField(known, field);
    return id === null || value === undefined ? [] : [{ id, field_value: value }];
  });
}
