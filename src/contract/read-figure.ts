/** A single figure: `450000`, `450,000`, `450 000`, `450,000.00`, `1.2`, with nothing else beside it. */
const FIGURE = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?: \d{3}){1,3})(\.\d{1,4})?$/;
const DOLLAR_WORDS = /^(?:us\s?)?\$|\b(?:usd|dollars?)$/g;
const SQUARE_FEET_WORDS = /\b(?:sq\.?\s?ft\.?|sqft|sf|square f(?:ee|oo)t|sq\.? feet|ft2|ft²)$/;
const scales: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  m: 1_000_000,
  mm: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
};
const SCALED = /^([\d.,]{1,20})\s?(k|m|mm|mil|million|thousand)$/;

function readPlain(text: string): number | null {
  const match = FIGURE.exec(text);
  if (!match?.[1]) return null;
  return Number(`${match[1].replace(/[ ,]/g, '')}${match[2] ?? ''}`);
}

/**
 * Whole US dollars as a person typed them: `450000`, `$450,000`, `450k`, `1.2M`, `$450,000.00`. Null for a range, for
 * words, for nothing at all: what cannot be read as one figure is never guessed at.
 */
export function readDollars(text: string): number | null {
  const bare = text.trim().toLowerCase().replace(DOLLAR_WORDS, '').trim();
  const scaled = SCALED.exec(bare);
  const figure = scaled ? readPlain(scaled[1] ?? '') : readPlain(bare);
  if (figure === null) return null;
  return Math.round(figure * (scales[scaled?.[2] ?? ''] ?? 1));
}

/** Whole square feet as a person typed them: `1450`, `1,450 sq ft`, `1450sf`. Null for a range or words. */
export function readSquareFeet(text: string): number | null {
  const bare = text.trim().toLowerCase().replace(SQUARE_FEET_WORDS, '').trim();
  const figure = readPlain(bare);
  return figure === null ? null : Math.round(figure);
}

/** A count that may end in a half or a plus: `3`, `2.5`, `6+`. Null where it is none of these. */
export function readRooms(text: string): number | null {
  const match = /^(\d{1,2}(?:\.5)?)\+?$/.exec(text.trim());
  return match?.[1] === undefined ? null : Number(match[1]);
}

/** Four digits. Null where it is anything else. */
export function readYear(text: string): number | null {
  return /^\d{4}$/.test(text.trim()) ? Number(text.trim()) : null;
}
