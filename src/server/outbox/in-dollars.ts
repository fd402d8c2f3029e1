/** A sum as messages write it: `$1,500.00`. */
export function inDollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
