import type { Token } from './lex.ts';
import type { ListingFieldName } from '../../../contract/deal-fields.ts';
import type { Line } from './lines.ts';
import type { Claim } from './settle.ts';

const MOST_LINKS = 20;
const MAX_DETAILS = 500;

const stores =
  /^(?:https?:\/\/)?(?:[\w-]{1,40}\.){0,3}(?:drive\.google\.com|photos\.google\.com|photos\.app\.goo\.gl|dropbox\.com|db\.tt|icloud\.com|imgur\.com|flickr\.com|flic\.kr|1drv\.ms|onedrive\.live\.com|box\.com|smugmug\.com|amazon\.com\/(?:photos|clouddrive)|wetransfer\.com|we\.tl|photobucket\.com|ibb\.co|postimg\.cc|matterport\.com|companycam\.com|sharepoint\.com|mega\.nz|pcloud\.link|shutterfly\.com|pixieset\.com|zillowstatic\.com|rdcpix\.com|youtube\.com|youtu\.be|vimeo\.com)(?=[/?#]|$)/i;
const image = /\.(?:jpe?g|png|webp|gif|heic|mp4|mov)(?:[?#].{0,200})?$/i;
const notPhotos =
  /zillow\.com|redfin\.com|realtor\.com|trulia\.com|homes\.com|har\.com|movoto|google\.com\/maps|maps\.|goo\.gl\/maps|forms\.|\/forms?\b|calendly|acuity|unsub|optout|opt-out|facebook\.com|instagram|linkedin|craigslist|docusign|typeform|jotform|\/about|docs\.google/i;
const calledPhotos =
  /(?:photos?|pics?|pictures?|images?|album|video|tour|walk ?-?through|fotos?|matterport|3d)\b[^.!?;]{0,40}$/;
const calledElse =
  /(?:comps|offers?|form|website|map|calendar|book|sign|unsubscribe|zillow|listing|more info|about us|submit|proof)\b[^.!?;,]{0,30}$/;
const shortened = /^(?:https?:\/\/)?(?:bit\.ly|tinyurl\.com|t\.co|rb\.gy|cutt\.ly|is\.gd)\//i;
const hasPath = /^https?:|\/./i;
const BEFORE_REACH = 70;

/** SPEC: links to photos, one on each line, in the order of the text. */
export function readLinks(tokens: readonly Token[], text: string, end: number): Claim | undefined {
  const links = new Map<string, Token>();
  let wasPhotos = false;
  let last = 0;
  for (let at = 0; at < tokens.length && links.size < MOST_LINKS; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'link' || token.start >= end) continue;
    const link = text.slice(token.start, token.end);
    if (!hasPath.test(link) || (link.includes('@') && !link.includes('://'))) continue;
    const before = text.slice(Math.max(last, token.start - BEFORE_REACH), token.start).toLowerCase();
    const near = before.trimEnd().split('\n').slice(-1)[0] ?? '';
    const called = calledElse.test(near) ? 'else' : calledPhotos.test(near) ? 'photos' : undefined;
    wasPhotos =
      !notPhotos.test(link) &&
      (stores.test(link) ||
        image.test(link) ||
        called === 'photos' ||
        (wasPhotos && shortened.test(link) && called !== 'else'));
    if (wasPhotos) links.set(/^https?:/i.test(link) ? link : `https://${link}`, token);
    last = token.end;
  }
  const [first] = links.values();
  return first && { value: [...links.keys()].join('\n'), rank: 1, start: first.start, end: first.end };
}

/** Where the next thing of the same line begins: `Roof 2017 HVAC 2019`, `Foundation: slab  Access: lockbox`. */
const NEXT = String.raw` {2}| (?:roof|hvac|a\/c|ac|furnace|water heater|foundation|electric(?:al)?|plumbing|windows|access|occupancy)(?: age| year| system)? ?(?:[:=-]|\d)`;
/** A year or an age, with the words behind it. */
const AGE = String.raw`((?:(?:19|20)\d{2}|\d{1,2} ?-?(?:yrs?|years?)(?: old)?)\b(?:(?!${NEXT}| [\/-] | (?:[a-z]{1,20} )?[a-z]{1,20} ?:)[^,.;|•\t(]){0,30})`;
/** What stands behind a label and its sign. */
const REST = String.raw` ?[:=-] ?((?:(?!${NEXT})[^.;|•\t]){2,80})`;

/** A label or a phrase in small letters, and as much after it as belongs to it; a line without one of its words has none. */
const phrases: readonly { readonly field: ListingFieldName; readonly words: readonly string[]; pattern: string }[] = [
  {
    field: 'roofAge',
    words: ['roof'],
    pattern: String.raw`(?<![a-z])roof(?:ing)?(?: age| year)?(?: (?:is|was|replaced in|from|replaced|approx\.?))?[ :=~-]{0,3}${AGE}`,
  },
  {
    field: 'hvacAge',
    words: ['ac', 'a/c'],
    pattern: String.raw`(?<![a-z])(?:hvac|a\/c|ac unit|(?<!\d ?)ac)(?: age| system)?(?: (?:is|was|replaced in|from|replaced))?[ :=~-]{0,3}${AGE}`,
  },
  {
    field: 'foundationCondition',
    words: ['foundation'],
    pattern: `(?<![a-z])foundation(?: type| condition| details)?${REST}`,
  },
  { field: 'propertyAccess', words: ['access'], pattern: `(?<![a-z])access${REST}` },
  {
    field: 'propertyAccess',
    words: ['lockbox'],
    pattern: String.raw`((?:combo )?lockbox(?: code)?(?: is)?:? ?#?\d{3,6}\b)`,
  },
];

/** SPEC: what stands after such a label, as written. */
export function readPhrases(lines: readonly Line[], text: string): Map<ListingFieldName, Claim> {
  const found = new Map<ListingFieldName, Claim>();
  const all = text.toLowerCase();
  // A letter that is two in small would move what stands behind it.
  if (all.length !== text.length) return found;
  const likely = phrases
    .filter(({ words }) => words.some((word) => all.includes(word)))
    .map((phrase) => ({ ...phrase, pattern: new RegExp(phrase.pattern) }));
  if (likely.length === 0) return found;
  for (const line of lines) {
    const low = all.slice(line.start, line.end);
    for (const { field, words, pattern } of likely) {
      if (found.has(field) || !words.some((word) => low.includes(word))) continue;
      const match = pattern.exec(low.replace(/\s/g, ' '));
      const said = match?.[1]?.trim() ?? '';
      if (match === null || said === '') continue;
      const start = line.start + match.index + match[0].lastIndexOf(said);
      const end = start + said.length;
      found.set(field, { value: text.slice(start, end).replace(/\s/g, ' '), rank: 1, start, end });
    }
  }
  return found;
}

const worthSaying =
  /\barv\b|after[- ]repair|\brents?\b|rented|tax|hoa|roof|hvac|needs|foundation|kitchen|comps|as[- ]is|motivated|remarks|flood|lease|occupied|cash only|emd|earnest|updated|corner|fence/;
const personal =
  /@|\d{3}[-. ]\d{3}[-. ]\d{4}|\(\d{3}\)|https?:|listed by|brokered|agent|call |text me|mls ?#|unsubscribe|\.com\b/;

/** SPEC: the lines worth handing on, in the text's own words; never a sender's telephone or e-mail address. */
export function readDetails(lines: readonly Line[], text: string): Claim | undefined {
  let value = '';
  let [start, end] = [0, 0];
  for (const line of lines) {
    if (line.end - line.start > MAX_DETAILS) continue;
    const written = text.slice(line.start, line.end).trim();
    const low = written.toLowerCase();
    if (!worthSaying.test(low) || personal.test(low)) continue;
    const next = value === '' ? written : `${value}\n${written}`;
    if (next.length > MAX_DETAILS) break;
    if (value === '') ({ start } = line);
    ({ end } = line);
    value = next;
  }
  return value === '' ? undefined : { value: value.replaceAll('\t', ' '), rank: 1, start, end };
}
