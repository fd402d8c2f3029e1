export interface PlotDay {
  /** `Nov 20` */
  readonly name: string;
  readonly value: number;
  /** The day of the earlier period, and what it had. */
  readonly before: { readonly name: string; readonly value: number };
}

export interface PlotProps {
  /** What is drawn, in the sense of a heading: `Visitors a day`. */
  readonly title: string;
  /** One value in words, the heading of its column: `Visitors`. */
  readonly word: string;
  readonly look: 'line' | 'bars';
  readonly days: readonly PlotDay[];
  /** Whether the last day is not over. */
  readonly unfinished: boolean;
  readonly format: (value: number) => string;
  /** The least step of the scale: 100 where values are cents. */
  readonly unit?: number;
  /** A plot that stands beside others has room for fewer names. */
  readonly wide?: boolean;
}
