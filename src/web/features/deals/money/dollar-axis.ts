import { markets } from '../../../../../content/markets.ts';
import { roundTicks } from '../dollar-ticks.ts';

/** A maximum more than this many times the smallest one is off the axis: on a shared scale the others would be dots. */
const FAR_APART = 4;
const HEADROOM = 1.08;
const MOST_TICKS = 5;

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
  return { endDollars, ticks: roundTicks(endDollars, MOST_TICKS) };
}

/** How far along the axis a figure stands, 0 to 100; what is beyond the end stands at the end. */
export function alongAxis(dollars: number, { endDollars }: DollarAxis): number {
  return Math.round((Math.min(Math.max(dollars, 0), endDollars) / endDollars) * 1000) / 10;
}
