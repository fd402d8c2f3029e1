import { z } from 'zod';

/** How soon the owner should act: `urgent` loses something now, `warning` works wrongly, `info` is good to know. In this order they are shown. */
export const noticeSeverities = ['urgent', 'warning', 'info'] as const;

/** Something about this installation that the owner should know; `detail` says what to do. */
export const noticeSchema = z.object({
  /** Stays the same while the matter stands: `forwarded-headers`. */
  id: z.string(),
  severity: z.enum(noticeSeverities),
  title: z.string(),
  detail: z.string(),
  /** A page of the site on which it can be put right. */
  link: z.object({ label: z.string(), path: z.string() }).optional(),
});

/** The most pressing first. */
export const noticesSchema = z.object({ notices: z.array(noticeSchema) });

export type Notice = z.infer<typeof noticeSchema>;
