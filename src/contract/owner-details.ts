import { z } from 'zod';

/**
 * How a value is shown: a short text, a text of several lines, a telephone number, an e-mail address, an instant (ISO 8601 in UTC), a calendar day
 * (`YYYY-MM-DD`), a picture's upload id, or the path of a page that the visitor has too. Treat every value as typed by a stranger.
 */
const detailKinds = ['text', 'long', 'phone', 'email', 'time', 'day', 'picture', 'page'] as const;

/** One thing that somebody wrote, chose or agreed to, under its label. */
export const detailSchema = z.object({ label: z.string(), value: z.string(), kind: z.enum(detailKinds) });

/**
 * The visit behind a lead or an order. A part is empty if the visit has none: a direct visit, no campaign. `source` is the link's label, or else
 * the referring site, as in the attribution figures.
 */
export const originSchema = z.object({ source: z.string(), campaign: z.string(), landingPage: z.string() });

export type Detail = z.infer<typeof detailSchema>;
export type Origin = z.infer<typeof originSchema>;
