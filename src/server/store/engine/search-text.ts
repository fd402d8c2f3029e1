import { sql, type RawBuilder } from 'kysely';

const patternOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a column holds a text anywhere, ignoring case; the text's own `%` and `_` stand for themselves. */
export function holdsText(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) like ${patternOf(text.toLowerCase())} escape '\\'`;
}

/** The same of a column that is stored in small letters, for a text in small letters. */
export function holdsSmallText(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${patternOf(text)} escape '\\'`;
}
