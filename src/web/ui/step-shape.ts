/** A chart is drawn at this size and stretched to its container. */
export const BOARD_WIDTH = 1000;
export const BOARD_HEIGHT = 100;

const ROUND_STEPS = [1, 2, 3, 4, 5, 6, 8, 10];

/** The smallest round figure that is not below the greatest value; the top line of a chart. */
export function roundCeiling(values: readonly number[]): number {
  const greatest = Math.max(1, ...values);
  const magnitude = 10 ** Math.floor(Math.log10(greatest));
  return (ROUND_STEPS.find((step) => step * magnitude >= greatest) ?? 10) * magnitude;
}

/** A line that holds each value for one step and then rises or falls to the next. */
export function stepLine(values: readonly number[], ceiling: number): string {
  const width = BOARD_WIDTH / values.length;
  return values
    .map((value, index) => {
      const height = round(BOARD_HEIGHT * (1 - value / ceiling));
      return `${index === 0 ? `M0 ${height}` : `V${height}`}H${round(width * (index + 1))}`;
    })
    .join('');
}

/** The steps with a name below the chart: all if there are few, else the first of each equal stretch. */
export function labelledSteps(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const stretch = Math.ceil(count / most);
  return Array.from({ length: Math.ceil(count / stretch) }, (_, index) => index * stretch);
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
