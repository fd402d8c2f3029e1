/** What a spreadsheet takes for a formula when a cell begins with it, also in other scripts' widths. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/u;
/** Tells a spreadsheet that the file is UTF-8. */
export const CSV_BEGINNING = '\uFEFF';

/** A cell; text that a spreadsheet would compute is kept text by an apostrophe before it. Figures are numbers, which are never touched. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n;\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file as RFC 4180 has it. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
