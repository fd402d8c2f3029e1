import { z } from 'zod';

/** How soon the owner should act, in the order of the list: with `urgent` something is being lost, with `warning` something works wrongly, `info` is good to know. */
export const noticeSeverities = ['urgent', 'warning', 'info'] as const;

/** Something about this installation that the owner should know; `detail` says what to do. */
export const noticeSchema = z.object({
  /** Stays the same as long as the notice applies: `forwarded-headers`. */
  id: z.string(),
  severity: z.enum(noticeSeverities),
  title: z.string(),
  detail: z.string(),
  /** A page of the site on which the owner can fix it. */
  link: z.object({ label: z.string(), path: z.string() }).optional(),
});

/** The most pressing first. */
export const noticesSchema = z.object({ notices: z.array(noticeSchema) });

export type Notice = z.infer<typeof noticeSchema>;
