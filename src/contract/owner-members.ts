import { z } from 'zod';
import { browserEmailField } from './email.ts';
import { boundedPassword, boundedText } from './limits.ts';
import { deskRoles } from './owner-session.ts';

/** The fewest letters of a password that somebody sets by an invitation. */
export const PASSWORD_MIN_LENGTH = 12;

const role = z.enum(deskRoles);

/** Somebody who may sign in; times are ISO 8601 in UTC. */
export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  /** Whether they have set a password. */
  joined: z.boolean(),
  /** Until when their link can be used; null where none can. */
  invitedUntil: z.string().nullable(),
  createdAt: z.string(),
  /** Whether a code is asked for after their password. */
  secondStep: z.boolean(),
});
export const membersSchema = z.object({
  members: z.array(memberSchema),
  /** The same of the owner of OWNER_PASSWORD. */
  firstOwnerSecondStep: z.boolean(),
});
export type Member = z.infer<typeof memberSchema>;

export const inviteSchema = z.object({
  name: boundedText(100).pipe(z.string().min(1, 'Please write a name')),
  email: browserEmailField,
  role,
});
/** A link by which its bearer sets a password, once. It is told here and nowhere else. */
export const invitedSchema = z.object({ id: z.string(), link: z.string(), endsAt: z.string() });

export const setRoleSchema = z.object({ role });

/** What stands after `#invitation=` in the link. */
const token = boundedText(100);
export const invitationSchema = z.object({ token });
export const invitationToSchema = z.object({ name: z.string(), email: z.string(), role });
export const newPassword = boundedPassword(200).pipe(
  z.string().min(PASSWORD_MIN_LENGTH, `Please take at least ${PASSWORD_MIN_LENGTH} letters`),
);
export const acceptInvitationSchema = z.object({ token, password: newPassword });
