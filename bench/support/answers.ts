/** Length of one whole answer at the start of the text, or null while it is incomplete. */
export function answerLength(received: string): number | null {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head + 2));
  const whole = head + 4 + Number(length?.[1] ?? 0);
  return received.length >= whole ? whole : null;
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
