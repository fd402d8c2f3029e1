/** A paragraph is at least so many lines, and at least and at most so wide. */
const LEAST_LINES = 4;
const LEAST_WIDTH = 22;
const MOST_WIDTH = 100;
/** How many of its line ends must stand within a sentence. */
const LEAST_WITHIN = 0.25;

/** A line's end within a sentence, without which nothing was broken. */
const ANY_WITHIN = /[a-z0-9,] ?\n(?:> ?)?[a-z]/;

const STARTS_ITSELF = /^(?:[•*>-]|[A-Z][\w /#.]{1,24}:|https?:|www\.)/;

function firstWord(line: string): string {
  return /^\S+/.exec(line)?.[0] ?? '';
}

/** Whether somebody's mail program broke the line here: the next word had no room. */
function isFull(line: string, next: string, width: number): boolean {
  return line.length <= width && line.length + 1 + firstWord(next).length > width && !STARTS_ITSELF.test(next);
}

function isWithin(line: string, next: string): boolean {
  return /[a-z0-9,]$/.test(line) && /^[a-z]/.test(next);
}

/** The lines of a block as far as they are one paragraph that was broken at one width. */
function unwrapBlock(lines: readonly string[]): string[] {
  const width = Math.max(0, ...lines.filter((line) => !line.startsWith('http')).map(({ length }) => length));
  if (lines.length < LEAST_LINES || width < LEAST_WIDTH || width > MOST_WIDTH) return [...lines];
  const joins = lines.slice(1).map((next, at) => isFull(lines[at] ?? '', next, width));
  const joined = joins.filter(Boolean).length;
  const within = joins.filter((isJoined, at) => isJoined && isWithin(lines[at] ?? '', lines[at + 1] ?? '')).length;
  if (joined < LEAST_LINES - 1 || joined < joins.length * 0.6 || within < joined * LEAST_WITHIN) return [...lines];
  const whole: string[] = [];
  lines.forEach((line, at) => {
    if (at > 0 && joins[at - 1] === true) whole.push(`${whole.pop() ?? ''} ${line}`);
    else whole.push(line);
  });
  return whole;
}

/** Paragraphs that a mail program broke into lines of one width, each in one line again; lists and sheets stay as they are. */
export function unwrapLines(text: string): string {
  if (!ANY_WITHIN.test(text)) return text;
  const lines = text.split('\n');
  const unwrapped: string[] = [];
  let block: string[] = [];
  const close = (): void => {
    unwrapped.push(...unwrapBlock(block));
    block = [];
  };
  for (const raw of lines) {
    const line = raw.trimEnd();
    if (line === '' || line.length > MOST_WIDTH || line.includes('\t')) {
      close();
      unwrapped.push(line);
    } else block.push(line);
  }
  close();
  return unwrapped.length === lines.length ? text : unwrapped.join('\n');
}
