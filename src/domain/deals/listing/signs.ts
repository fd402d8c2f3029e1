/** One sign of a text in its plain form, and where it ends. A form of several characters is a word (an emoji), a blank means nothing. */
interface Sign {
  readonly low: string;
  readonly end: number;
  /** Of a record's own tag, as `<YearBuilt>1955</YearBuilt>` has it: where its name ends. */
  readonly nameEnd?: number;
}

const LONGEST_TAG = 200;
const LONGEST_ENTITY = 8;
const LINE_TAGS = new Set('br p li ul ol div tr table h1 h2 h3 h4 h5 h6 dl dt dd section article header'.split(' '));
const OTHER_TAGS = new Set(
  'a abbr b big blockquote body button center code del em figure font footer form head html i img ins label main mark nav option s script select small span strike strong style sub sup tbody thead time title u'.split(
    ' ',
  ),
);
const LONGEST_VALUE = 200;
const CELL_TAGS = new Set(['td', 'th']);
const BULLETS = '★☆•·▪●◦‣▸►➤➢✔✅☑✓◆■□▶➖‧∙⭐✨🔹🔸🔥👉✳❖*';
const DASHES = '–—−‐‑―';
const PLAIN: Readonly<Record<string, string>> = {
  '“': ' ',
  '”': ' ',
  '„': ' ',
  '"': ' ',
  '‘': "'",
  '’': "'",
  '´': "'",
  '`': ' ',
  _: ' ',
  '¦': '|',
  '…': '...',
  '¡': ' ',
  '¿': ' ',
  '→': '->',
  '➡': '->',
  '➜': '->',
  '⇒': '->',
  '⟶': '->',
  '：': ':',
  '，': ',',
  '（': '(',
  '）': ')',
  '／': '/',
  '｜': '|',
  '{': ' ',
  '}': '\n',
  '[': ' ',
  ']': ' ',
  '\\': ' ',
  '®': ' ',
  '™': ' ',
  '×': 'x',
  '±': '~',
  '≈': '~',
};

/** A tag of HTML as what it stands for: a line's end, a cell's end, nothing. */
export function skipTag(text: string, at: number): Sign | undefined {
  const length = text.slice(at, at + LONGEST_TAG + 1).indexOf('>');
  if (length < 0) return undefined;
  const close = at + length;
  const from = text.charAt(at + 1) === '/' ? at + 2 : at + 1;
  let end = from;
  while (end < close && /[\w:-]/.test(text.charAt(end))) end += 1;
  if (end === from || !/[a-z]/i.test(text.charAt(from)) || text.slice(end, close).includes('\n')) return undefined;
  const name = text.slice(from, end).toLowerCase();
  if (LINE_TAGS.has(name)) return { low: '\n', end: close + 1 };
  if (CELL_TAGS.has(name)) return { low: '\t', end: close + 1 };
  if (OTHER_TAGS.has(name)) return { low: ' ', end: close + 1 };
  // A tag of a record's own is a label, and its end a line's.
  if (from === at + 2) return { low: '\n', end: close + 1 };
  const behind = text.slice(close + 1, close + 1 + LONGEST_VALUE);
  return behind.slice(behind.indexOf('<')).startsWith(`</${text.slice(from, end)}>`)
    ? { low: ':', end: close + 1, nameEnd: end }
    : { low: ' ', end: close + 1 };
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  frac14: '¼',
  '#188': '¼',
  frac12: '½',
  '#189': '½',
  frac34: '¾',
  '#190': '¾',
  sup2: '²',
  '#178': '²',
  bull: '•',
  middot: '•',
};

/** `&nbsp;`, `&amp;`, `&#39;` as the sign they stand for. */
export function spaceEntity(text: string, at: number): Sign | undefined {
  const semicolon = text.slice(at, at + LONGEST_ENTITY + 1).indexOf(';');
  if (semicolon < 2) return undefined;
  const name = text.slice(at + 1, at + semicolon).toLowerCase();
  if (!/^(?:#\d{1,5}|#x[\da-f]{1,5}|[a-z]{2,6}\d{0,2})$/.test(name)) return undefined;
  const low = NAMED[name] ?? '';
  return { low, end: at + semicolon + 1 };
}

function runLength(text: string, at: number, sign: string): number {
  let end = at;
  while (text.charAt(end) === sign) end += 1;
  return end - at;
}

/** Where an emoji with its joiners, skin tones and variants ends. */
function emojiEnd(text: string, at: number): number {
  let end = at + 2;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    const joins =
      code === 0x200d ||
      code === 0x20e3 ||
      code === 0xfe0f ||
      (code === 0xd83c && text.charCodeAt(end + 1) >= 0xdffb) ||
      text.charCodeAt(end - 1) === 0x200d;
    if (!joins) break;
    if (code >= 0xd800 && code <= 0xdbff) end += 1;
  }
  return end;
}

/** Signs that are what they look like. */
const PLAINEST = new Set([',', ':', '(', ')', ';', '?', '!', '|', "'", '#', '&', '%', '<', '>']);

/** The sign at a place of the text. */
export function signOf(text: string, at: number): Sign {
  const code = text.charCodeAt(at);
  const char = text.charAt(at);
  if (PLAINEST.has(char)) return { low: char, end: at + 1 };
  if (code >= 0xd800 && code <= 0xdbff) {
    const end = emojiEnd(text, at);
    const emoji = text.slice(at, at + 2);
    return { low: BULLETS.includes(emoji) ? '•' : emoji, end };
  }
  // `"Town","Norfolk"`: a list of cells in quotes.
  if (char === '"' && text.startsWith('","', at)) return { low: '\t', end: at + 3 };
  if (char === '.') {
    const run = runLength(text, at, '.');
    if (run >= 3) return { low: '..', end: at + run };
    if (text.startsWith('. . .', at)) {
      let end = at;
      while (text.charAt(end) === '.' || (text.charAt(end) === ' ' && text.charAt(end + 1) === '.')) end += 1;
      return { low: '..', end };
    }
    return { low: '.', end: at + 1 };
  }
  if (char === '+' && text.startsWith('+/-', at)) return { low: ' ', end: at + 3 };
  if (char === '~' && text.charAt(at + 1) === '~') return { low: '~~', end: at + 2 };
  if ((char === '-' || char === '=') && text.charAt(at + 1) === '>') return { low: '->', end: at + 2 };
  if (char === '-' || char === '=' || char === '*' || char === '_' || char === '/') {
    const run = runLength(text, at, char);
    if (char === '*' && run === 2 && text.charAt(at - 1) === ' ' && text.charAt(at + 2) === ' ')
      return { low: '•', end: at + 2 };
    if (run > 1) return { low: char === '/' || run > 2 ? '•' : char === '-' ? '-' : ' ', end: at + run };
  }
  if (char === '*') return { low: ' ', end: at + 1 };
  if (DASHES.includes(char)) return { low: '-', end: at + 1 };
  if (BULLETS.includes(char)) return { low: '•', end: text.charCodeAt(at + 1) === 0xfe0f ? at + 2 : at + 1 };
  if (char === '…') return { low: '..', end: at + 1 };
  if (code === 0xfe0f || code === 0x200b || code === 0x200d || (code < 32 && code !== 9))
    return { low: ' ', end: at + 1 };
  return { low: PLAIN[char] ?? char, end: at + 1 };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&#39;': "'",
  '&quot;': '"',
  '&apos;': "'",
};

/** A passage as a person would copy it: white space folded, entities and full-width forms in plain letters. */
export function writtenText(text: string, start: number, end: number): string {
  return text
    .slice(start, end)
    .replace(/&(?:nbsp|amp|#39|quot|apos);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/[\uff01-\uff5e]/g, (char) => char.normalize('NFKC'))
    .replaceAll('\u2019', "'")
    .replace(/\s+/g, ' ')
    .trim();
}
