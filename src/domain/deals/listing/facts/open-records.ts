import { scanLine } from './scan-line.ts';
import { isLabelOfWords } from './read-pairs.ts';
import type { Line } from '../split-lines.ts';

const SIGNS = ['\t', '|', ';', ','] as const;
const LEAST_COLUMNS = 4;
const MAX_HEADER = 900;
const MAX_HEADER_LINES = 200;
const QUOTED_CELLS = /^"[^"]*"(?:[,;\t]\s?"[^"]*")+$/;
const MONEY_HEADER = /price|ask|\blp\b|value|amount|rehab|repair|arv|rent|tax|\bhoa\b|fee|sale/;

/** Of a table of past sales or of taxes: no rows of homes. */
const HISTORY_COLUMN = /^(?:sale date|deed(?: type)?|book(?:\/page)?|grantor|grantee|event|assessed|land|assessment)$/i;

function lineOf(text: string, afterGap = false): Line {
  return { text, low: text.toLowerCase(), afterGap };
}

/** The cells of a row; a sign within quotation marks or within a figure parts nothing. */
function cellsOf(text: string, sign: string): string[] {
  if (sign !== ',') return text.split(sign).map((cell) => cell.trim().replace(/^"|"$/g, ''));
  return (text.match(/\s?"[^"]{0,300}"\s?|[^,"]{1,300}|,(?=,)|^,|,$/g) ?? []).map((cell) =>
    cell.trim().replace(/^"|"$/g, '').replace(/^,$/, '').trim(),
  );
}

/** `list_price` and `ListPrice` in words. */
function inWords(name: string): string {
  return name
    .replace(/[_.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
}

function isKnown(name: string): boolean {
  const low = inWords(name).toLowerCase();
  return isLabelOfWords(low) || MONEY_HEADER.test(low) || scanLine(low).some(({ kind }) => kind === 'words');
}

function headerOf(text: string): { sign: string; names: string[] } | undefined {
  if (text.length > MAX_HEADER || /\d{3}/.test(text)) return undefined;
  const sign = SIGNS.find((candidate) => text.includes(candidate) && text.split(candidate).length >= LEAST_COLUMNS);
  if (sign === undefined) return undefined;
  const names = cellsOf(text, sign);
  if (names.some((name) => /[:=]\s?\S/.test(name) || HISTORY_COLUMN.test(name))) return undefined;
  const told = names.filter((name) => name !== '');
  return told.filter(isKnown).length >= Math.max(3, told.length / 2) &&
    told.every((name) => !/^\d/.test(name)) &&
    told.filter((name) => /\d/.test(name)).length <= 1
    ? { sign, names }
    : undefined;
}

/** A table with a header: its first row becomes a line for each cell; the other rows, other deals, go. */
function openTable(lines: readonly Line[]): readonly Line[] {
  for (let index = 0; index < lines.length && index < MAX_HEADER_LINES; index += 1) {
    const header = headerOf(lines[index]?.text ?? '');
    if (!header) continue;
    const rows = lines.slice(index + 1).filter(({ text: row }) => !/^[\s|:+-]{3,}$/.test(row));
    const cells = cellsOf(rows[0]?.text ?? '', header.sign);
    if (cells.length < LEAST_COLUMNS || !/\d/.test(rows[0]?.text ?? '')) continue;
    const opened = cells.flatMap((cell, at) =>
      cell !== '' && header.names[at] ? [lineOf(`${inWords(header.names[at])}: ${cell}`)] : [],
    );
    const after = rows.findIndex(({ text: row }) => row.split(header.sign).length < LEAST_COLUMNS);
    return [...lines.slice(0, index), ...opened, ...(after < 0 ? [] : rows.slice(after))];
  }
  return lines;
}

const MEMBER =
  /"([A-Za-z][A-Za-z0-9_. ]{1,40})"\s?:\s?("(?:[^"\\]|\\.){0,400}"|-?\d{1,12}(?:\.\d{1,6})?|null|true|false)/g;
const LEAST_MEMBERS = 4;

/** A record in braces (`{"ListPrice": 127500, ...}`) as a line for each member. */
function openRecord(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => text.startsWith('"') || text.includes('":') || text.includes('" :'))) return lines;
  return lines.flatMap((line) => {
    if (!line.text.includes('":') && !line.text.includes('" :')) return [line];
    // What a name says the second time is said of a second record.
    const names = new Set<string>();
    const members = [...line.text.matchAll(MEMBER)].filter(
      ([, name = '']) => !names.has(name) && names.add(name).size > 0,
    );
    if (members.length < LEAST_MEMBERS && lines.length < LEAST_MEMBERS) return [line];
    return members.length === 0
      ? [line]
      : members.flatMap(([, name = '', value = '']) =>
          value === 'null' ? [] : [lineOf(`${inWords(name)}: ${value.replace(/^"|"$/g, '')}`)],
        );
  });
}

/** Tables, records and quoted cells as lines of `Label: value`, so that they are read like any other text. */
export function openRecords(lines: readonly Line[]): readonly Line[] {
  const plain = lines.map((line) =>
    line.text.startsWith('"') && QUOTED_CELLS.test(line.text) && cellsOf(line.text, ',').length < LEAST_COLUMNS
      ? lineOf(cellsOf(line.text, ',').join('\t'), line.afterGap)
      : line,
  );
  return openTable(openRecord(plain));
}
