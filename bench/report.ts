/** One measured figure beside what the design asks for. */
export interface Figure {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  /** As people read it: `<= 0.7`, `>= 15,000`. */
  readonly target: string;
  readonly met: boolean;
}

/** Hands the figures of one bench to `npm run bench`, as a line of JSON. */
export function report(name: string, figures: readonly Figure[]): void {
  process.stdout.write(`${JSON.stringify({ name, figures })}\n`);
}
