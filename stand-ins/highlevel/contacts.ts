import { complain, makeId, refuse, textOf, unprocessable, well, type Body, type Reply } from './answers.ts';

export interface StandInContact {
  readonly id: string;
  email?: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  dnd: boolean;
  /** By channel, as HighLevel names them. */
  readonly quiet: Set<string>;
  readonly tags: Set<string>;
  /** By the ids of the fields. */
  readonly fields: Map<string, unknown>;
}

const members = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'customFields',
  'dnd',
  'dndSettings',
  'tags',
  'source',
];
const PHONE = /^\+[1-9]\d{6,14}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const channels = new Set(['Call', 'Email', 'SMS', 'WhatsApp', 'GMB', 'FB']);
const statuses = new Set(['active', 'inactive', 'permanent']);

const settingsIn = (dndSettings: unknown): [string, unknown][] =>
  typeof dndSettings === 'object' && dndSettings !== null ? Object.entries(dndSettings) : [];
const statusOf = (setting: unknown): unknown =>
  typeof setting === 'object' && setting !== null && 'status' in setting ? setting.status : undefined;
const activeIn = (dndSettings: unknown) =>
  settingsIn(dndSettings).flatMap(([channel, setting]) => (statusOf(setting) === 'active' ? [channel] : []));

function complainOfChannels(dndSettings: unknown): string[] {
  return settingsIn(dndSettings).flatMap(([channel, setting]) => [
    ...(channels.has(channel) ? [] : [`dndSettings.property ${channel} should not exist`]),
    ...(statuses.has(String(statusOf(setting))) ? [] : [`dndSettings.${channel}.status must be a valid enum value`]),
  ]);
}

/** The contacts of one location, which allows no duplicates. */
export function createContacts(fieldIds: readonly string[]) {
  const contacts: StandInContact[] = [];
  const find = (id: string) => contacts.find((contact) => contact.id === id);
  const missing = (id: string) => refuse(400, `Contact with id ${id} not found`);
  const byEmail = (email: string | undefined) =>
    contacts.find((contact) => email !== undefined && contact.email?.toLowerCase() === email.toLowerCase());
  const byPhone = (phone: string | undefined) =>
    contacts.find((contact) => phone !== undefined && contact.phone === phone);

  function complainOf(body: Body, known: readonly string[]): string[] {
    const { email, phone, customFields } = body;
    const fields: unknown[] = Array.isArray(customFields) ? customFields : [];
    const stray = fields.filter(
      (field) =>
        typeof field !== 'object' || field === null || !('id' in field) || !fieldIds.includes(String(field.id)),
    );
    return [
      ...complain(body, known, []),
      ...(email !== undefined && !EMAIL.test(textOf(email) ?? '') ? ['email must be an email'] : []),
      ...(phone !== undefined && !PHONE.test(textOf(phone) ?? '') ? ['phone must be a valid phone number'] : []),
      ...(customFields !== undefined && !Array.isArray(customFields) ? ['customFields must be an array'] : []),
      ...complainOfChannels(body['dndSettings']),
      ...stray.map((field) => `customFields: unknown custom field ${JSON.stringify(field)}`),
    ];
  }

  function write(contact: StandInContact, body: Body): void {
    const { email, phone, firstName, lastName, customFields, dnd, dndSettings } = body;
    const values = { email, phone, firstName, lastName };
    for (const [name, value] of Object.entries(values))
      if (value !== undefined) Object.assign(contact, { [name]: value });
    if (typeof dnd === 'boolean') contact.dnd = dnd;
    for (const channel of activeIn(dndSettings)) contact.quiet.add(channel);
    for (const { id, field_value: value } of Array.isArray(customFields) ? customFields : [])
      contact.fields.set(String(id), value);
  }

  const present = ({ tags, fields, quiet, ...contact }: StandInContact, locationId: string) => ({
    ...contact,
    locationId,
    tags: [...tags],
    dndSettings: Object.fromEntries([...quiet].map((channel) => [channel, { status: 'active' }])),
    customFields: [...fields].map(([id, value]) => ({ id, value })),
  });

  return {
    all: contacts,
    find,
    upsert(body: Body, locationId: string): Reply {
      const complaints = complainOf(body, ['locationId', ...members]);
      if (complaints.length > 0) return unprocessable(...complaints);
      const [email, phone] = [textOf(body['email']), textOf(body['phone'])];
      if (email === undefined && phone === undefined) return refuse(400, 'Contact needs at least an email or a phone');
      const known = byEmail(email) ?? byPhone(phone);
      const contact = known ?? {
        id: makeId(),
        dnd: false,
        quiet: new Set<string>(),
        tags: new Set<string>(),
        fields: new Map<string, unknown>(),
      };
      // Where the other value is another contact's, it is left alone.
      const isOthers = phone !== undefined && byPhone(phone) !== undefined && byPhone(phone) !== contact;
      write(contact, isOthers ? { ...body, phone: undefined } : body);
      if (known === undefined) contacts.push(contact);
      return well({ new: known === undefined, contact: present(contact, locationId) }, known === undefined ? 201 : 200);
    },
    update(id: string, body: Body, locationId: string): Reply {
      const contact = find(id);
      if (contact === undefined) return missing(id);
      const complaints = complainOf(body, members);
      if (complaints.length > 0) return unprocessable(...complaints);
      const [email, phone] = [byEmail(textOf(body['email'])), byPhone(textOf(body['phone']))];
      for (const [matchingField, other] of Object.entries({ email, phone }))
        if (other !== undefined && other !== contact)
          return refuse(400, 'This location does not allow duplicated contacts.', {
            meta: { contactId: other.id, matchingField },
          });
      write(contact, body);
      return well({ succeded: true, contact: present(contact, locationId) });
    },
    addTags(id: string, body: Body): Reply {
      const contact = find(id);
      if (contact === undefined) return missing(id);
      if (!Array.isArray(body['tags'])) return unprocessable('tags must be an array');
      for (const tag of body['tags']) contact.tags.add(String(tag));
      return well({ tags: [...contact.tags] }, 201);
    },
    remove(id: string): Reply {
      const at = contacts.findIndex((contact) => contact.id === id);
      if (at < 0) return missing(id);
      contacts.splice(at, 1);
      return well({ succeded: true });
    },
    findDuplicate(query: URLSearchParams, locationId: string): Reply {
      const found = byEmail(query.get('email') ?? undefined) ?? byPhone(query.get('number') ?? undefined);
      return well({ contact: found === undefined ? null : present(found, locationId) });
    },
  };
}
export type Contacts = ReturnType<typeof createContacts>;
