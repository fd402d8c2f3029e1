/** How long the bar behind a row is (`.barred`), beside the longest one; the row says the same in figures. */
export function barOf(value: number, most: number): { backgroundSize: string } {
  const percent = most > 0 ? Math.max(0, value / most) * 100 : 0;
  return { backgroundSize: `${percent.toFixed(1)}% 100%` };
}
