import type { MemberRecord } from '../../src/server/store/access/members.ts';

/** A helper at the desk, with a password. */
export const nell: MemberRecord = {
  id: 'nell',
  name: 'Nell',
  email: 'nell@example.com',
  role: 'helper',
  password_hash: 'a hash',
  invitation_hash: null,
  invitation_ends_at: null,
  created_at: 0,
  removed_at: null,
};
