import type { DeskRole } from '../../contract/owner-session.ts';

/** Who is signed in: somebody who was invited, or with a null id and name the owner of OWNER_PASSWORD. */
export interface DeskIdentity {
  readonly memberId: string | null;
  readonly name: string | null;
  readonly role: DeskRole;
}

/** Who knows OWNER_PASSWORD. */
export const firstOwner: DeskIdentity = { memberId: null, name: null, role: 'owner' };
