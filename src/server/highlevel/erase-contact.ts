import { z } from 'zod';
import type { HighLevelSettings } from '../../contract/highlevel.ts';
import { eventSchema } from '../../contract/events.ts';
import { contactPath, type Desk } from './keep-contact.ts';
import { HighLevelRefusal, isMissing } from './refusal.ts';

/** What a contact is tagged with whose person was erased here. */
export const ERASED_TAG = 'foyer-erased';

const found = z.object({ contact: z.object({ id: z.string() }).nullish() });
const erasure = eventSchema('person.erased');
/** The id that the contact had, kept with the message until it arrives. */
const hint = z.object({ contactId: z.string().nullish() });

/** Who is to be erased; null where the message tells of no erasure. */
export function readErasure(body: unknown): { email: string | null; contactId: string | null } | null {
  const parsed = erasure.safeParse(body);
  if (!parsed.success) return null;
  return { email: parsed.data.data.person?.email ?? null, contactId: hint.parse(body).contactId ?? null };
}

async function findByEmail({ call, locationId }: Desk, email: string | null): Promise<string | null> {
  if (email === null) return null;
  const query = { locationId, email };
  return found.parse(await call({ method: 'GET', path: '/contacts/search/duplicate', query })).contact?.id ?? null;
}

/**
 * Marks the contact of somebody who was erased, or deletes it, as the owner chose. Marked, it says so in a tag, is not contacted any more, and what Foyer
 * wrote into its fields is gone. Gives what there is to know of it.
 */
export async function eraseContact(
  desk: Desk,
  { deletesErased }: Pick<HighLevelSettings, 'deletesErased'>,
  who: { email: string | null; contactId: string | null },
  ownFields: readonly string[],
): Promise<string | null> {
  const { call } = desk;
  const id = who.contactId ?? (await findByEmail(desk, who.email));
  if (id === null) return 'HighLevel knows nobody by this address';
  const path = contactPath(id);
  try {
    if (deletesErased) {
      await call({ method: 'DELETE', path });
      return null;
    }
    await call({ method: 'POST', path: `${path}/tags`, body: { tags: [ERASED_TAG] } });
    const customFields = ownFields.map((field) => ({ id: field, field_value: '' }));
    await call({ method: 'PUT', path, body: { dnd: true, ...(customFields.length > 0 && { customFields }) } });
    return null;
  } catch (error) {
    if (error instanceof HighLevelRefusal && isMissing(error)) return 'The contact is gone from HighLevel already';
    throw error;
  }
}
