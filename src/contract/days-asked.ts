import { z } from 'zod';
import { dashboardRangeSchema } from './analytics.ts';

/** The most days that are asked for at once: a leap year's. */
export const DAYS_MAX = 366;
const DAY_MS = 86_400_000;

/** How many days there are from the first to the last, `YYYY-MM-DD`, both included; 0 or less where they are the wrong way round. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

const daySchema = z.iso.date('Please send a day as 2026-11-21').regex(/^20/, 'Please send a day of this century');

const shape = { range: dashboardRangeSchema, from: daySchema.optional(), to: daySchema.optional() };

/** Refuses days that are named by half, the wrong way round, or too many. */
export function checkDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (from === undefined && to === undefined) return;
  if (from === undefined) return refuse('from', 'Please send the first day too');
  if (to === undefined) return refuse('to', 'Please send the last day too');
  if (to < from) return refuse('to', 'Please choose a last day that is not before the first');
  if (countDays(from, to) > DAYS_MAX) refuse('to', `Please choose at most ${DAYS_MAX} days`);
}

/** Which days are asked for: a range that ends today, or the days from `from` to `to`, which take its place. Days that are still to come are left out. */
export const daysAskedSchema = z.object(shape).superRefine(checkDays);

/**
 * The shape of a question that compares days. With what they are compared: the days right before (`before`), the same days of the week a year earlier (`year`, 52 weeks), or as many days from any
 * day on.
 */
export const trendAskedShape = {
  ...shape,
  against: z.union([z.enum(['before', 'year']), daySchema]).default('before'),
};
export const trendAskedSchema = z.object(trendAskedShape).superRefine(checkDays);

export type DaysAsked = z.infer<typeof daysAskedSchema>;
export type Against = z.infer<typeof trendAskedSchema>['against'];
