import { labelName } from './pair-lines.ts';
import type { Line } from './split-lines.ts';

const SIGNS = ['\t', '|', ';', ','] as const;
const LEAST_COLUMNS = 4;

/** The cells of a row; a comma within quotation marks or within a figure parts nothing. */
function cellsOf(text: string, sign: string): string[] {
  if (sign !== ',') return text.split(sign).map((cell) => cell.trim());
  return (text.match(/"[^"]{0,300}"|[^,"]{1,300}|,(?=,)|^,|,$/g) ?? []).map((cell) =>
    cell.replace(/^"|"$/g, '').replace(/^,$/, '').trim(),
  );
}

function headerOf(text: string): { sign: string; names: string[] } | undefined {
  if (text.length > 600 || /\d{3}/.test(text)) return undefined;
  const sign = SIGNS.find((candidate) => text.split(candidate).length >= LEAST_COLUMNS);
  if (sign === undefined) return undefined;
  const names = cellsOf(text, sign).map((cell) => labelName(cell.toLowerCase()) ?? '');
  return names.filter((name) => name !== '').length >= Math.max(3, names.length / 2) ? { sign, names } : undefined;
}

function line(text: string): Line {
  return { text, low: text.toLowerCase(), afterGap: false };
}

/** A table with a header: its first row becomes a line for each cell, the other rows (other deals) go. */
export function openTable(lines: readonly Line[]): readonly Line[] {
  for (const [index, { text }] of lines.slice(0, 200).entries()) {
    const header = headerOf(text);
    if (!header) continue;
    const rows = lines.slice(index + 1).filter(({ text: row }) => !/^[\s|:-]{3,}$/.test(row));
    const cells = cellsOf(rows[0]?.text ?? '', header.sign);
    if (cells.length < LEAST_COLUMNS || !/\d/.test(rows[0]?.text ?? '')) continue;
    const opened = cells.flatMap((cell, at) =>
      cell !== '' && header.names[at] ? [line(`${header.names[at]}: ${cell}`)] : [],
    );
    const after = rows.findIndex(({ text: row }) => row.split(header.sign).length < LEAST_COLUMNS);
    return [...lines.slice(0, index), ...opened, ...(after < 0 ? [] : rows.slice(after))];
  }
  return lines;
}
