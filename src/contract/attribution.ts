import { z } from 'zod';

/** The three ways to group visits: by the site or label that sent them, by landing page, and by campaign. */
export const touchAspects = ['sources', 'pages', 'campaigns'] as const;
export type TouchAspect = (typeof touchAspects)[number];

/**
 * The results of one source, page or campaign. `kind` says what `name` is: `named` has a name of its own; `none` is a direct visit, or no campaign;
 * `unknown` means that the browser sent no visit; `others` sums up what the list has no room for. `revenueCents` is revenue as in the sales figures.
 */
export const earnedSchema = z.object({
  kind: z.enum(['named', 'none', 'unknown', 'others']),
  /** Empty unless `kind` is `named`. */
  name: z.string(),
  leads: z.number().int(),
  sales: z.number().int(),
  revenueCents: z.number().int(),
});

/** Each list adds up to the totals; the highest revenue comes first. */
const touchSchema = z.object({
  sources: z.array(earnedSchema),
  pages: z.array(earnedSchema),
  campaigns: z.array(earnedSchema),
});

/**
 * The leads and sales of a range by origin. `first` is the person's earliest known visit, `last` the visit in which the lead or sale happened.
 * One person is one e-mail address, in any spelling.
 */
export const attributionSchema = z.object({
  totalLeads: z.number().int(),
  totalSales: z.number().int(),
  totalRevenueCents: z.number().int(),
  first: touchSchema,
  last: touchSchema,
  /** Whether these are sales made in test mode, as in the sales figures. */
  test: z.boolean(),
});

export type Earned = z.infer<typeof earnedSchema>;
export type Attribution = z.infer<typeof attributionSchema>;
