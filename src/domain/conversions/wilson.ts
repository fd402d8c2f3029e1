/** Of a standard normal distribution, 95 % lie within so many deviations of the middle. */
const Z = 1.959_963_984_540_054;

/** A share and between which two it lies in 95 of 100 cases; all from 0 to 1. */
export interface ShareInterval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The share of successes among tries, with its Wilson score interval at 95 %, which holds for few tries too. Null without tries. More successes than
 * tries are read as all of them: a visitor can convert twice.
 */
export function wilsonInterval(successes: number, tries: number): ShareInterval | null {
  if (tries <= 0) return null;
  const share = Math.min(1, Math.max(0, successes / tries));
  const scale = 1 + Z ** 2 / tries;
  const middle = (share + Z ** 2 / (2 * tries)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2));
  // The ends meet 0 and 1 exactly, but for rounding.
  return {
    share,
    low: share === 0 ? 0 : Math.max(0, middle - half),
    high: share === 1 ? 1 : Math.min(1, middle + half),
  };
}
