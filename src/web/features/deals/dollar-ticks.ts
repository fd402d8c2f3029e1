const ROUND = [1, 1.5, 2, 2.5, 5, 10] as const;

/** Round figures from zero along an axis that ends at `endDollars`: at most `most` steps. */
export function roundTicks(endDollars: number, most: number): readonly number[] {
  const least = endDollars / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (ROUND.find((round) => power * round >= least) ?? 10);
  return Array.from({ length: Math.floor(endDollars / step) + 1 }, (_, tick) => tick * step);
}

/** `$390k`, `$1.2M`: a figure along an axis. */
export function tickText(dollars: number): string {
  if (dollars === 0) return '$0';
  if (dollars >= 1_000_000) return `$${Number((dollars / 1_000_000).toFixed(1))}M`;
  return `$${Math.round(dollars / 1000)}k`;
}
