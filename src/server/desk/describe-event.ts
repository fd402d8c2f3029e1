import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { PersonEvent } from '../../contract/people.ts';
import type { DeskIdentity } from '../owner/desk-identity.ts';
import type { Database } from '../store/schema/schema.ts';
import { nameField } from './details/describe-fields.ts';

type EventRow = Selectable<Database['person_events']>;

/** What is stored of each kind of event. */
const words: Readonly<Record<EventRow['kind'], (data: unknown) => string>> = {
  note: (data) => z.object({ text: z.string() }).parse(data).text,
  called: () => 'Called',
  status: (data) => {
    const { from, to } = z.object({ from: z.string(), to: z.string() }).parse(data);
    return `${nameField(from)} to ${nameField(to)}`;
  },
  follow_up: (data) => {
    const { to } = z.object({ to: z.string().nullable() }).parse(data);
    return to === null ? 'No follow-up any more' : `Follow up on ${to}`;
  },
  tag: (data) => {
    const { added, removed } = z.object({ added: z.array(z.string()), removed: z.array(z.string()) }).parse(data);
    return [...added.map((tag) => `Tagged ${tag}`), ...removed.map((tag) => `No longer tagged ${tag}`)].join(', ');
  },
  joined: (data) => `Joined with ${namesIn(data)}`,
  split: (data) => `Split off ${namesIn(data)}`,
  consent: (data) => {
    const { channel, how } = z.object({ channel: z.string(), how: z.string() }).parse(data);
    const what = channel === 'sms' ? 'Wants no more text messages' : 'Wants no more reminders by mail';
    return how === 'link' ? `${what}, by the link in a mail` : what;
  },
  sent: (data) => `Sent again: ${nameField(z.object({ kind: z.string() }).parse(data).kind)}`,
};

/** Addresses and numbers without the letter that says which of both a key is. */
function namesIn(data: unknown): string {
  const { keys } = z.object({ keys: z.array(z.string()) }).parse(data);
  return keys.map((key) => key.slice(2)).join(', ');
}

/** What was done, in words, and by whom as it is told to `viewer`. */
export function describeEvent(
  { id, at, who, member_id: memberId, kind, data }: EventRow,
  { viewer, names }: { viewer: DeskIdentity; names: ReadonlyMap<string, string> },
): PersonEvent {
  const name = memberId === null ? null : (names.get(memberId) ?? '');
  const own = who === 'owner' && memberId === viewer.memberId;
  return { id, at: new Date(at).toISOString(), who, name, own, kind, text: words[kind](JSON.parse(data)) };
}
