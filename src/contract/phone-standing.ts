import { z } from 'zod';

/** Whether somebody picks up the phone now, by the server's clock and the owner's hours. Instants in ISO 8601, UTC. */
export const phoneStandingSchema = z.object({
  /** The server's clock: the visitor's own may be wrong. */
  now: z.string(),
  /** By how much the owner's clock is ahead of UTC. */
  offsetMinutes: z.number().int(),
  /** `open`: somebody picks up. `busy`: within the hours, and in a call or away. `untold`: no hours are set, and nothing is claimed. */
  state: z.enum(['open', 'busy', 'closed', 'untold']),
  /** Whether the phone is closed and it is night at the owner's. */
  isNight: z.boolean(),
  /** When that changes, in words: `until 3 PM`, `from 9 AM tomorrow`; null where that is far away. */
  change: z.string().nullable(),
  /** Until when this answer holds. */
  until: z.string(),
});
export type PhoneStandingAnswer = z.infer<typeof phoneStandingSchema>;
