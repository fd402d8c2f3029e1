const TLDS = new Set('com net org io ly gl be me co us to app gle example page site biz link info tv'.split(' '));

export const isDigit = (code: number) => code >= 48 && code <= 57;
export const isUpper = (code: number) => code >= 65 && code <= 90;
export const isAsciiLetter = (code: number) => (code >= 97 && code <= 122) || isUpper(code);
export const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || isUpper(code) || (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7);

/** Whether a web or mail address may begin with the word that ends here. */
export function mayLink(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  const next = text.charCodeAt(end + 1);
  if (code === 58) return next === 47;
  // A dot or a dash with a blank behind it is a sentence's.
  if (code === 46 || code === 45 || code === 95) return next > 32;
  return code === 64 || isDigit(code) || isAsciiLetter(code);
}

/** A word in small letters, its accents folded. */
export function plainWord(text: string, isAscii: boolean): string {
  const low = text.toLowerCase();
  return isAscii
    ? low
    : low
        .normalize('NFKD')
        .replaceAll('\u2019', "'")
        .replace(/[\u0300-\u036f]/g, '');
}

/** Where a web or mail address that begins here ends, or 0. */
export function webAddressEnd(text: string, at: number): number {
  const limit = Math.min(text.length, at + 40);
  let dot = 0;
  for (let end = at; end < limit; end += 1) {
    const code = text.charCodeAt(end);
    if (code === 58) return dot === 0 && text.startsWith('://', end) && end - at <= 5 ? linkEnd(text, end + 3) : 0;
    if (code === 64) return linkEnd(text, end);
    if (code === 46) dot = end;
    else if (code === 47) return dot > 0 && TLDS.has(text.slice(dot + 1, end).toLowerCase()) ? linkEnd(text, end) : 0;
    else if (!isAsciiLetter(code) && !isDigit(code) && code !== 45 && code !== 95) {
      return dot > 0 && dot < end - 1 && TLDS.has(text.slice(dot + 1, end)) && code !== 40 ? end : 0;
    }
  }
  return 0;
}

/** Where the rest of an address ends: before blanks, quotes and the signs of its sentence. */
export function linkEnd(text: string, from: number): number {
  let end = from;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code <= 32 || code === 34 || code === 60 || code === 62 || code === 0xa0 || code === 124) break;
  }
  while (end > from && ".,;:!?)]'*".includes(text.charAt(end - 1))) end -= 1;
  return end;
}

const FULL_WIDTH_GAP = 0xfee0;

/** Full-width letters, figures and signs as plain ones; every character keeps its place. */
export function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_GAP));
}

/** Whether a run of capitals ends before this one, which begins the next word (`MLSNumber`). */
export function endsCapitals(text: string, at: number, end: number): boolean {
  const [next, after] = [text.charCodeAt(end + 1), text.charCodeAt(end + 2)];
  return next >= 97 && next <= 122 && after >= 97 && after <= 122 && end - at >= 2;
}

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
  'a b big button center code del em font i label mark option s small span strike strong sub sup title u'.split(' '),
);
const LONGEST_VALUE = 200;
const CELL_TAGS = new Set(['td', 'th']);
const BULLETS = '☒★☆•·▪●◦‣▸►➤➢✔✅☑✓◆■□▶➖‧∙⭐✨🔹🔸🔥👉✳❖*';
export const EMPTY_BOX = '☐';
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

const LONGEST_BOX = 3;

/** `[ ] Owner [X] Vacant`: an empty box says nothing of what follows, a ticked one parts it from what stands before. */
function boxOf(inside: string, end: number, at: number): Sign {
  if (inside === '') return { low: EMPTY_BOX, end };
  return inside === 'x' || inside === '✓' || inside === '✔' ? { low: ',', end } : { low: ' ', end: at + 1 };
}

/** The sign at a place of the text. */
export function signOf(text: string, at: number): Sign {
  const code = text.charCodeAt(at);
  const char = text.charAt(at);
  const box = char === '[' ? text.indexOf(']', at) : -1;
  if (box > at && box <= at + LONGEST_BOX)
    return boxOf(
      text
        .slice(at + 1, box)
        .trim()
        .toLowerCase(),
      box + 1,
      at,
    );
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
    // `Lot . 80x150`: a leader, since no sentence ends behind a blank.
    return { low: text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' ' ? '..' : '.', end: at + 1 };
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
