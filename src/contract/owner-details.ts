import { z } from 'zod';

/**
 * How a value is written: a short text, one of several lines, a telephone number, an e-mail address, an instant (ISO 8601 in UTC), a calendar day
 * (`YYYY-MM-DD`), or a picture's upload id. Whatever it is, a stranger may have typed it.
 */
const detailKinds = ['text', 'long', 'phone', 'email', 'time', 'day', 'picture'] as const;

/** One thing that somebody wrote, chose or agreed to, under its label. */
export const detailSchema = z.object({ label: z.string(), value: z.string(), kind: z.enum(detailKinds) });

/**
 * The visit in which something came; each is empty where the visit had none: a direct visit, no campaign. `source` is the label of the link, or
 * else the referring site, as in what earned what.
 */
export const originSchema = z.object({ source: z.string(), campaign: z.string(), landingPage: z.string() });

export type Detail = z.infer<typeof detailSchema>;
export type Origin = z.infer<typeof originSchema>;
