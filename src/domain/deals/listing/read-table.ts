import { findLabel } from './labels.ts';
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
  const names = cellsOf(text, sign).map((cell) => findLabel(cell.toLowerCase().trim())?.name ?? '');
  return names.filter((name) => name !== '').length >= Math.max(3, names.length / 2) ? { sign, names } : undefined;
}

function line(text: string): Line {
  return { text, low: text.toLowerCase(), afterGap: false };
}

const STREET = /^(?:\d{1,6}[a-z]?|\d{1,4}x{1,3}) .{3,60}$/i;
const MONEY_CELL = /^\$?\d{1,3}(?:,?\d{3}){1,2}$|^\$?\d{2,4}k$/i;

/** What the cells of a row without a header are, by their place behind the ZIP: beds, baths, size, year, price. */
function rowWithoutHeader(text: string): Line[] | undefined {
  const sign = SIGNS.find((candidate) => text.split(candidate).length >= LEAST_COLUMNS + 3);
  if (sign === undefined || text.length > 400) return undefined;
  const cells = cellsOf(text, sign);
  const street = cells.findIndex((cell) => STREET.test(cell));
  const zip = cells.findIndex((cell) => /(?:^|[A-Za-z] )\d{5}(?:-\d{4})?$/.test(cell) && !STREET.test(cell));
  if (street < 0 || zip <= street || zip > street + 3) return undefined;
  const rest = cells.slice(zip + 1);
  const take = (name: string, pattern: RegExp): Line[] => {
    const at = rest.findIndex((cell) => cell !== '');
    const cell = rest[at] ?? '';
    if (!pattern.test(cell)) return [];
    rest.splice(0, at + 1);
    return [line(`${name}: ${cell}`)];
  };
  const rooms = [...take('bedrooms', /^\d$/), ...take('bathrooms', /^\d(?:\.\d{1,2})?$/)];
  if (rooms.length < 2) return undefined;
  const house = [...take('living area', /^\d{1,2},?\d{3}$|^\d{3}$/), ...take('year built', /^(?:18|19|20)\d\d$/)];
  const sums = rest.filter((cell) => MONEY_CELL.test(cell));
  const price = sums.length === 1 ? [line(`price: ${sums[0] ?? ''}`)] : [];
  const others = rest.filter((cell) => !MONEY_CELL.test(cell)).map(line);
  return [line(cells.slice(street, zip + 1).join(', ')), ...rooms, ...house, ...price, ...others];
}

/** A table with a header: its first row becomes a line for each cell, the other rows (other deals) go. */
export function openTable(lines: readonly Line[]): readonly Line[] {
  for (const [index, { text }] of lines.slice(0, 200).entries()) {
    const header = headerOf(text);
    const loose = header ? undefined : rowWithoutHeader(text);
    if (loose)
      return [
        ...lines.slice(0, index),
        ...loose,
        ...lines.slice(index + 1).filter((next) => rowWithoutHeader(next.text) === undefined),
      ];
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
