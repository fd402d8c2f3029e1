import { z } from 'zod';
import { trendAskedShape, checkDays } from './days-asked.ts';

/** By what visits are told apart: where they came from, through which campaign, by which page they came in, and on what. */
export const cutNames = ['source', 'campaign', 'page', 'device'] as const;
export type CutName = (typeof cutNames)[number];

export const cutKinds = ['named', 'none', 'unknown', 'others'] as const;

/** `named:letter`, `none:`, `unknown:` or `others:`; a name may hold colons. */
const ONLY = /^(named:.+|none:|unknown:|others:)$/s;
const ONLY_MAX_LENGTH = 300;

export const cutsAskedSchema = z
  .object({
    ...trendAskedShape,
    by: z.enum(cutNames, 'Please ask for source, campaign, page or device').default('source'),
    /** The one row whose days are wanted. */
    only: z.string().max(ONLY_MAX_LENGTH).regex(ONLY, 'Please ask for a row as named:letter').optional(),
  })
  .superRefine(checkDays);

const counts = { visitors: z.number().int(), conversions: z.number().int() };
const periodSchema = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(z.object({ date: z.string(), ...counts })),
  totals: z.object(counts),
});

/**
 * The visitors and conversions of some days, by one thing that tells visits apart; the rows add up to `totals`, which are the dashboard's. `kind` says what
 * `name` is, as in the attribution figures; `unknown` is what came without a visit that the browser told of. A conversion counts on its own day, in the row of
 * its visit. `only` has the days of the one row that was asked for, beside those they are compared with, counted for as much time as the trend's.
 */
export const cutsSchema = z.object({
  by: z.enum(cutNames),
  rows: z.array(z.object({ kind: z.enum(cutKinds), name: z.string(), ...counts })),
  totals: z.object(counts),
  only: z.object({ now: periodSchema, before: periodSchema, countedUntil: z.string().nullable() }).nullable(),
  /** Days that are still being counted, as after an upgrade; they are in no row. */
  pendingDays: z.number().int(),
  /** When the last hours were counted, if not just now: on a site with very many visits they are not counted anew for each reading, and `totals` are of that instant. */
  countedAt: z.string().nullable(),
});

/** How many visitors opened a page in the last five minutes. */
export const liveSchema = z.object({ visitors: z.number().int() });

export type Cuts = z.infer<typeof cutsSchema>;
export type CutRow = Cuts['rows'][number];
