import { sql, type RawBuilder } from 'kysely';

/** Whether a column holds a text anywhere, ignoring case; the text's own `%` and `_` stand for themselves. */
export function holdsText(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
