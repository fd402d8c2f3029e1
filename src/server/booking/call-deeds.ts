import type { Kysely, Transaction } from 'kysely';
import { callDeeds, type CallDeed, type CallHistory } from '../../contract/owner-bookings.ts';
import { insertAudit, listAuditAbout } from '../store/access/audit.ts';
import { nameMembers } from '../store/access/members.ts';
import type { Database } from '../store/schema/schema.ts';

/** As it stands in the list of what was done; a row there is found by these words again. */
const words: Readonly<Record<CallDeed, string>> = {
  booked: 'a call, booked by hand',
  moved: 'a call, moved',
  cancelled: 'a call, cancelled',
  undone: 'a call, as it was before',
  'no-show': 'a call: nobody came',
  came: 'a call: they came after all',
};

/** The most that is shown of one call. */
const SHOWN_MAX = 50;

/** Who does something with a call: a member, or with null the owner of OWNER_PASSWORD; and when. */
export interface DoneBy {
  readonly by: string | null;
  readonly at: number;
}

/** Writes down who did what with a call, in the transaction that does it. */
export async function noteCallDeed(
  tx: Transaction<Database>,
  callId: string,
  { deed, by, at }: DoneBy & { deed: CallDeed },
): Promise<void> {
  await insertAudit(tx, { memberId: by, deed: 'changed', what: words[deed], subject: callId, at });
}

/** Who did what with a call, the latest first; `own` is whoever asks. */
export async function readCallDeeds(
  db: Kysely<Database>,
  callId: string,
  { own }: { own: string | null },
): Promise<CallHistory> {
  const [rows, names] = await Promise.all([
    listAuditAbout(db, callId, { whats: Object.values(words), limit: SHOWN_MAX }),
    nameMembers(db),
  ]);
  return rows.flatMap(({ at, member_id: memberId, what }) => {
    const deed = callDeeds.find((one) => words[one] === what);
    if (deed === undefined) return [];
    const name = memberId === null ? null : (names.get(memberId) ?? '');
    return [{ at: new Date(at).toISOString(), name, own: memberId === own, deed }];
  });
}
