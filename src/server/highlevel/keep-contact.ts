import { z } from 'zod';
import type { Call } from './highlevel-api.ts';
import type { KnownIds } from './known-ids.ts';
import type { Plan } from './plan-event.ts';
import { HighLevelRefusal, isDuplicateContact, isMissing } from './refusal.ts';

const upserted = z.object({ contact: z.object({ id: z.string().min(1) }) });

/** Where contacts are kept. */
export interface Desk {
  readonly call: Call;
  readonly ids: KnownIds;
  readonly locationId: string;
}

export const contactPath = (id: string) => `/contacts/${encodeURIComponent(id)}`;

/** `Dana`, `Reyes`; HighLevel greets people by their first name. */
function splitName(name: string | null): { firstName?: string; lastName?: string } {
  const [firstName = '', ...others] = (name ?? '').trim().split(/\s+/);
  const lastName = others.join(' ');
  return { ...(firstName !== '' && { firstName }), ...(lastName !== '' && { lastName }) };
}

const channelNames = { sms: 'SMS', email: 'Email' } as const;

/** Do not disturb, by channel. A contact's other channels stay as they are. */
function doNotDisturb(quiet: Plan['quiet']): { dndSettings?: object } {
  if (quiet.length === 0) return {};
  const setting = { status: 'active', message: 'Withdrawn on the website', code: '' };
  return { dndSettings: Object.fromEntries(quiet.map((channel) => [channelNames[channel], setting])) };
}

/** A number with an extension is none that HighLevel takes. */
const withoutExtension = (phone: string | null) => phone?.split(';')[0] ?? null;

function waysToReach({ email, phone }: Plan['person']): { email?: string; phone?: string } {
  const number = withoutExtension(phone);
  return { ...(email !== null && { email }), ...(number !== null && { phone: number }) };
}

/** The id under which this person is known; of people who turned out to be them another's, where they have none of their own. */
async function findContact({ ids }: Desk, { person, joined }: Plan): Promise<string | null> {
  let found = await ids.find('contact', person.id);
  for (const id of joined) {
    const theirs = await ids.find('contact', id);
    if (theirs === null) continue;
    if (found === null) await ids.save('contact', person.id, (found = theirs));
    await ids.forget('contact', id);
  }
  return found;
}

/** Brings a contact up to date. Says whether it is still there. */
async function updateContact({ call }: Desk, id: string, reach: object, rest: object): Promise<boolean> {
  const put = async (body: object) => call({ method: 'PUT', path: contactPath(id), body });
  try {
    await put({ ...reach, ...rest });
  } catch (error) {
    if (!(error instanceof HighLevelRefusal)) throw error;
    if (isMissing(error)) return false;
    // Another contact there has this address or number; who is who there is for its owner to say.
    if (!isDuplicateContact(error)) throw error;
    await put(rest);
  }
  return true;
}

/** Makes sure of a person's contact and gives its id. An answer that got lost leaves no second one: HighLevel finds the first by e-mail and phone. */
export async function keepContact(
  desk: Desk,
  plan: Plan,
  customFields: readonly { id: string; field_value: string }[],
): Promise<string> {
  const { call, ids, locationId } = desk;
  const { person, contact, tags, quiet } = plan;
  const reach = waysToReach(person);
  const rest = { ...splitName(person.name), ...(customFields.length > 0 && { customFields }), ...doNotDisturb(quiet) };
  const known = await findContact(desk, plan);
  if (known !== null && contact === 'ensure') return known;
  let id = known;
  if (id !== null && !(await updateContact(desk, id, reach, rest))) {
    await ids.forget('contact', person.id);
    id = null;
  }
  if (id === null) {
    const body = { locationId, ...reach, ...rest };
    ({ id } = upserted.parse(await call({ method: 'POST', path: '/contacts/upsert', body })).contact);
    await ids.save('contact', person.id, id);
  }
  // Tags in an upsert would replace those that were given there.
  if (tags.length > 0) await call({ method: 'POST', path: `${contactPath(id)}/tags`, body: { tags } });
  return id;
}
