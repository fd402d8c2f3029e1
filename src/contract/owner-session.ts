import { z } from 'zod';
import { EMAIL_MAX_LENGTH, boundedText } from './limits.ts';

/** An owner may do everything; a helper works with people, calls and deals, and sees no money. */
export const deskRoles = ['owner', 'helper'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** Without an e-mail address it is the owner of OWNER_PASSWORD who signs in. */
export const ownerSignInSchema = z.object({
  email: boundedText(EMAIL_MAX_LENGTH).default(''),
  password: boundedText(200),
});

/** Whether somebody is signed in, and who: the owner of OWNER_PASSWORD has no name here. */
export const ownerSessionSchema = z.object({
  signedIn: z.boolean(),
  role: z.enum(deskRoles).optional(),
  name: z.string().nullable().optional(),
});
export type DeskSession = z.infer<typeof ownerSessionSchema>;

/** Who is signed in where, most recently used first; times are ISO 8601 in UTC. Owners see everybody's, others their own. */
export const ownerSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Whose it is; null for the owner of OWNER_PASSWORD. */
      name: z.string().nullable(),
      /** Whether it belongs to whoever asks. */
      own: z.boolean(),
      /** `Firefox on Windows`. */
      browser: z.string(),
      signedInAt: z.string(),
      /** Accurate to a few minutes. */
      lastSeenAt: z.string(),
      /** Whether it is the session of this request. */
      current: z.boolean(),
    }),
  ),
});

export type OwnerSession = z.infer<typeof ownerSessionsSchema>['sessions'][number];
