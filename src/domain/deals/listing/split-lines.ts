/** A line of the text without quote marks, bullets, stamps; and the same in small letters, for looking things up. */
export interface Line {
  readonly text: string;
  readonly low: string;
  /** An empty line stood before it. */
  readonly afterGap: boolean;
}

const MAX_LINES = 20_000;
const EDGE = /^[\s>•*|\-=_~]{1,200}|[\s•*|=_~!]{1,200}$/g;
const STAMP =
  /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]m)?\]?\s?(?:-\s)?(?:[^:\d]{1,40}:|\+?[\d -]{7,20}:)/i;
/** `3 bds2 ba1,302 sqft`, as a card's parts are pasted. */
const GLUED = /(\d ?(?:bds?|beds?|ba|baths?|br|sq ?ft))(?=\d)/gi;
const SPEAKER = /^(?:you|me|seller|buyer|agent|wholesaler|english|español|espanol):\s/i;

/** `Label ......... value` as a label and its value; two or more blanks part cells. */
function plainCells(line: string): string {
  return line
    .replace(/\s?\.{3,80}\s?/g, (dots) => (dots.includes(' ') || dots.length > 3 ? ': ' : ' '))
    .replace(/ {3,200}/g, ' \t ')
    .replace(/ {2}/g, ' ')
    .replace(/ ?\t ?/g, '\t');
}

function cleanLine(raw: string): string {
  const bare = raw.replace(EDGE, '').replace(STAMP, '').replace(EDGE, '');
  return plainCells(bare.replace(SPEAKER, (speaker) => (/^seller|^buyer|^agent/i.test(speaker) ? speaker : '')))
    .replace(GLUED, '$1 ')
    .replace(EDGE, '');
}

/** A new line, a row of signs, the next number of a list, many cells in a row. */
const BREAK = /\n|[=_~]{5,200}|-{6,200}| (?=[1-9]\) )|(?<=\S) (?=(?:house|deal|property) #?[1-9][ :] ?)/i;

/** The lines that say something, in their order. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let gap = false;
  for (const raw of text.split(BREAK)) {
    const line = cleanLine(raw);
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
