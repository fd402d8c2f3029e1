import { compactText, isWide } from './compact-text.ts';

/** A line of the text without quote marks, bullets, stamps; and the same in small letters, for looking things up. */
export interface Line {
  readonly text: string;
  readonly low: string;
  /** An empty line stood before it. */
  readonly afterGap: boolean;
}

const MAX_LINES = 20_000;
const EDGES = new Set([' ', '\t', '\r', '•', '*', '|', '=', '_', '~']);
const STARTS = new Set([...EDGES, '>', '-']);
const ENDS = new Set([...EDGES, '!']);

/** Without the quote marks, bullets and rules that lines begin and end with. */
function trimEdges(line: string): string {
  let start = 0;
  let end = line.length;
  while (start < end && STARTS.has(line.charAt(start))) start += 1;
  while (end > start && ENDS.has(line.charAt(end - 1))) end -= 1;
  return line.slice(start, end);
}

const STAMP =
  /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]m)?\]?\s?(?:-\s)?(?:[^:\d]{1,40}:|\+?[\d -]{7,20}:)/i;
/** `3 bds2 ba1,302 sqft`, as a card's parts are pasted. */
const GLUED = /(\d ?(?:bds?|beds?|ba|baths?|br|sq ?ft))(?=\d)/gi;
const SPEAKER = /^(?:you|me|seller|buyer|agent|wholesaler|english|español|espanol):\s/i;

/** `Label ......... value` as a label and its value; three or more blanks part cells. */
function plainCells(line: string): string {
  if (!/\.\.| {2}|\t|: ?:/.test(line)) return line;
  let plain = line;
  if (plain.includes('...'))
    plain = plain
      .replace(/\s?\.{3,80}\s?/g, (dots) => (dots.includes(' ') || dots.length > 3 ? ': ' : ' '))
      .replace(/: ?:/g, ':')
      .replace(/ \.\.(?=\s?:)/g, '');
  // Two blanks before `Label:` part cells as well.
  if (plain.includes('  ')) plain = plain.replace(/ {2}(?=[A-Z][A-Za-z ./()#&-]{1,30}: ?\S)/g, '   ');
  if (plain.includes('  ')) plain = plain.replace(/ {3,200}/g, ' \t ').replace(/ {2}/g, ' ');
  plain = plain.replace(/\s?\.{2,80}\s?:/g, ':').replace(/: ?:/g, ':');
  return plain.includes('\t') ? plain.replace(/ ?\t ?/g, '\t').replace(/\t(?=[:=])/g, ' ') : plain;
}

/** Without who said it and when. */
function unstamped(line: string): string {
  const said = line.includes('/') && /^\[?\d{1,2}\//.test(line) ? trimEdges(line.replace(STAMP, '')) : line;
  const speaker = said.includes(':') ? SPEAKER.exec(said)?.[0] : undefined;
  return speaker === undefined || /^seller|^buyer|^agent/i.test(speaker) ? said : said.slice(speaker.length);
}

function cleanLine(raw: string): string {
  const bare = trimEdges(
    raw.startsWith('#')
      ? raw.replace(/^#{1,6} (?!(?:of|full|half|garage|bed|bath|car)\b)/i, '').replace(/^#([1-9]) (?=\d)/, '$1) ')
      : raw,
  );
  if (bare === '') return bare;
  const plain = plainCells(unstamped(bare));
  return trimEdges(/[a-z]\d/i.test(plain) ? plain.replace(GLUED, '$1 ') : plain);
}

/** A new line, a row of signs, the next number of a list, many cells in a row. */
const BREAK = /\n|[=_~]{5,200}|-{6,200}| (?=[1-9]\) )|(?<=\S) (?=(?:house|deal|property) #?[1-9][ :] ?)/i;

/** The lines that say something, in their order. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let gap = false;
  const hasWide = isWide(text);
  for (const raw of text.split(BREAK)) {
    const line = cleanLine(hasWide ? compactText(raw) : raw);
    if (line === '') {
      gap = true;
      continue;
    }
    lines.push({ text: line, low: line.toLowerCase(), afterGap: gap });
    gap = false;
    if (lines.length >= MAX_LINES) break;
  }
  return lines;
}
