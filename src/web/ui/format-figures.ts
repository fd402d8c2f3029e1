const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A count with thousands separators. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** A percent figure as text: `6.7%`; `0%` if there is no figure. */
export function formatPercent(percent: number | null | undefined, decimals: 0 | 1): string {
  if (percent === null || percent === undefined || !Number.isFinite(percent)) return '0%';
  return `${(decimals === 0 ? whole : oneDecimal).format(percent)}%`;
}

/** Parts of a whole in percent, rounded to one decimal; 0 if the whole is 0. */
export function percentOf(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part * 1000) / total) / 10;
}

/** `count` divided by `each`, with one decimal (`3.1`); null if `each` is 0. */
export function formatPerEach(count: number, each: number): string | null {
  return each === 0 ? null : oneDecimal.format(count / each);
}
