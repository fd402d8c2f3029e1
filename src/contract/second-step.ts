import { z } from 'zod';
import { boundedPassword } from './limits.ts';
import { newPassword } from './owner-members.ts';
import { codeField } from './owner-session.ts';

/** What whoever asks has to sign in with; times are ISO 8601 in UTC. */
export const ownSignInSchema = z.object({
  /** Where the password is changed: the owner of OWNER_PASSWORD has it in the server's settings. */
  passwordIn: z.enum(['desk', 'settings']),
  /** Since when a code is asked for after the password; null where none is. */
  since: z.string().nullable(),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.number(),
});
export type OwnSignIn = z.infer<typeof ownSignInSchema>;

/** The old password, and the new one in `next`. */
export const changePasswordSchema = z.object({ password: boundedPassword(200), next: newPassword });

/** Whoever sets up a second step gives their password again. */
export const setUpSchema = z.object({ password: boundedPassword(200) });
/** What an app is given: the secret in base32, and `otpauth://totp/...` for a QR code. */
export const begunSetUpSchema = z.object({ secret: z.string(), address: z.string() });

export const secondStepCodeSchema = z.object({ code: codeField });
/** Each is good once in place of a code of the app. They are told here and nowhere else. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
