import { markets } from '../../../../../content/markets.ts';

/** A maximum more than this many times the smallest one is off the axis: on a shared scale the others would be dots. */
const FAR_APART = 4;
const HEADROOM = 1.08;
const MOST_TICKS = 5;
const ROUND = [1, 1.5, 2, 2.5, 5, 10] as const;

const maxima = markets.map(({ requirements }) => requirements.priceRange.maxDollars);
const highestOfMany = Math.max(...maxima.filter((dollars) => dollars <= Math.min(...maxima) * FAR_APART));

/** One axis of dollars from zero for all boxes, with figures along it. */
export interface DollarAxis {
  readonly endDollars: number;
  readonly ticks: readonly number[];
}

/** An axis on which the usual maxima and these figures, in whole dollars, find room. */
export function dollarAxis(figures: readonly number[]): DollarAxis {
  const endDollars = Math.max(highestOfMany, ...figures) * HEADROOM;
  const least = endDollars / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (ROUND.find((round) => power * round >= least) ?? 10);
  const count = Math.floor(endDollars / step) + 1;
  return { endDollars, ticks: Array.from({ length: count }, (_, tick) => tick * step) };
}

/** How far along the axis a figure stands, 0 to 100; what is beyond the end stands at the end. */
export function alongAxis(dollars: number, { endDollars }: DollarAxis): number {
  return Math.round((Math.min(Math.max(dollars, 0), endDollars) / endDollars) * 1000) / 10;
}

/** `390k`, `1.2M`: a figure along the axis. */
export function tickText(dollars: number): string {
  if (dollars === 0) return '$0';
  if (dollars >= 1_000_000) return `$${Number((dollars / 1_000_000).toFixed(1))}M`;
  return `$${Math.round(dollars / 1000)}k`;
}
