import type { Kysely, Selectable, Transaction } from 'kysely';
import { askOverRows } from '../engine/over-rows.ts';
import type { Database } from '../schema/schema.ts';
import { holderColumns, type Holder } from './holders.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;
/** Null is the owner of OWNER_PASSWORD. */
type MemberId = string | null;

export type PushDeviceRecord = Selectable<Database['push_devices']>;

/** A device, and whose it is. */
export type HeldDevice = PushDeviceRecord & Holder;

/** So many devices are told of one thing, the newest first. */
export const TOLD_AT_ONCE_MAX = 100;

const standing = (db: Db) => db.selectFrom('push_devices').where('push_devices.removed_at', 'is', null);

const held = (db: Db) =>
  standing(db)
    .leftJoin('desk_members', (join) =>
      join.onRef('desk_members.id', '=', 'push_devices.member_id').on('desk_members.removed_at', 'is', null),
    )
    .selectAll('push_devices')
    .select(holderColumns);

/** Null where there is none, or it was removed. */
export async function findPushDevice(db: Db, id: string): Promise<HeldDevice | null> {
  return (await held(db).where('push_devices.id', '=', id).executeTakeFirst()) ?? null;
}

/** Everybody's, in the order in which they were made. */
export async function listPushDevices(db: Db): Promise<HeldDevice[]> {
  return held(db).orderBy('push_devices.made_at').orderBy('push_devices.id').execute();
}

/** Every group of leads reads this: each device that stands, and whether it is an owner's. */
const readStanding = askOverRows((db) =>
  standing(db)
    .leftJoin('desk_members', 'desk_members.id', 'push_devices.member_id')
    .select(['push_devices.id', 'push_devices.member_id as memberId', 'desk_members.role'])
    .orderBy('push_devices.made_at', 'desc')
    .compile(),
);

/** Who is told of something: everybody's devices, or those of owners alone. */
export type Told = (whom: { readonly ownersOnly: boolean }) => string[];

/** Asks who is told now. */
export async function askTold(db: Db): Promise<() => Promise<Told>> {
  const devices = await readStanding(db, [[]]);
  return async () => {
    const all = await devices();
    return ({ ownersOnly }) =>
      all
        .filter(({ memberId, role }) => !ownersOnly || memberId === null || role === 'owner')
        .slice(0, TOLD_AT_ONCE_MAX)
        .map(({ id }) => id);
  };
}

const isOf = (memberId: MemberId) => (memberId === null ? 'is' : '=');

/** Keeps a device, which from now on is this member's alone, and no more than `kept` of theirs: the oldest goes. */
export async function savePushDevice(tx: Tx, device: PushDeviceRecord, kept: number): Promise<void> {
  const { id: _id, ...changed } = device;
  await tx
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
  const newest = tx
    .selectFrom('push_devices')
    .select('id')
    .where('member_id', isOf(device.member_id), device.member_id)
    .where('removed_at', 'is', null)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(kept);
  await tx
    .deleteFrom('push_devices')
    .where('member_id', isOf(device.member_id), device.member_id)
    .where('id', 'not in', newest)
    .where('id', '!=', device.id)
    .execute();
}

/** Notes what came of telling a device; a success forgets earlier failures. */
export async function notePush(
  tx: Tx,
  id: string,
  outcome: { at: number; error: string | null; waitUntil: number | null },
): Promise<void> {
  const { at, error, waitUntil } = outcome;
  const told = { told_at: at, failed_at: null, last_error: null, wait_until: null };
  const failed = { failed_at: at, last_error: error, wait_until: waitUntil };
  await tx
    .updateTable('push_devices')
    .set(error === null ? told : failed)
    .where('id', '=', id)
    .execute();
}

/** Ties a device of this member to the session in which it is used now; gives whether there is one. */
export async function usePushDevice(
  tx: Tx,
  id: string,
  by: Pick<PushDeviceRecord, 'member_id' | 'session_hash' | 'password_key'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('push_devices')
    .set({ session_hash: by.session_hash, password_key: by.password_key })
    .where('id', '=', id)
    .where('member_id', isOf(by.member_id), by.member_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** It is told nothing from now on, and can be restored until it is dropped. */
export async function removePushDevice(tx: Tx, id: string, at: number): Promise<void> {
  await tx.updateTable('push_devices').set({ removed_at: at }).where('id', '=', id).execute();
}

/** Brings back a device that was removed since, of this member, or where that is undefined of anybody; gives whether there was one. */
export async function restorePushDevice(
  tx: Tx,
  id: string,
  { memberId, since }: { memberId: MemberId | undefined; since: number },
): Promise<boolean> {
  const removed = tx
    .updateTable('push_devices')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('removed_at', '>', since);
  const theirs = memberId === undefined ? removed : removed.where('member_id', isOf(memberId), memberId);
  return (await theirs.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Forgets what was removed before. */
export async function dropRemovedDevices(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom('push_devices').where('removed_at', '<=', before).execute();
}

/** Forgets a device whose push service knows it no more. */
export async function dropPushDevice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_devices').where('id', '=', id).execute();
}

/** Forgets what was used in a session that somebody ended. */
export async function dropDevicesOfSession(tx: Tx, sessionHash: string): Promise<void> {
  await tx.deleteFrom('push_devices').where('session_hash', '=', sessionHash).execute();
}

/** Forgets all of one person's devices, or those under any other password than this. */
export async function dropDevicesOf(tx: Tx, memberId: MemberId, but?: { passwordKey: string }): Promise<void> {
  await tx
    .deleteFrom('push_devices')
    .where('member_id', isOf(memberId), memberId)
    .$if(but !== undefined, (query) => query.where('password_key', '!=', but?.passwordKey ?? ''))
    .execute();
}

/** Forgets all of one person's devices but those of this session. */
export async function dropDevicesElsewhere(tx: Tx, memberId: MemberId, keptSession: string): Promise<void> {
  await tx
    .deleteFrom('push_devices')
    .where('member_id', isOf(memberId), memberId)
    .where('session_hash', '!=', keptSession)
    .execute();
}

/** What is told in this session stays told under a new password. */
export async function rekeyDevices(tx: Tx, sessionHash: string, passwordKey: string): Promise<void> {
  await tx
    .updateTable('push_devices')
    .set({ password_key: passwordKey })
    .where('session_hash', '=', sessionHash)
    .execute();
}
