import type { MemberRecord } from '../store/access/members.ts';

/** Whose password it is: the one of OWNER_PASSWORD, or of a member who has set one. */
export type KnownAccount =
  { readonly kind: 'first-owner' } | { readonly kind: 'member'; readonly member: MemberRecord };

/** Whose password is given: the one of OWNER_PASSWORD, or of whoever has the address, where somebody has. */
export type Account = KnownAccount | { readonly kind: 'member'; readonly member: null };
