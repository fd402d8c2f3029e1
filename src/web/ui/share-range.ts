import { wilsonInterval } from '../../domain/conversions/wilson.ts';
import { tellFigure } from '../../contract/tell-figure.ts';

/** Shares of fewer than these are told as counts alone: a percent would promise too much. */
const PERCENT_FROM = 10;
/** Between which percents the true share of `part` in `total` lies in 95 of 100 cases (Wilson's interval), in whole percents. */
export function shareRange(part: number, total: number): { low: number; high: number } {
  const { low, high } = wilsonInterval(part, total) ?? { low: 0, high: 1 };
  return { low: Math.round(low * 100), high: Math.round(high * 100) };
}

/** A share in words that say how sure it is: `2 of 3`; from ten on also `30%, likely 18 to 45%`. */
export function describeShare(part: number, total: number): { counts: string; percent: string | null } {
  const counts = `${tellFigure(part)} of ${tellFigure(total)}`;
  if (total < PERCENT_FROM) return { counts, percent: null };
  const { low, high } = shareRange(part, total);
  return { counts, percent: `${Math.round((part / total) * 100)}%, likely ${low} to ${high}%` };
}
