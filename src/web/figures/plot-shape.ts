/** A plot is drawn at this size and stretched to its container. */
export const BOARD_WIDTH = 1000;
export const BOARD_HEIGHT = 100;
/** How much of a day's width its bar takes. */
const BAR_PART = 0.72;

const ROUND_STEPS = [1, 2, 3, 4, 5, 6, 8, 10];

/** The smallest round figure that is not below the greatest value; the top line of a plot. `unit` is the least it may be. */
export function roundCeiling(values: readonly number[], unit = 1): number {
  const greatest = Math.max(unit, ...values) / unit;
  const magnitude = 10 ** Math.floor(Math.log10(greatest));
  return (ROUND_STEPS.find((step) => step * magnitude >= greatest) ?? 10) * magnitude * unit;
}

/** The middle of a day, from the left. */
export function middleOf(index: number, count: number): number {
  return round(((index + 0.5) * BOARD_WIDTH) / count);
}

function heightOf(value: number, ceiling: number): number {
  return round(BOARD_HEIGHT * (1 - Math.max(0, value) / ceiling));
}

/** A line through the values, each in the middle of its day; what a single day has is a stroke as wide as the day. */
export function linePath(values: readonly number[], ceiling: number): string {
  const [only] = values;
  if (only !== undefined && values.length === 1) return `M0 ${heightOf(only, ceiling)}H${BOARD_WIDTH}`;
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${middleOf(index, values.length)} ${heightOf(value, ceiling)}`)
    .join('');
}

/** A bar for each value, standing in the middle of its day. */
export function barPath(values: readonly number[], ceiling: number): string {
  const width = (BOARD_WIDTH / values.length) * BAR_PART;
  return values
    .map((value, index) => {
      const left = round(middleOf(index, values.length) - width / 2);
      return `M${left} ${BOARD_HEIGHT}V${heightOf(value, ceiling)}H${round(left + width)}V${BOARD_HEIGHT}`;
    })
    .join('');
}

/** The day over which a pointer is; `at` is how far along the plot it is, 0 to 1. */
export function dayAt(at: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(at * count)));
}

/** The days with a name below the plot: all if there are few, else the first of each equal stretch. */
export function labelledDays(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const stretch = Math.ceil(count / most);
  return Array.from({ length: Math.ceil(count / stretch) }, (_, index) => index * stretch);
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
