import { z } from 'zod';
import { EMAIL_MAX_LENGTH, boundedPassword, boundedText } from './limits.ts';

/** Six digits of the app, or a recovery code, however they are spaced. */
export const codeField = boundedText(40).pipe(z.string().min(1, 'Please type the code'));

/** An owner may do everything; a helper works with people, calls and deals, and sees no money. */
export const deskRoles = ['owner', 'helper'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** Without an e-mail address it is the owner of OWNER_PASSWORD who signs in. */
export const ownerSignInSchema = z.object({
  email: boundedText(EMAIL_MAX_LENGTH).default(''),
  password: boundedPassword(200),
});

/** A code of the app, or a recovery code, after the right password. */
export const signInCodeSchema = z.object({
  /** As the answer to the password told it. */
  ticket: boundedText(200).pipe(z.string().min(1, 'Please give your password first')),
  code: codeField,
});

/** Whether somebody is signed in, and who: the owner of OWNER_PASSWORD has no name here. */
export const ownerSessionSchema = z.object({
  signedIn: z.boolean(),
  role: z.enum(deskRoles).optional(),
  name: z.string().nullable().optional(),
  /** The password is right, and a code is asked for: `signInCodeSchema` takes it with this ticket, within ten minutes. */
  ticket: z.string().optional(),
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
