/** 5000 is `$5,000`. */
export function formatFigure(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}
