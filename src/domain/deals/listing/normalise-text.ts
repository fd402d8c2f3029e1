import { compactText, isWide } from './compact-text.ts';
import { readEmoji } from './plain-emoji.ts';
import { plainSpelling } from './plain-spelling.ts';
import { unwrapLines } from './unwrap-lines.ts';

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  copy: '©',
  reg: '',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  ndash: '-',
  mdash: '-',
  bull: '•',
  middot: '•',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
};

const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** A tag ends a line, a cell or nothing; a link keeps its address. */
function replaceTag(whole: string, name: string, rest: string): string {
  const tag = name.toLowerCase();
  if (/^(?:br|p|div|li|ul|ol|tr|table|h[1-6]|section|article|header|footer|dd|dl|hr|tbody|thead|blockquote)$/.test(tag))
    return '\n';
  if (/^(?:td|th|dt)$/.test(tag)) return whole.startsWith('</') ? '\t' : '';
  const href = tag === 'a' || tag === 'img' ? /(?:href|src)=["']?(https?:[^"'\s>]{1,400})/i.exec(rest)?.[1] : undefined;
  return href === undefined ? ' ' : ` ${href} `;
}

function readMarkup(text: string): string {
  const untagged = text.includes('<')
    ? text
        .replace(/<\/span>\s?<span/gi, '</span>\t<span')
        .replace(/<\/?([a-zA-Z][a-zA-Z0-9]{0,10})((?:\s[^<>]{0,600})?)\/?>/g, replaceTag)
    : text;
  return untagged.includes('&') ? untagged.replace(/&(#?[a-zA-Z0-9]{1,8});/g, decodeEntity) : untagged;
}

/** `1½` reads 1.5, `½` reads 0.5. */
function readFractions(text: string): string {
  if (!/[½¼¾²]/.test(text)) return text;
  return text
    .replace(
      /(\d?)\s?([½¼¾])/g,
      (_, whole: string, sign: string) => `${whole === '' ? '0' : whole}${fractions[sign] ?? ''}`,
    )
    .replaceAll('²', '2');
}

/** Signs that are not ASCII, as far as they stand together. */
const FOREIGN = /[\u0080-\uffff]+/g;

/** Typographic signs, emoji and what cannot be seen, in plain spelling. */
function plainSigns(signs: string): string {
  return signs
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u2018\u2019\u201b\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u201f]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2190-\u21ff\u27a1\u2b05-\u2b0d]/g, '>')
    .replace(/×/g, 'x')
    .replace(/[·∙●▪◦‣⁃■□▶►★☆✓✔✅❖]/g, '•')
    .replace(/\p{Extended_Pictographic}[\ufe0f\u200d\p{Emoji_Modifier}]{0,4}/gu, '•')
    .replace(/[\ufe0e\ufe0f]/g, '')
    .replace(/[^\S\n\t]/g, ' ');
}

/** Most of the signs of a text stand in it many times: each is looked at once. */
function replaceForeign(text: string): string {
  const known = new Map<string, string>();
  const uncapped = text.includes('\u20e3') ? text.replace(/(\d)\ufe0f?\u20e3/g, '$1) ') : text;
  return uncapped.replace(FOREIGN, (signs) => {
    const plain = known.get(signs) ?? plainSigns(signs);
    known.set(signs, plain);
    return plain;
  });
}

/** One plain spelling of what was pasted: no tags, entities, emoji, typographic or full-width signs. Lines stay lines, tabs stay tabs. */
export function normaliseText(text: string): string {
  const marked = readMarkup(text);
  const wasWide = isWide(text);
  const read = wasWide ? readEmoji(marked) : marked;
  const isForeign = /[\u0080-\uffff]/.test(read);
  let plain = isForeign ? readFractions(read) : read;
  if (plain.includes('~~')) plain = plain.replace(/~~[^~\n]{1,40}~~/g, ' ');
  if (plain.includes('*'))
    plain = plain.replace(/ \*{1,3} (?=\S)/g, ' | ').replace(/\*{1,3}(?=\S)|(?<=\S)\*{1,3}/g, '');
  plain = plain.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n');
  if (plain.includes('(R)')) plain = plain.replaceAll('(R)', '');
  if (isForeign) plain = replaceForeign(plain.replace(/©/g, 'copyright ').replace(/[®™℠]/g, '').normalize('NFKC'));
  plain = plain.replaceAll('`', "'");
  return plainSpelling(unwrapLines(wasWide ? compactText(plain) : plain));
}
