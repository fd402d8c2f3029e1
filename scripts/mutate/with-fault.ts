/** A stretch of a source, and what stands there instead. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly now: string;
}

/** The source with the fault in it. */
export const withFault = (source: string, { start, end, now }: Replacement): string =>
  source.slice(0, start) + now + source.slice(end);
