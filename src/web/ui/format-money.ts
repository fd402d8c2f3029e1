const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const CENTS_IN_DOLLAR = 100;

/** Integer cents as dollars with two decimals: 250000 is `$2,500.00`. */
export function formatCents(cents: number): string {
  return dollars.format(cents / CENTS_IN_DOLLAR);
}

/** So many cents for each of `count`, rounded to the cent; 0 where there is nothing to divide by. */
export function centsEach(cents: number, count: number): number {
  return count === 0 ? 0 : Math.round(cents / count);
}
