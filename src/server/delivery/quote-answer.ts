const QUOTED_CHARACTERS = 2000;

/** The beginning of what the other side said, as it can be stored and shown; null where it said nothing. */
export function quoteAnswer(said: string): string | null {
  const text = said.replaceAll('\0', '').trim().slice(0, QUOTED_CHARACTERS).toWellFormed();
  return text === '' ? null : text;
}
