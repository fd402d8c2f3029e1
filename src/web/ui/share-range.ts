/** Shares of fewer than these are told as counts alone: a percent would promise too much. */
const PERCENT_FROM = 10;
/** Of 95 in 100 samples the true share lies within the range. */
const Z = 1.96;

/** Between which percents the true share of `part` in `total` lies in 95 of 100 cases (Wilson's interval), in whole percents. */
export function shareRange(part: number, total: number): { low: number; high: number } {
  const share = part / total;
  const spread = Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  const [middle, whole] = [share + Z ** 2 / (2 * total), 1 + Z ** 2 / total];
  const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100);
  return { low: percent((middle - spread) / whole), high: percent((middle + spread) / whole) };
}

/** A share in words that say how sure it is: `2 of 3`; from ten on also `30%, likely 18 to 45%`. */
export function describeShare(part: number, total: number): { counts: string; percent: string | null } {
  const counts = `${part.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
  if (total < PERCENT_FROM) return { counts, percent: null };
  const { low, high } = shareRange(part, total);
  return { counts, percent: `${Math.round((part / total) * 100)}%, likely ${low} to ${high}%` };
}
