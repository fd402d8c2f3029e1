/** A single figure with nothing else beside it: `450000`, `450,000`, `450 000`. */
const WHOLE = String.raw`(\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?: \d{3}){1,3})`;
/** Two decimals at most: `450.000` may be a European 450,000 or a typing error, so it is not read. */
const PLAIN = new RegExp(`^${WHOLE}(\\.\\d{1,2})?$`);
const SCALED = new RegExp(String.raw`^${WHOLE}(\.\d{1,4})?\s?(k|m|mm|mil|million|thousand)$`);
const DOLLAR_WORDS = /^(?:us\s?)?\$|^usd\b|(?:usd|dollars?|\$)$/g;
const SQUARE_FEET_WORDS = /(?:sq\.?\s?ft\.?|sf|square f(?:ee|oo)t|sq\.? feet|ft2|ft²)$/;
const scales: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  m: 1_000_000,
  mm: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
};

/** The text in lower case, with plain spaces, without these words. */
function withoutWords(text: string, words: RegExp): string {
  return text.trim().toLowerCase().replace(/\s/g, ' ').replace(words, '').trim();
}

function toNumber(match: RegExpExecArray): number {
  return Number(`${match[1]?.replace(/[ ,]/g, '')}${match[2] ?? ''}`);
}

/**
 * Whole US dollars as a person typed them: `450000`, `$450,000`, `450k`, `1.2M`, `$450,000.00`. Null for a range, for
 * words and for an empty text: a value is never guessed.
 */
export function readDollars(text: string): number | null {
  const bare = withoutWords(text, DOLLAR_WORDS);
  const match = PLAIN.exec(bare) ?? SCALED.exec(bare);
  return match && Math.round(toNumber(match) * (scales[match[3] ?? ''] ?? 1));
}

/** Whole square feet as a person typed them: `1450`, `1,450 sq ft`, `1450sf`. Null for a range or words. */
export function readSquareFeet(text: string): number | null {
  const match = PLAIN.exec(withoutWords(text, SQUARE_FEET_WORDS));
  return match && Math.round(toNumber(match));
}

/** A count that may end in a half or a plus: `3`, `2.5`, `6+`. Null for anything else. */
export function readRooms(text: string): number | null {
  const match = /^(\d{1,2}(?:\.5)?)\+?$/.exec(text.trim());
  return match?.[1] === undefined ? null : Number(match[1]);
}

/** A year of four digits. Null for anything else. */
export function readYear(text: string): number | null {
  return /^\d{4}$/.test(text.trim()) ? Number(text.trim()) : null;
}
