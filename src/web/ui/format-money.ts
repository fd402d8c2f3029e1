import { tellFigure } from '../../contract/tell-figure.ts';

const CENTS_IN_DOLLAR = 100;

/** Integer cents as dollars with two decimals: 250000 is `$2,500.00`. */
export function formatCents(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / CENTS_IN_DOLLAR);
  const rest = Math.abs(cents) % CENTS_IN_DOLLAR;
  return `${cents < 0 ? '-' : ''}$${tellFigure(whole)}.${String(rest).padStart(2, '0')}`;
}

/** `cents` divided by `count`, rounded to the cent; 0 if `count` is 0. */
export function centsEach(cents: number, count: number): number {
  return count === 0 ? 0 : Math.round(cents / count);
}

/** 5000 is `$5,000`. */
export function formatWholeDollars(dollars: number): string {
  return `$${tellFigure(dollars)}`;
}
