import type { DeskRole } from '../../../contract/owner-session.ts';

/** The member who holds a session or a device, as they are now; all null for the owner of OWNER_PASSWORD, and where the member is gone. */
export interface Holder {
  readonly holder_name: string | null;
  readonly holder_role: DeskRole | null;
  readonly holder_password_hash: string | null;
}

/**
 * A `Holder`, of a query that joins `desk_members`. Whoever reads the member by another statement may find a password that was changed in between, and
 * take somebody for signed out.
 */
export const holderColumns = [
  'desk_members.name as holder_name',
  'desk_members.role as holder_role',
  'desk_members.password_hash as holder_password_hash',
] as const;
