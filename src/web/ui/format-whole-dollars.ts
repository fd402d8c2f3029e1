/** 5000 is `$5,000`. */
export function formatWholeDollars(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}
