const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A percent figure as text: `6.7%`; `0%` if there is no figure. */
export function formatPercent(percent: number | null | undefined, decimals: 0 | 1): string {
  if (percent === null || percent === undefined || !Number.isFinite(percent)) return '0%';
  return `${(decimals === 0 ? whole : oneDecimal).format(percent)}%`;
}

/**
 * Parts of a whole in percent, rounded to the decimals that are shown, halves up; 0 if the whole is 0. Every rate of the desks is rounded here, once: from
 * the two counts, so that neither a rounded rate nor a fraction that binary numbers cannot hold is rounded again.
 */
export function percentOf(part: number, total: number, decimals: 0 | 1 = 1): number {
  const scale = 10 ** decimals;
  return total === 0 ? 0 : Math.floor((part * 200 * scale + total) / (2 * total)) / scale;
}

/** `count` divided by `each`, with one decimal (`3.1`); null if `each` is 0. */
export function formatPerEach(count: number, each: number): string | null {
  return each === 0 ? null : oneDecimal.format(count / each);
}
