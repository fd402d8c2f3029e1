import { LineCounter, parseDocument } from 'yaml';

/** Some editors put a mark before the first line. */
const FRONT_MATTER = /^\uFEFF?---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/;
/** The dashes above it. */
const LINES_ABOVE = 1;

/** What stands above a text, between its dashes. */
export interface FrontMatter {
  readonly values: unknown;
  /** The text below it. */
  readonly text: string;
  /** The line in the file of a value, or of the nearest thing around it; null where the file has no front matter. */
  lineOf(path: readonly PropertyKey[]): number | null;
}

/** Reads a text's front matter; what is no YAML is told as the parser tells it. */
export function readFrontMatter(file: string): FrontMatter {
  const [, yaml, text] = FRONT_MATTER.exec(file) ?? [];
  if (yaml === undefined || text === undefined) return { values: undefined, text: file, lineOf: () => null };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
    const offset =
      typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range) ? node.range[0] : null;
    if (typeof offset === 'number') return lines.linePos(offset).line + LINES_ABOVE;
    return path.length === 0 ? LINES_ABOVE : lineOf(path.slice(0, -1));
  };
  const [broken] = document.errors;
  if (broken !== undefined) {
    const [why = ''] = broken.message.split('\n');
    throw new FrontMatterError(why.replace(/ at line .*$/, ''), (broken.linePos?.[0].line ?? 0) + LINES_ABOVE);
  }
  return { values: document.toJS(), text, lineOf };
}

/** Front matter that is no YAML, and the line in the file where it ends to be. */
export class FrontMatterError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}
