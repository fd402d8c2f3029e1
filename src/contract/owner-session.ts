import { z } from 'zod';
import { boundedText } from './limits.ts';

export const ownerSignInSchema = z.object({ password: boundedText(200) });
export const ownerSessionSchema = z.object({ signedIn: z.boolean() });

/** The owner's sessions, most recently used first; times are ISO 8601 in UTC. */
export const ownerSessionsSchema = z.object({
  sessions: z.array(
    z.object({
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
