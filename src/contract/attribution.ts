import { z } from 'zod';

/** What is asked of where people came from: which site or label sent them, where they came in, and for which campaign. */
export const touchAspects = ['sources', 'pages', 'campaigns'] as const;
export type TouchAspect = (typeof touchAspects)[number];

/**
 * What came of one source, page or campaign. `kind` says what `name` is: `named` is its own; `none` is a direct visit, or no campaign;
 * `unknown` is whoever's browser told nothing; `others` is what the list has no room for. `revenueCents` is what the sales figures call revenue.
 */
export const earnedSchema = z.object({
  kind: z.enum(['named', 'none', 'unknown', 'others']),
  /** Empty where it has none of its own. */
  name: z.string(),
  leads: z.number().int(),
  sales: z.number().int(),
  revenueCents: z.number().int(),
});

/** Each list adds up to the totals, what earned most first. */
const touchSchema = z.object({
  sources: z.array(earnedSchema),
  pages: z.array(earnedSchema),
  campaigns: z.array(earnedSchema),
});

/**
 * The leads and the sales of a range by where they came from. `first` is the earliest visit known of the person, `last` the one in which it
 * happened; a person is one address, however they write it.
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
